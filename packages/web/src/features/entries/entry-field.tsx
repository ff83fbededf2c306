import { Checkbox, Group, NativeSelect, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { sayRange, unitSymbol } from '@larder/core/entries'
import type { TemperatureUnit } from '@larder/core/haccp'
import type { FieldValue, OptionText, TaskStep } from '@larder/core/tasks'
import { useAccess, useCompanyFormat } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { DateInput } from '#ui/date-input.tsx'
import { FileField } from '#ui/file-field.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { numberValue, typedOf, type FieldDraft } from './entry-draft.ts'
import { PartnerField } from './partner-field.tsx'
import { ProductField } from './product-field.tsx'

type Props = {
  readonly step: TaskStep
  readonly labelledBy?: string | undefined
  readonly field: FieldDraft
  readonly breach: boolean
  readonly onChange: (part: Partial<FieldDraft>) => void
}

/** The company's scale: what cooks read from their probes. */
export function useTemperatureUnit(): TemperatureUnit {
  return useAccess().company?.temperature_scale.unit === '°F' ? 'F' : 'C'
}

/** One field of a form, whatever is asked there. */
export function EntryField(props: Props) {
  const { step, field, onChange } = props
  const set = (value: FieldValue): void => onChange({ value })
  switch (step.task_step_type_name) {
    case 'enter_temperature':
    case 'enter_value':
    case 'enter_amount':
      return <NumberField {...props} />
    case 'enter_text':
      return (
        <Textarea
          {...labelOf(props)}
          autosize
          minRows={2}
          maxLength={2_000}
          value={typedOf(field.value)}
          onChange={(event) => set({ text: event.currentTarget.value })}
        />
      )
    case 'ticket':
      return <TicketField {...props} />
    case 'enter_date':
      return <DateField {...props} />
    case 'choose_one_answer':
      return <OneAnswer {...props} />
    case 'choose_partner':
      return <PartnerField {...labelOf(props)} value={field.value} onChange={set} />
    case 'choose_answer':
      return <Answers {...props} />
    case 'choose_product':
      return <ProductField {...labelOf(props)} value={field.value} onChange={set} />
    case 'attach_file':
      return <FileField {...labelOf(props)} files={field.files} onChange={(files) => onChange({ files })} />
  }
}

const labelOf = ({ step, labelledBy }: Props) =>
  labelledBy === undefined
    ? { label: step.name, required: step.is_required }
    : { 'aria-labelledby': labelledBy }

/** What is written here raises a ticket with the entry; its photos come along. */
function TicketField(props: Props) {
  const { field, onChange } = props
  const say = useSay()
  const written = typedOf(field.value)
  return (
    <>
      <Textarea
        {...labelOf(props)}
        autosize
        minRows={2}
        maxLength={5_000}
        value={written}
        onChange={(event) =>
          onChange({
            value: event.currentTarget.value === '' ? null : { description: event.currentTarget.value },
          })
        }
      />
      {(written.trim() !== '' || field.files.length > 0) && (
        <FileField
          label={say('tickets.photos')}
          files={field.files}
          onChange={(files) => onChange({ files })}
        />
      )}
    </>
  )
}

function NumberField(props: Props) {
  const { step, field, breach, onChange } = props
  const say = useSay()
  const unit = useTemperatureUnit()
  const limit = { min: step.entry_min_value, max: step.entry_max_value }
  const held = limit.min !== null || limit.max !== null
  const outside =
    step.name === '' ? true : say('entries.outside_title', { limit: sayRange(limit, step, unit) })
  return (
    <NumberInput
      {...labelOf(props)}
      size="md"
      negatives={step.task_step_type_name !== 'enter_amount'}
      value={typedOf(field.value)}
      onChange={(typed) => onChange({ value: numberValue(step, typed, unit) })}
      unit={unitSymbol(step, unit) || undefined}
      error={breach ? outside : false}
      {...(step.name !== '' && held && { description: sayRange(limit, step, unit) })}
    />
  )
}

function DateField(props: Props) {
  const { field, onChange } = props
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const { date, time } =
    field.value !== null && !Array.isArray(field.value) && 'date' in field.value
      ? field.value
      : { date: '', time: null }
  return (
    <Group gap="sm" wrap="nowrap" align="flex-end">
      <div style={{ flex: 2 }}>
        <DateInput
          {...labelOf(props)}
          pattern={datePattern}
          value={date}
          onChange={(next) => onChange({ value: { date: next, time: time ?? null } })}
        />
      </div>
      <TextInput
        style={{ flex: 1 }}
        type="time"
        label={say('entries.time')}
        value={time ?? ''}
        onChange={(event) => onChange({ value: { date, time: event.currentTarget.value || null } })}
      />
    </Group>
  )
}

const OWN = 'own'
const DONE = [
  { value: 'done', key: 'entries.answer_done' },
  { value: 'not_done', key: 'entries.answer_not_done' },
] as const

/**
 * One of the options, or own words where they are allowed; «done» or «not done» where there is nothing to
 * choose from.
 */
function OneAnswer(props: Props) {
  const { step, field, breach, onChange } = props
  const say = useSay()
  const own = step.allow_custom_value_ind
  const value =
    field.value !== null && !Array.isArray(field.value) && 'text' in field.value ? field.value : null
  const tick = step.task_step_type_name === 'choose_one_answer' && step.options.length === 0
  const words =
    tick && (value?.text === 'done' || value?.text === 'not_done')
      ? null
      : value?.id === undefined
        ? value
        : null
  const choose = (key: string): void => {
    const option = step.options.find(({ id }) => String(id) === key)
    onChange({
      value:
        key === OWN
          ? { text: '' }
          : option === undefined
            ? { text: key }
            : { id: option.id, text: option.text },
    })
  }
  const written = (
    <TextInput
      aria-label={say('entries.own_words')}
      placeholder={say('entries.own_words')}
      maxLength={2_000}
      value={words?.text ?? ''}
      onChange={(event) => onChange({ value: { text: event.currentTarget.value } })}
    />
  )
  if (step.options.length > 7)
    return (
      <Stack gap="xs">
        <NativeSelect
          {...labelOf(props)}
          data={[
            { value: '', label: say('ui.choose') },
            ...step.options.map(({ id, text }) => ({ value: String(id), label: text })),
            ...(own ? [{ value: OWN, label: say('entries.other_answer') }] : []),
          ]}
          value={words !== null ? OWN : String(value?.id ?? '')}
          onChange={(event) =>
            event.currentTarget.value === '' ? onChange({ value: null }) : choose(event.currentTarget.value)
          }
        />
        {own && words !== null && written}
      </Stack>
    )
  return (
    <Radio.Group
      size="md"
      {...labelOf(props)}
      value={words !== null ? OWN : tick ? (value?.text ?? '') : String(value?.id ?? '')}
      onChange={choose}
      error={breach ? say('entries.breach_answer') : undefined}
    >
      <Stack gap={4} mt={6}>
        {tick &&
          DONE.map((one) => (
            <Radio key={one.value} value={one.value} label={say(one.key)} size="md" py={8} />
          ))}
        {step.options.map(({ id, text }) => (
          <Radio key={id} value={String(id)} label={text} size="md" py={8} />
        ))}
        {own && <Radio value={OWN} label={say('entries.other_answer')} size="md" py={8} />}
        {own && words !== null && written}
      </Stack>
    </Radio.Group>
  )
}

function Answers(props: Props) {
  const { step, field, breach, onChange } = props
  const say = useSay()
  const chosen: OptionText[] = Array.isArray(field.value) ? field.value : []
  const own = chosen.find(({ id }) => id === undefined)
  const choose = (keys: string[]): void =>
    onChange({
      value: [
        ...step.options.filter(({ id }) => keys.includes(String(id))).map(({ id, text }) => ({ id, text })),
        ...(own === undefined ? [] : [own]),
      ],
    })
  const write = (text: string): void =>
    onChange({ value: [...chosen.filter(({ id }) => id !== undefined), ...(text === '' ? [] : [{ text }])] })
  return (
    <Checkbox.Group
      size="md"
      {...labelOf(props)}
      value={chosen.flatMap(({ id }) => (id === undefined ? [] : [String(id)]))}
      onChange={choose}
      error={breach ? say('entries.breach_answer') : undefined}
    >
      <Stack gap={4} mt={6}>
        {step.options.map(({ id, text }) => (
          <Checkbox key={id} value={String(id)} label={text} size="md" py={8} />
        ))}
        {step.allow_custom_value_ind && (
          <TextInput
            label={say('entries.other_answer')}
            maxLength={2_000}
            value={own?.text ?? ''}
            onChange={(event) => write(event.currentTarget.value)}
          />
        )}
        {step.options.length === 0 && !step.allow_custom_value_ind && (
          <Text c="dimmed">{say('entries.nothing_to_choose')}</Text>
        )}
      </Stack>
    </Checkbox.Group>
  )
}

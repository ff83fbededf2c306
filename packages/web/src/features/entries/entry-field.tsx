import { Checkbox, Group, NativeSelect, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { sayRange, unitSymbol } from '@larder/core/entries'
import type { FieldValue, OptionText, TaskStep } from '@larder/core/tasks'
import type { ReactNode } from 'react'
import { useCompanyFormat, useScale } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { DateInput } from '#ui/date-input.tsx'
import { FileField } from '#ui/file-field.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { numberValue, stepInHand, typedOf, type FieldDraft } from './entry-draft.ts'
import { FoodField } from './food-field.tsx'
import { PartnerField } from './partner-field.tsx'
import { ProductField } from './product-field.tsx'
import { SampleField } from './sample-field.tsx'

type Props = {
  readonly step: TaskStep
  readonly labelledBy?: string | undefined
  readonly field: FieldDraft
  readonly breach: boolean
  readonly onChange: (part: Partial<FieldDraft>) => void
}

/** One field of a form, by the type of its step. */
export function EntryField(props: Props) {
  const { step, field, onChange } = props
  const set = (value: FieldValue): void => onChange({ value })
  switch (step.task_step_type_name) {
    case 'enter_temperature':
    case 'enter_value':
    case 'enter_amount':
      if (step.criterion !== undefined)
        return (
          <SampleField
            criterion={step.criterion}
            label={step.name}
            required={step.is_required}
            value={field.value}
            breach={props.breach}
            onChange={set}
          />
        )
      return step.foods === undefined ? <NumberField {...props} /> : <NumberOfFood {...props} />
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

/** Text in this field raises a ticket when the entry is saved; the photos go to the ticket. */
function TicketField(props: Props) {
  const { field, onChange } = props
  const say = useSay()
  const text = typedOf(field.value)
  return (
    <>
      <Textarea
        {...labelOf(props)}
        autosize
        minRows={2}
        maxLength={5_000}
        value={text}
        onChange={(event) =>
          onChange({
            value: event.currentTarget.value === '' ? null : { description: event.currentTarget.value },
          })
        }
      />
      {(text.trim() !== '' || field.files.length > 0) && (
        <FileField
          label={say('tickets.photos')}
          files={field.files}
          onChange={(files) => onChange({ files })}
        />
      )}
    </>
  )
}

/** First what is in hand, then its value. */
function NumberOfFood(props: Props) {
  const { step, field, onChange } = props
  return (
    <Stack gap="sm">
      <FoodField foods={step.foods ?? []} value={field.food} onChange={(food) => onChange({ food })} />
      <NumberField {...props} step={stepInHand(step, field)} />
    </Stack>
  )
}

function NumberField(props: Props) {
  const { step, field, breach, onChange } = props
  const say = useSay()
  const unit = useScale()
  const limit = { min: step.entry_min_value, max: step.entry_max_value }
  const hasLimit = limit.min !== null || limit.max !== null
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
      {...(step.name !== '' && hasLimit && { description: sayRange(limit, step, unit) })}
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

const MAX_RADIOS = 7

/**
 * One of the options, or the user's own words where they are allowed; “done” or “not done” where a step has
 * no options. A select replaces the radio buttons where there are many options.
 */
function OneAnswer(props: Props) {
  const { step, field, onChange } = props
  const { chosen, ownText } = oneAnswerOf(step, field.value)
  const choose = (key: string): void => {
    const option = step.options.find(({ id }) => String(id) === key)
    if (key === OWN) onChange({ value: { text: '' } })
    else onChange({ value: option === undefined ? { text: key } : { id: option.id, text: option.text } })
  }
  const ownField = step.allow_custom_value_ind && ownText !== null && (
    <OwnAnswer text={ownText} onChange={(text) => onChange({ value: { text } })} />
  )
  const part = { ...props, chosen, choose, ownField }
  return step.options.length > MAX_RADIOS ? <AnswerSelect {...part} /> : <AnswerRadios {...part} />
}

/** Which choice is set, and the user's own words where they are the answer. */
function oneAnswerOf(step: TaskStep, value: FieldValue) {
  const answer = value !== null && !Array.isArray(value) && 'text' in value ? value : null
  const isDoneOrNot = step.options.length === 0 && DONE.some((choice) => choice.value === answer?.text)
  const isOwn = answer !== null && answer.id === undefined && !isDoneOrNot
  return {
    chosen: isOwn ? OWN : isDoneOrNot ? (answer?.text ?? '') : String(answer?.id ?? ''),
    ownText: isOwn ? answer.text : null,
  }
}

function OwnAnswer({ text, onChange }: { readonly text: string; readonly onChange: (text: string) => void }) {
  const say = useSay()
  return (
    <TextInput
      aria-label={say('entries.own_words')}
      placeholder={say('entries.own_words')}
      maxLength={2_000}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

type OneAnswerProps = Props & {
  readonly chosen: string
  readonly choose: (key: string) => void
  readonly ownField: ReactNode
}

function AnswerSelect({ chosen, choose, ownField, ...props }: OneAnswerProps) {
  const { step, onChange } = props
  const say = useSay()
  return (
    <Stack gap="xs">
      <NativeSelect
        {...labelOf(props)}
        data={[
          { value: '', label: say('ui.choose') },
          ...step.options.map(({ id, text }) => ({ value: String(id), label: text })),
          ...(step.allow_custom_value_ind ? [{ value: OWN, label: say('entries.other_answer') }] : []),
        ]}
        value={chosen}
        onChange={({ currentTarget: { value } }) =>
          value === '' ? onChange({ value: null }) : choose(value)
        }
      />
      {ownField}
    </Stack>
  )
}

function AnswerRadios({ chosen, choose, ownField, ...props }: OneAnswerProps) {
  const { step, breach } = props
  const say = useSay()
  const choices = [
    ...(step.options.length === 0 ? DONE.map(({ value, key }) => ({ value, label: say(key) })) : []),
    ...step.options.map(({ id, text }) => ({ value: String(id), label: text })),
    ...(step.allow_custom_value_ind ? [{ value: OWN, label: say('entries.other_answer') }] : []),
  ]
  return (
    <Radio.Group
      size="md"
      {...labelOf(props)}
      value={chosen}
      onChange={choose}
      error={breach ? say('entries.breach_answer') : undefined}
    >
      <Stack gap={4} mt={6}>
        {choices.map(({ value, label }) => (
          <Radio key={value} value={value} label={label} size="md" py={8} />
        ))}
        {ownField}
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

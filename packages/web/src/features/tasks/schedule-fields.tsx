import { formatTime } from '#kit/format.ts'
import { Button, Checkbox, Chip, Group, NativeSelect, Radio, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { classifiers } from '@larder/contract/classifiers'
import { useQuery } from '@tanstack/react-query'
import { useCompanyFormat } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { query } from '#kit/query.ts'
import { DateInput } from '#ui/date-input.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { blankSchedule, timesOf, type CustomDraft, type ScheduleDraft } from './schedule-draft.ts'
import styles from './tasks.module.css'
import { TimeInput } from './time-input.tsx'

type Props = {
  /** Kind of the task: decides which frequencies there are. */
  readonly kind: string
  readonly draft: ScheduleDraft
  readonly onChange: (part: Partial<ScheduleDraft>) => void
}

/** How often: a standard frequency, or one that the place defines. */
export function ScheduleFields({ kind, draft, onChange }: Props) {
  const say = useSay()
  const lang = useLanguage()
  const frequencies = useQuery(
    query(classifiers.task_frequencies, {
      query: { lang, ...(kind !== '' && { task_subtype_id: Number(kind) }) },
    }),
  )
  const choices = (frequencies.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))
  const { custom } = draft
  return (
    <Stack gap="sm">
      <Radio.Group
        size="md"
        label={say('tasks.frequency')}
        value={custom.on ? 'own' : 'named'}
        onChange={(value) => onChange({ custom: { ...custom, on: value === 'own' } })}
      >
        <Group mt="xs">
          <Radio py={10} value="named" label={say('tasks.frequency_named')} />
          <Radio py={10} value="own" label={say('tasks.frequency_own')} />
        </Group>
      </Radio.Group>
      {custom.on ? (
        <CustomFields custom={custom} onChange={(part) => onChange({ custom: { ...custom, ...part } })} />
      ) : (
        <NativeSelect
          aria-label={say('tasks.frequency')}
          data={choices}
          value={draft.frequency}
          onChange={(event) => onChange({ frequency: event.currentTarget.value })}
        />
      )}
      <Times count={timesOf(draft)} times={draft.times} onChange={(times) => onChange({ times })} />
    </Stack>
  )
}

type PartProps = {
  readonly kind: string
  /** “As often as the task”, or as the checklist. */
  readonly label: string
  readonly schedule: ScheduleDraft | null
  readonly onChange: (schedule: ScheduleDraft | null) => void
}

/** How often a unit or a line is due: as often as the whole task, or at its own frequency. */
export function PartScheduleFields({ kind, label, schedule, onChange }: PartProps) {
  return (
    <Stack gap="xs">
      <Checkbox
        py={10}
        label={label}
        checked={schedule === null}
        onChange={(event) => onChange(event.currentTarget.checked ? null : blankSchedule)}
      />
      {schedule !== null && (
        <ScheduleFields
          kind={kind}
          draft={schedule}
          onChange={(part) => onChange({ ...schedule, ...part })}
        />
      )}
    </Stack>
  )
}

/** Monday to Sunday in the reader's language. */
const weekdays = (lang: string): readonly string[] =>
  Array.from({ length: 7 }, (_, index) =>
    formatTime(new Date(Date.UTC(2026, 0, 5 + index)), lang, { weekday: 'short', timeZone: 'UTC' }),
  )

type CustomProps = { readonly custom: CustomDraft; readonly onChange: (part: Partial<CustomDraft>) => void }

function CustomFields({ custom, onChange }: CustomProps) {
  const say = useSay()
  const lang = useLanguage()
  const { datePattern } = useCompanyFormat()
  const units = useQuery(query(classifiers.custom_frequency_types, { query: { lang } }))
  return (
    <Stack gap="sm">
      <div className={styles.two}>
        <NumberInput
          label={say('tasks.every')}
          digits
          max={365}
          value={custom.count}
          onChange={(count) => onChange({ count })}
        />
        <NativeSelect
          label={say('tasks.every_unit')}
          data={(units.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(custom.type)}
          onChange={(event) => onChange({ type: Number(event.currentTarget.value) })}
        />
        <DateInput
          label={say('tasks.starts')}
          pattern={datePattern}
          value={custom.start}
          onChange={(start) => onChange({ start })}
        />
      </div>
      {custom.type === 5 && (
        <Chip.Group
          multiple
          value={custom.days.map(String)}
          onChange={(days: string[]) => onChange({ days: days.map(Number) })}
        >
          <Group gap="xs" role="group" aria-label={say('tasks.weekdays')}>
            {weekdays(lang).map((name, index) => (
              <Chip key={name} value={String(index + 1)} size="md" styles={{ label: { minHeight: 44 } }}>
                {name}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      )}
      {custom.type > 5 && (
        <Checkbox
          py={10}
          label={say('tasks.same_weekday')}
          checked={custom.weekday_of_month}
          onChange={(event) => onChange({ weekday_of_month: event.currentTarget.checked })}
        />
      )}
    </Stack>
  )
}

type TimesProps = {
  /** How many times a day the frequency needs; null = as many as the user adds. */
  readonly count: number | null
  readonly times: readonly string[]
  readonly onChange: (times: readonly string[]) => void
}

function Times({ count, times, onChange }: TimesProps) {
  const say = useSay()
  const fields = count === null ? times : Array.from({ length: count }, (_, index) => times[index] ?? '')
  if (count === 0) return null
  const set = (index: number, time: string): void =>
    onChange(fields.map((one, at) => (at === index ? time : one)))
  return (
    <Group gap="sm" align="flex-end">
      {fields.map((time, index) => (
        <TimeInput
          key={`${index}/${fields.length}`}
          label={say('tasks.time_number', { number: index + 1 })}
          value={time}
          onChange={(event) => set(index, event.currentTarget.value)}
        />
      ))}
      {count === null && (
        <Button
          variant="subtle"
          size="md"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onChange([...times, '12:00'])}
        >
          {say('tasks.add_time')}
        </Button>
      )}
    </Group>
  )
}

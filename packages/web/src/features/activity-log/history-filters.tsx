import { Group, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { kindNames } from '#features/tasks/public.tsx'
import { useCompanyFormat } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { DateInput } from '#ui/date-input.tsx'

export type Filter = {
  readonly fromDate: string
  readonly toDate: string
  readonly kind: string
  readonly status: '' | 'correct' | 'incorrect'
  readonly searchText: string
}

type Props = {
  readonly filter: Filter
  /** The list shows one task, whose kind is known. */
  readonly oneTask?: boolean
  readonly onChange: (filter: Filter) => void
}

/** Milliseconds after the last key before the search starts (document 3 section 9). */
const WAIT = 400

/** An incomplete date is ignored: the list stays as it is until the date is complete. */
export function HistoryFilters({ filter, oneTask = false, onChange }: Props) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const change = (changed: Partial<Filter>): void => onChange({ ...filter, ...changed })
  const search = useDebouncedCallback((searchText: string) => change({ searchText }), WAIT)
  return (
    <Group gap="sm" p="md" align="flex-end">
      <TextInput
        flex="1 1 200px"
        size="md"
        aria-label={say('history.search')}
        placeholder={say('history.search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        defaultValue={filter.searchText}
        maxLength={200}
        onChange={(event) => search(event.currentTarget.value)}
      />
      <DateInput
        flex="1 1 140px"
        size="md"
        label={say('history.from')}
        pattern={datePattern}
        value={filter.fromDate}
        onChange={(fromDate) => fromDate !== '' && change({ fromDate })}
      />
      <DateInput
        flex="1 1 140px"
        size="md"
        label={say('history.to')}
        pattern={datePattern}
        value={filter.toDate}
        onChange={(toDate) => toDate !== '' && change({ toDate })}
      />
      <KindAndStatus filter={filter} oneTask={oneTask} change={change} />
    </Group>
  )
}

type SelectProps = {
  readonly filter: Filter
  readonly oneTask: boolean
  readonly change: (part: Partial<Filter>) => void
}

function KindAndStatus({ filter, oneTask, change }: SelectProps) {
  const say = useSay()
  return (
    <>
      {!oneTask && (
        <NativeSelect
          flex="1 1 200px"
          size="md"
          aria-label={say('history.kind')}
          value={filter.kind}
          onChange={(event) => change({ kind: event.currentTarget.value })}
          data={[
            { value: '', label: say('history.all_kinds') },
            ...Object.entries(kindNames).map(([value, name]) => ({ value, label: say(name) })),
          ]}
        />
      )}
      <NativeSelect
        flex="1 1 150px"
        size="md"
        aria-label={say('table.status')}
        value={filter.status}
        onChange={(event) => change({ status: event.currentTarget.value as Filter['status'] })}
        data={[
          { value: '', label: say('history.all_statuses') },
          { value: 'correct', label: say('table.correct') },
          { value: 'incorrect', label: say('table.incorrect') },
        ]}
      />
    </>
  )
}

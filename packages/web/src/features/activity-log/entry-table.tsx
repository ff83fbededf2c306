import type { HistoryEntry } from '@larder/contract/activity-log'
import { Text } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import styles from '#ui/data-table.module.css'
import { EmptyState } from '#ui/empty-state.tsx'
import { StateBadge } from '#ui/state-badge.tsx'

/** Entries as the server found them, newest first; on phones each is a block of names and values. */
export function EntryTable({ label, entries }: { readonly label: string; readonly entries: readonly HistoryEntry[] }) {
  const say = useSay()
  if (entries.length === 0) {
    return (
      <EmptyState icon={IconHistory} title={say('history.empty_title')}>
        {say('history.empty_text')}
      </EmptyState>
    )
  }
  const names = (['table.date', 'table.task', 'table.value', 'table.status', 'table.filled_by'] as const).map((key) => say(key))
  return (
    <div className={styles.scroll}>
      <table className={`${styles.table} ${styles.stacked}`} aria-label={label}>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} names={names} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function EntryRow({ entry, names }: { readonly entry: HistoryEntry; readonly names: readonly string[] }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const { entry_date, entry_time, task_name, values, limit, status, corrective_actions, comment, filled_by } = entry
  const done = status === 'done'
  return (
    <tr>
      <td data-label={names[0]}>
        {formatDate(entry_date, datePattern)} {entry_time}
      </td>
      <td data-label={names[1]} style={{ overflowWrap: 'anywhere' }}>
        <Text fw={600} size="sm">
          {task_name}
        </Text>
        {[...corrective_actions, comment].filter((text) => text !== '').map((text) => (
          <Text key={text} size="sm" c="dimmed">
            {text}
          </Text>
        ))}
      </td>
      <td data-label={names[2]}>
        {values.length === 0 ? say(done ? 'entries.answer_done' : 'entries.answer_not_done') : values.map(({ name, text }) => (name === '' ? text : `${name}: ${text}`)).join('; ')}
        {limit !== null && limit !== '' && (
          <Text size="sm" c="dimmed">
            {limit}
          </Text>
        )}
      </td>
      <td data-label={names[3]}>
        <StateBadge state={done ? 'ok' : 'overdue'}>{say(done ? 'table.correct' : 'table.incorrect')}</StateBadge>
      </td>
      <td data-label={names[4]}>{filled_by === '' ? say('table.by_sensor') : filled_by}</td>
    </tr>
  )
}

import type { HistoryEntry } from '@larder/contract/activity-log'
import type { RecordSummary } from '@larder/contract/records'
import { localDecimals, localFigure } from '@larder/core/entries'
import { Text } from '@mantine/core'
import { useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import styles from './proof.module.css'

/** Values outside their limits, and the corrective actions. */
export function BreachList({ summary: { breaches, breach_count } }: { readonly summary: RecordSummary }) {
  const say = useSay()
  if (breaches.length === 0) {
    return (
      <Card title={say('proof.breaches')}>
        <Text>{say('proof.no_breaches')}</Text>
      </Card>
    )
  }
  return (
    <Card title={say('proof.breaches')}>
      <ul className={styles.breaches}>
        {breaches.map((entry) => (
          <Breach key={entry.id} entry={entry} />
        ))}
      </ul>
      {breach_count > breaches.length && (
        <Text mt="sm" c="dimmed">
          {say('proof.newest', { count: breaches.length })}
        </Text>
      )}
    </Card>
  )
}

function Breach({ entry }: { readonly entry: HistoryEntry }) {
  const say = useSay()
  const lang = useLanguage()
  const { datePattern } = useCompanyFormat()
  const {
    task_name,
    unit_name,
    entry_date,
    entry_time,
    values,
    limit,
    corrective_actions,
    comment,
    filled_by,
  } = entry
  const actions = [...corrective_actions, comment].filter((text) => text !== '')
  return (
    <li className={styles.breach}>
      <span className={styles.reading}>
        {values
          .map(({ name, text }) => (name === '' ? '' : `${name}: `) + localFigure(text, lang))
          .join('; ')}
      </span>
      <div className={styles.what}>
        <Text fw={600}>{unit_name === '' ? task_name : `${unit_name} · ${task_name}`}</Text>
        {limit !== null && limit !== '' && (
          <Text size="sm">
            {say('proof.limit')}: {localDecimals(limit, lang)}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {formatDate(entry_date, datePattern)} {entry_time} ·{' '}
          {filled_by === '' ? say('table.by_sensor') : filled_by}
        </Text>
      </div>
      <div className={styles.action}>
        <Text size="sm" c="dimmed">
          {say('proof.action')}
        </Text>
        {actions.length === 0 ? (
          <Text c="red">{say('proof.no_action')}</Text>
        ) : (
          actions.map((text, at) => <Text key={at}>{text}</Text>)
        )}
      </div>
    </li>
  )
}

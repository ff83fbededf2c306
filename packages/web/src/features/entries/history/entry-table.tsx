import type { HistoryEntry } from '@larder/contract/activity-log'
import { Anchor, Badge, Group, Text } from '@mantine/core'
import { IconHistory, IconTrashX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { paths } from '#app/paths.ts'
import { sayIdentity } from '../entry-words.ts'
import { EntryMarks } from '../entry-marks.tsx'
import { TicketLink } from '#features/tickets/public.tsx'
import { useAccess, useCompanyFormat, useEntryMoment, useTimesHidden } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { localDecimals, localFigure } from '@larder/core/entries'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { usePanel } from '#kit/use-panel.ts'
import styles from '#ui/data-table.module.css'
import { TableHead } from '#ui/table-head.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import own from './history.module.css'

const EntryPanel = lazyPiece(() => import('../entry-panel.tsx'), 'EntryPanel')

type Props = {
  readonly label: string
  readonly entries: readonly HistoryEntry[]
  /** Names the batch of each; not on the page of the batch. */
  readonly withBatch?: boolean
}

/** Entries, newest first; on phones each is a block of names and values. Each opens beside the list. */
export function EntryTable({ label, entries, withBatch = true }: Props) {
  const say = useSay()
  const { shown: entryId, open, close } = usePanel('entry')
  const opened = entries.find(({ id }) => String(id) === entryId)
  if (entries.length === 0) {
    return (
      <EmptyState icon={IconHistory} title={say('history.empty_title')}>
        {say('history.empty_text')}
      </EmptyState>
    )
  }
  const names = (['table.date', 'table.task', 'table.value', 'table.status', 'table.filled_by'] as const).map(
    (key) => say(key),
  )
  return (
    <div className={styles.scroll}>
      <table className={`${styles.table} ${styles.stacked}`} aria-label={label}>
        <TableHead names={names} />
        <tbody>
          {entries.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={withBatch ? entry : { ...entry, traceability_record: null }}
              names={names}
              onOpen={() => open(entry.id)}
            />
          ))}
        </tbody>
      </table>
      <Suspense fallback={null}>
        {opened !== undefined && <EntryPanel entry={opened} onClose={close} />}
      </Suspense>
    </div>
  )
}

type RowProps = {
  readonly entry: HistoryEntry
  readonly names: readonly string[]
  readonly onOpen: () => void
}

function EntryRow({ entry, names, onOpen }: RowProps) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const timesHidden = useTimesHidden()
  const { entry_date, entry_time, filled_by, corrected_by, device_name, removal } = entry
  const when = [formatDate(entry_date, datePattern), timesHidden ? '' : entry_time].join(' ').trim()
  return (
    <tr {...(removal !== null && { 'data-removed': true })}>
      <td data-label={names[0]}>
        <span className={struckIf(removal)}>{when}</span>
      </td>
      <td data-label={names[1]} style={{ overflowWrap: 'anywhere' }}>
        <TaskCell entry={entry} when={when} onOpen={onOpen} />
      </td>
      <td data-label={names[2]}>
        <Values entry={entry} />
      </td>
      <td data-label={names[3]}>
        {removal === null ? (
          <EntryState entry={entry} />
        ) : (
          <StateBadge state="none">{say('entries.op_remove')}</StateBadge>
        )}
      </td>
      <td data-label={names[4]}>
        <div>
          {filled_by === '' ? say('table.by_sensor') : filled_by}
          {device_name !== null && (
            <Text size="sm" c="dimmed">
              {sayIdentity(say, entry)}
            </Text>
          )}
          {corrected_by !== null && (
            <Text size="sm" c="dimmed">
              {say('history.corrected_by', { name: corrected_by })}
            </Text>
          )}
        </div>
      </td>
    </tr>
  )
}

const struckIf = (removal: HistoryEntry['removal']) => (removal === null ? undefined : own.struck)

/** Task, unit, corrective actions and comment; the name opens the entry. */
function TaskCell({ entry, when, onOpen }: Omit<RowProps, 'names'> & { readonly when: string }) {
  const say = useSay()
  const { task_name, unit_name, corrective_actions, comment, removal, traceability_record } = entry
  const struck = struckIf(removal)
  const task = unit_name === '' ? task_name : `${unit_name} · ${task_name}`
  return (
    <div>
      <Anchor
        component="button"
        type="button"
        className={own.open}
        fw={600}
        size="sm"
        aria-label={say('history.open', { task, when })}
        onClick={onOpen}
      >
        <span className={struck}>{task_name}</span>
      </Anchor>
      {unit_name !== '' && (
        <Text size="sm" className={struck}>
          {unit_name}
        </Text>
      )}
      {[...corrective_actions, comment]
        .filter((text) => text !== '')
        .map((text, at) => (
          <Text key={at} size="sm" c="dimmed" className={struck}>
            {text}
          </Text>
        ))}
      {traceability_record !== null && <BatchLink batch={traceability_record} />}
      {removal !== null && <RemovalLine removal={removal} />}
    </div>
  )
}

/** The batch, or the goods, to which the entry belongs. */
function BatchLink({ batch }: { readonly batch: NonNullable<HistoryEntry['traceability_record']> }) {
  const { can } = useAccess()
  const name = [batch.product_name, batch.batch_number].filter((part) => part !== '').join(' · ')
  if (!can('traceability.view')) return <Text size="sm">{name}</Text>
  return (
    <div>
      <Anchor
        size="sm"
        className={own.open}
        renderRoot={(props) => (
          <Link {...props} to={paths.traceabilityRecord} params={{ recordId: String(batch.id) }} />
        )}
      >
        {name}
      </Anchor>
    </div>
  )
}

/** The values with their limit, missing steps, photos and ticket. */
function Values({
  entry: { values, limit, status, missing, files, ticket, removal },
}: Pick<RowProps, 'entry'>) {
  const say = useSay()
  const lang = useLanguage()
  return (
    <div className={removal === null ? undefined : own.struck}>
      {values.length === 0
        ? say(status === 'done' ? 'entries.answer_done' : 'entries.answer_not_done')
        : values
            .map(({ name, text }) => (name === '' ? '' : `${name}: `) + localFigure(text, lang))
            .join('; ')}
      {limit !== null && limit !== '' && (
        <Text size="sm" c="dimmed">
          {localDecimals(limit, lang)}
        </Text>
      )}
      {missing.length > 0 && (
        <Text size="sm" c="dimmed">
          {say('entries.missing', { steps: missing.join(', ') })}
        </Text>
      )}
      {files > 0 && (
        <Text size="sm" c="dimmed">
          {say('history.photos', { count: files })}
        </Text>
      )}
      {ticket !== null && (
        <div>
          <TicketLink ticket={ticket} />
        </div>
      )}
    </div>
  )
}

function EntryState({ entry }: Pick<RowProps, 'entry'>) {
  const say = useSay()
  const { status, missing, verified, files_waiting } = entry
  const done = status === 'done'
  return (
    <Group gap={6}>
      <StateBadge state={done ? 'ok' : 'overdue'}>
        {say(done ? 'table.correct' : 'table.incorrect')}
      </StateBadge>
      {missing.length > 0 && <StateBadge state="due">{say('entries.unfinished')}</StateBadge>}
      <EntryMarks entry={entry} />
      {files_waiting > 0 && <Badge color="amber">{say('outbox.photo_pending')}</Badge>}
      {verified && <Badge color="leaf">{say('history.verified')}</Badge>}
    </Group>
  )
}

type RemovalProps = { readonly removal: NonNullable<HistoryEntry['removal']> }

/** Who removed the entry, when and why. */
function RemovalLine({ removal: { removed_by, local_time, reason } }: RemovalProps) {
  const say = useSay()
  const moment = useEntryMoment()
  return (
    <Text size="sm" mt={4}>
      <IconTrashX
        size={15}
        stroke={1.8}
        aria-hidden
        style={{ verticalAlign: 'text-bottom', marginInlineEnd: 4 }}
      />
      {say('entries.removed_by', { name: removed_by, when: moment(local_time) })}:{' '}
      {reason === '' ? say('entries.reason_erased') : reason}
    </Text>
  )
}

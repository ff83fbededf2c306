import type { EntryRevision, EntryToChange } from '@larder/contract/entries'
import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconEraser, IconPencil, IconTrash, IconTrashX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useAccess, useEntryMoment, usePlaceId } from '#kit/access.ts'
import { useHasDraft } from '#kit/draft.ts'
import { focusNow } from '#kit/focus.ts'
import { useLanguage, useSay, type TextKey } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { toast } from '#kit/toasts.ts'
import { QueryView } from '#ui/query-view.tsx'
import { ReasonQuestion } from '#ui/reason-question.tsx'
import { SidePanel } from '#ui/side-panel.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { entryOf, revisionsOf, useEraseEntry } from './entries.api.ts'
import { correctionOf } from './correction.ts'
import { EntryConflict } from './entry-conflict.tsx'
import { EntryFacts } from './entry-facts.tsx'
import { EntryMarks } from './entry-marks.tsx'
import { sayIdentityOf, wordsOfEntry } from './entry-words.ts'

const RemoveEntry = lazyPiece(() => import('./remove-entry.tsx'), 'RemoveEntry')
const CorrectForm = lazyPiece(() => import('./correct-form.tsx'), 'CorrectForm')

export type EntryName = {
  readonly id: number
  readonly task_id: number
  readonly task_subtype_id: number
  readonly task_name: string
  /** The unit that it belongs to; empty = none. */
  readonly unit_name?: string
}

type Props = { readonly entry: EntryName; readonly onClose: () => void }

/** One entry beside its list: its answers, buttons to correct or remove it, and its history. */
export function EntryPanel({
  entry: { id, task_id, task_subtype_id, task_name, unit_name = '' },
  onClose,
}: Props) {
  const params = { placeId: usePlaceId(), id: task_subtype_id, taskId: task_id, entryId: id }
  const toChange = useQuery(entryOf(params, useLanguage()))
  return (
    <SidePanel title={unit_name === '' ? task_name : `${unit_name} · ${task_name}`} onClose={onClose}>
      <QueryView query={toChange} skeleton={<RowsSkeleton rows={4} />}>
        {(stored) => (
          <Stack gap="lg">
            <CurrentEntry stored={stored} onRemoved={onClose} />
            <Revisions params={params} />
            <EraseTexts params={params} />
          </Stack>
        )}
      </QueryView>
    </SidePanel>
  )
}

/** For owners: erases the free text of an entry everywhere; values, times and the hash chain stay. */
function EraseTexts({ params }: { readonly params: Parameters<typeof revisionsOf>[0] }) {
  const say = useSay()
  const { can } = useAccess()
  const erase = useEraseEntry()
  const [erasing, setErasing] = useState(false)
  const eraseTexts = async (reason: string): Promise<void> => {
    await erase.mutateAsync({ params, body: { reason } })
    toast('success', say('entries.op_erase'))
    setErasing(false)
  }
  if (!can('entries.erase')) return null
  return (
    <div>
      <Button
        size="md"
        px="xs"
        variant="subtle"
        color="red"
        leftSection={<IconEraser size={18} aria-hidden />}
        onClick={() => setErasing(true)}
      >
        {say('records.erase')}
      </Button>
      {erasing && (
        <ReasonQuestion
          title={say('records.erase')}
          text={say('entries.erase_text')}
          reasonLabel={say('records.erase_reason')}
          onConfirm={eraseTexts}
          onClose={() => setErasing(false)}
        />
      )}
    </div>
  )
}

type EntryProps = { readonly stored: EntryToChange; readonly onRemoved: () => void }

/** The entry as it is now, or the form that corrects it. */
function CurrentEntry({ stored, onRemoved }: EntryProps) {
  const { can } = useAccess()
  const { entry, removal } = stored
  const mayChange = removal === null && can('entries.change')
  const hasDraft = useHasDraft(correctionOf(entry.uuid)) && mayChange
  const [action, setAction] = useState<'correct' | 'remove' | null>(null)
  const [returned, setReturned] = useState(false)
  const leaveForm = (): void => {
    setAction(null)
    setReturned(true)
  }
  if (action === 'correct' || hasDraft) {
    return (
      <Suspense fallback={<RowsSkeleton rows={4} />}>
        <CorrectForm stored={stored} onDone={leaveForm} />
      </Suspense>
    )
  }
  return (
    <Stack gap="md">
      <EntryState stored={stored} />
      {mayChange && (
        <EntryButtons
          focused={returned}
          onCorrect={() => setAction('correct')}
          onRemove={() => setAction('remove')}
        />
      )}
      <Suspense fallback={null}>
        {action === 'remove' && (
          <RemoveEntry stored={stored} onClose={() => setAction(null)} onRemoved={onRemoved} />
        )}
      </Suspense>
    </Stack>
  )
}

/** Who removed it and why, its state, and its answers. */
function EntryState({ stored }: { readonly stored: EntryToChange }) {
  const say = useSay()
  const moment = useEntryMoment()
  const missing = useMissing(stored)
  const { entry, removal } = stored
  const done = entry.status === 'done'
  return (
    <>
      {removal !== null && (
        <Alert
          color="red"
          icon={<IconTrashX size={18} aria-hidden />}
          title={say('entries.removed_by', { name: removal.removed_by, when: moment(removal.local_time) })}
        >
          {removal.reason === '' ? say('entries.reason_erased') : removal.reason}
        </Alert>
      )}
      <EntryConflict uuid={entry.uuid} task={stored.task} />
      <Group gap={6}>
        <StateBadge state={done ? 'ok' : 'overdue'}>
          {say(done ? 'table.correct' : 'table.incorrect')}
        </StateBadge>
        {entry.next_step_id !== null && <StateBadge state="due">{say('entries.unfinished')}</StateBadge>}
        <EntryMarks entry={removal === null ? entry : { ...entry, is_corrected: false }} />
      </Group>
      <EntryFacts
        entry={entry}
        files={stored.files}
        more={[{ label: say('entries.unfinished'), value: missing }]}
      />
    </>
  )
}

type ButtonProps = {
  /** The correction was just closed: the focus returns to its button. */
  readonly focused: boolean
  readonly onCorrect: () => void
  readonly onRemove: () => void
}

function EntryButtons({ focused, onCorrect, onRemove }: ButtonProps) {
  const say = useSay()
  return (
    <Group gap="sm">
      <Button
        ref={focused ? focusNow : null}
        size="md"
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden />}
        onClick={onCorrect}
      >
        {say('entries.correct')}
      </Button>
      <Button
        size="md"
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={onRemove}
      >
        {say('entries.remove')}
      </Button>
    </Group>
  )
}

/** The required steps without an answer, in words. */
function useMissing({ entry, task }: EntryToChange): string {
  const say = useSay()
  const missing =
    entry.next_step_id === null
      ? []
      : task.task_steps.filter(
          ({ id, is_required }) =>
            is_required && !entry.entry_fields.some(({ task_step_id }) => task_step_id === id),
        )
  return missing.length === 0
    ? ''
    : say('entries.missing', { steps: missing.map(({ name }) => name).join(', ') })
}

const operations: Readonly<Record<string, TextKey>> = {
  create: 'entries.op_create',
  change: 'entries.op_change',
  remove: 'entries.op_remove',
  verify: 'entries.op_verify',
  erase: 'entries.op_erase',
  attach: 'entries.op_attach',
  continue: 'entries.op_continue',
}

function Revisions({ params }: { readonly params: Parameters<typeof revisionsOf>[0] }) {
  const say = useSay()
  const revisions = useQuery(revisionsOf(params, useLanguage()))
  return (
    <section aria-labelledby="entry-revisions">
      <Title order={3} size="h4" id="entry-revisions" mb="sm">
        {say('entries.revisions')}
      </Title>
      <QueryView query={revisions} skeleton={<RowsSkeleton rows={2} />}>
        {(rows) => (
          <Stack component="ol" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
            {rows.toReversed().map((row) => (
              <RevisionRow key={row.seq} row={row} />
            ))}
          </Stack>
        )}
      </QueryView>
    </section>
  )
}

function RevisionRow({ row }: { readonly row: EntryRevision }) {
  const say = useSay()
  const moment = useEntryMoment()
  const words = wordsOfEntry(say, row.body)
  const what =
    row.entity === 'verification'
      ? words.comment
      : [words.value, words.actions, words.comment].filter((part) => part !== '').join(' · ')
  const device = row.device === 'phone' || row.device === 'computer' ? say(`entries.from_${row.device}`) : ''
  const key = operations[row.op]
  return (
    <li style={{ borderInlineStart: '2px solid var(--larder-hairline)', paddingInlineStart: 12 }}>
      <Text fw={600} size="sm">
        {key === undefined ? row.op : say(key)}
      </Text>
      <Text size="sm" c="dimmed">
        {[moment(row.local_time), row.name, sayIdentityOf(say, row.body), device]
          .filter((part) => part !== '')
          .join(' · ')}
      </Text>
      {what !== '' && (
        <Text
          size="sm"
          td={row.op === 'remove' ? 'line-through' : undefined}
          style={{ overflowWrap: 'anywhere' }}
        >
          {what}
        </Text>
      )}
      {row.reason !== null && row.reason !== '' && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {say('entries.because', { reason: row.reason })}
        </Text>
      )}
    </li>
  )
}

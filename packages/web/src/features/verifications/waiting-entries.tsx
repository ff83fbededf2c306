import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconEye, IconMessagePlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import type { ResponseOf } from '@larder/contract/kit'
import type { VerificationTask, verifications } from '@larder/contract/verifications'
import { EntryFacts, EntryMarks, EntryPanel } from '#features/entries/public.tsx'
import { useEntryInstant, usePlaceId, usePlaceZone } from '#kit/access.ts'
import { todayAt } from '#kit/format.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { usePanel } from '#kit/use-panel.ts'
import { Pages } from '#ui/pages.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { useVerify, waitingEntriesOf } from './verifications.api.ts'
import styles from './verifications.module.css'

type Page = ResponseOf<typeof verifications.entries>
type Waiting = Page['data'][number]

/** Entries of a task that wait, oldest first, each with its own button. */
export function WaitingEntries({ task }: { readonly task: VerificationTask }) {
  const [{ page, size }, setPage] = useState({ page: 0, size: 10 })
  // Verified entries leave the list, so the current page may no longer exist.
  const current = Math.min(page, Math.max(0, Math.ceil(task.waiting / size) - 1))
  const entries = useQuery({
    ...waitingEntriesOf(usePlaceId(), task, {
      toDate: todayAt(usePlaceZone()),
      lang: useLanguage(),
      page: current + 1,
      perPage: size,
    }),
    placeholderData: (before) => before,
  })
  return (
    <QueryView query={entries} skeleton={<RowsSkeleton rows={2} />}>
      {(list) => <EntryList task={task} list={list} page={current} size={size} onPage={setPage} />}
    </QueryView>
  )
}

type ListProps = {
  readonly task: VerificationTask
  readonly list: Page
  readonly page: number
  readonly size: number
  readonly onPage: (next: { page: number; size: number }) => void
}

/** One page of entries; each opens beside the list with its history. */
export function EntryList({ task, list: { data, meta }, page, size, onPage }: ListProps) {
  const { shown: entryId, open, close } = usePanel('entry')
  const opened = data.find(({ id }) => String(id) === entryId)
  return (
    <>
      <ul className={styles.list} aria-label={task.name}>
        {data.map((entry) => (
          <WaitingEntry key={entry.id} entry={entry} onOpen={() => open(entry.id)} />
        ))}
      </ul>
      {meta.total > 10 && (
        <Pages
          page={page}
          size={size}
          total={meta.total}
          onPage={(next) => onPage({ page: next, size })}
          onSize={(next) => onPage({ page: 0, size: next })}
        />
      )}
      <Suspense fallback={null}>
        {opened !== undefined && <EntryPanel entry={{ ...opened, task_name: task.name }} onClose={close} />}
      </Suspense>
    </>
  )
}

function WaitingEntry({ entry, onOpen }: { readonly entry: Waiting; readonly onOpen: () => void }) {
  const say = useSay()
  const when = useEntryInstant()
  const done = entry.status === 'done'
  return (
    <li className={styles.entry}>
      <div>
        <Text fw={600}>
          {[entry.unit_name, when(entry.entry_time)].filter((part) => part !== '').join(' · ')}
        </Text>
        <Group gap={6} mt={4}>
          <StateBadge state={done ? 'ok' : 'overdue'}>
            {say(done ? 'table.correct' : 'table.incorrect')}
          </StateBadge>
          <EntryMarks entry={entry} />
        </Group>
      </div>
      <EntryFacts entry={{ ...entry, verification: null }} files={entry.files} />
      <Verification entry={entry}>
        <Button size="md" variant="subtle" leftSection={<IconEye size={18} aria-hidden />} onClick={onOpen}>
          {say('verify.open')}
        </Button>
      </Verification>
    </li>
  )
}

type VerificationProps = { readonly entry: Waiting; readonly children: ReactNode }

/** Who verified the entry, or the button to verify it; `children` are further buttons beside it. */
function Verification({ entry, children }: VerificationProps) {
  const say = useSay()
  const { verification, is_own } = entry
  if (verification === null && !is_own) return <VerifyForm entry={entry}>{children}</VerifyForm>
  const comment = verification === null || verification.comment === '' ? '' : `: ${verification.comment}`
  return (
    <Group gap="sm" justify="space-between">
      <Text size="sm">
        {verification === null
          ? say('verify.own_entry')
          : say('verify.by', { name: verification.verified_by, comment })}
      </Text>
      {children}
    </Group>
  )
}

/** Verifies the entry, with an optional comment. */
function VerifyForm({ entry, children }: VerificationProps) {
  const say = useSay()
  const placeId = usePlaceId()
  const verify = useVerify()
  const [comment, setComment] = useState<string | null>(null)
  const confirm = async (): Promise<void> => {
    try {
      await verify.mutateAsync({
        params: { placeId, id: entry.task_subtype_id },
        body: { entries: [{ id: entry.id, base_version: entry.version, comment: comment ?? '' }] },
      })
      toast('success', say('verify.done', { count: 1 }))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  return (
    <Stack gap="sm">
      {comment !== null && (
        <Textarea
          label={say('verify.comment')}
          autosize
          minRows={2}
          maxLength={2_000}
          value={comment}
          data-autofocus
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      )}
      <Group gap="sm">
        <Button size="md" variant="default" loading={verify.isPending} onClick={() => void confirm()}>
          {say('verify.one')}
        </Button>
        {comment === null && (
          <Button
            size="md"
            variant="subtle"
            leftSection={<IconMessagePlus size={18} aria-hidden />}
            onClick={() => setComment('')}
          >
            {say('verify.add_comment')}
          </Button>
        )}
        {children}
      </Group>
    </Stack>
  )
}

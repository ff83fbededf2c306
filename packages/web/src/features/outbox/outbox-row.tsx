import { formatTime } from '#kit/format.ts'
import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { describeFieldError } from '#kit/form.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import type { OutboxItem, Refusal } from '#kit/outbox/item.ts'
import { discard, tryAgain } from '#kit/outbox/changes.ts'
import { readPhoto } from '#kit/outbox/queue.ts'
import { describeFileProblem } from '#kit/file-problem.ts'
import { saveFile } from '#kit/save-file.ts'
import { describeProblem } from '#kit/toasts.ts'
import { Problem } from '#kit/problem.ts'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { WaitingPhoto } from '#ui/waiting-photo.tsx'
import { BothVersions } from './both-versions.tsx'
import { CorrectItem } from './correct-item.tsx'

const badges = {
  waiting: { state: 'due', word: 'outbox.state_waiting' },
  refused: { state: 'overdue', word: 'outbox.state_refused' },
  conflict: { state: 'overdue', word: 'outbox.state_conflict' },
  sent: { state: 'ok', word: 'outbox.state_sent' },
} as const

/**
 * One operation: its values, time and state and, if the server refused it, the reason and the possible
 * actions.
 */
export function OutboxRow({ item }: { readonly item: OutboxItem }) {
  const say = useSay()
  const language = useLanguage()
  const { state, word } = badges[item.state]
  const time = (at: number): string => formatTime(at, language, { dateStyle: 'short', timeStyle: 'short' })
  return (
    <Paper withBorder p="sm" radius="md">
      <Stack gap={6}>
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {item.title}
          </Text>
          <StateBadge state={state}>
            {item.photo !== null && item.state === 'waiting' ? say('outbox.photo_pending') : say(word)}
          </StateBadge>
        </Group>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {item.detail}
        </Text>
        {item.photo !== null && item.state !== 'sent' && <WaitingPhoto item={item} />}
        <Text size="xs" c="dimmed">
          {say(item.sent_at === null ? 'outbox.entered_at' : 'outbox.sent_at', {
            time: time(item.sent_at ?? item.queued_at),
          })}
        </Text>
        {item.state === 'refused' &&
          (item.photo === null ? (
            <RefusedItem item={item} />
          ) : (
            <RefusedPhoto item={item} photo={item.photo} />
          ))}
        {item.state === 'conflict' && <BothVersions item={item} />}
      </Stack>
    </Paper>
  )
}

const reasonOf = (refusal: Refusal): string =>
  refusal.errors.length > 0
    ? refusal.errors.map(describeFieldError).join('; ')
    : describeProblem(new Problem(refusal))

/** Saves a refused operation as a file, so that nothing is lost when it is discarded. */
function downloadItem({ title, detail, queued_at, refusal, delivery }: OutboxItem): void {
  const content = {
    title,
    detail,
    entered_at: new Date(queued_at).toISOString(),
    refusal,
    ...delivery,
    body: JSON.parse(delivery.body ?? 'null') as unknown,
  }
  saveFile({
    blob: new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }),
    name: `${title.slice(0, 60)}.json`,
  })
}

function RefusedItem({ item }: { readonly item: OutboxItem }) {
  const say = useSay()
  const [correcting, setCorrecting] = useState(false)
  const [discarding, setDiscarding] = useState(false)
  const { refusal } = item
  return (
    <>
      {refusal !== null && (
        <Text size="sm" c="var(--mantine-color-error)">
          {say('outbox.reason', { reason: reasonOf(refusal) })}
        </Text>
      )}
      {correcting ? (
        <CorrectItem item={item} onDone={() => setCorrecting(false)} />
      ) : (
        <Group gap="xs">
          <Button size="md" onClick={() => setCorrecting(true)}>
            {say('outbox.correct')}
          </Button>
          <Button size="md" variant="default" onClick={() => void tryAgain(item)}>
            {say('outbox.try_again')}
          </Button>
          <Button size="md" variant="default" onClick={() => downloadItem(item)}>
            {say('outbox.export')}
          </Button>
          <Button size="md" variant="subtle" color="red" onClick={() => setDiscarding(true)}>
            {say('outbox.discard')}
          </Button>
        </Group>
      )}
      <ConfirmModal
        opened={discarding}
        title={say('outbox.discard_title')}
        confirm={say('outbox.discard')}
        dangerous
        onConfirm={() => void discard(item)}
        onClose={() => setDiscarding(false)}
      >
        {say('outbox.discard_text')}
      </ConfirmModal>
    </>
  )
}

type PhotoProps = { readonly item: OutboxItem; readonly photo: NonNullable<OutboxItem['photo']> }

/** A refused photo stays on the device and can be saved to the phone. */
function RefusedPhoto({ item, photo }: PhotoProps) {
  const say = useSay()
  const [discarding, setDiscarding] = useState(false)
  const { refusal } = item
  const save = async (): Promise<void> => {
    const bytes = await readPhoto(item.op_id)
    if (bytes !== null) saveFile({ blob: new Blob([bytes], { type: photo.type }), name: photo.name })
  }
  return (
    <>
      {refusal !== null && (
        <Text size="sm" c="var(--mantine-color-error)">
          {say('outbox.reason', { reason: describeFileProblem(new Problem(refusal)) })}
        </Text>
      )}
      <Group gap="xs">
        <Button size="md" onClick={() => void save()}>
          {say('outbox.save_photo')}
        </Button>
        <Button size="md" variant="default" onClick={() => void tryAgain(item)}>
          {say('outbox.try_again')}
        </Button>
        <Button size="md" variant="subtle" color="red" onClick={() => setDiscarding(true)}>
          {say('outbox.discard')}
        </Button>
      </Group>
      <ConfirmModal
        opened={discarding}
        title={say('outbox.discard_photo_title')}
        confirm={say('outbox.discard')}
        dangerous
        onConfirm={() => void discard(item)}
        onClose={() => setDiscarding(false)}
      >
        {say('outbox.discard_photo_text')}
      </ConfirmModal>
    </>
  )
}

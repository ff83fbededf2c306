import { Alert, Button, Drawer, Progress, Stack, Text, Title } from '@mantine/core'
import { IconClockExclamation, IconCloudOff } from '@tabler/icons-react'
import { useClockMinutes } from '#kit/outbox/clock.ts'
import { useFocusBack } from '#kit/focus.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { countItems, progressOf, type ItemState, type OutboxItem } from '#kit/outbox/item.ts'
import { deliverNow } from '#kit/outbox/deliverer.ts'
import { useKeeping } from '#kit/outbox/queue.ts'
import { StorageNotice } from '#ui/storage-notice.tsx'
import { OutboxRow } from './outbox-row.tsx'

const groups = [
  { state: 'conflict', title: 'outbox.group_conflict' },
  { state: 'refused', title: 'outbox.group_refused' },
  { state: 'waiting', title: 'outbox.group_waiting' },
  { state: 'sent', title: 'outbox.group_sent' },
] as const satisfies readonly { state: ItemState; title: TextKey }[]

/** Rows that a group shows at most; the figure beside its title counts all. */
const shownAtMost = 100
/** Sent items that are shown at most; the activity log has all of them. */
const sentShown = 20

type Props = {
  readonly items: readonly OutboxItem[]
  readonly userId: number | null
  readonly online: boolean
  readonly onClose: () => void
}

/** The user's items in one state; of those that were sent the latest only. */
function itemsIn(state: ItemState, own: readonly OutboxItem[]): readonly OutboxItem[] {
  const items = own.filter((item) => item.state === state)
  return state === 'sent'
    ? items.toSorted((a, b) => (b.sent_at ?? 0) - (a.sent_at ?? 0)).slice(0, sentShown)
    : items
}

/**
 * Everything that was entered on this device, and whether it is sent. Conflicts and refused items come first:
 * they need a decision.
 */
export function OutboxDrawer({ items, userId, online, onClose }: Props) {
  const say = useSay()
  useFocusBack()
  const own = items.filter(({ user_id }) => user_id === userId)
  const { others, waiting } = countItems(items, userId)
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="md"
      title={say('outbox.title')}
      closeButtonProps={{ 'aria-label': say('ui.close'), size: 44 }}
    >
      <Stack gap="lg">
        <Notices online={online} progress={progressOf(items, userId)} />
        {others > 0 && <Text size="sm">{say('outbox.others', { count: others })}</Text>}
        {own.length === 0 && <Text c="dimmed">{say('outbox.empty')}</Text>}
        {groups.map(({ state, title }) => (
          <ItemGroup
            key={state}
            state={state}
            title={say(title)}
            items={itemsIn(state, own)}
            canSend={state === 'waiting' && online && waiting > 0}
          />
        ))}
      </Stack>
    </Drawer>
  )
}

type NoticesProps = { readonly online: boolean; readonly progress: ReturnType<typeof progressOf> }

/** Offline, a wrong clock, and how much of the outbox is sent. */
function Notices({ online, progress }: NoticesProps) {
  const say = useSay()
  const minutes = useClockMinutes()
  const keeps = useKeeping() === 'works'
  return (
    <>
      <StorageNotice />
      {!online && (
        <Alert color="amber" icon={<IconCloudOff size={18} aria-hidden />}>
          {say(keeps ? 'outbox.offline' : 'outbox.offline_short')}
        </Alert>
      )}
      {minutes !== 0 && (
        <Alert color="amber" icon={<IconClockExclamation size={18} aria-hidden />}>
          {say('outbox.clock_wrong', { minutes: Math.abs(minutes) })}
        </Alert>
      )}
      {progress !== null && progress.done > 0 && (
        <div role="status">
          <Text size="sm" mb={6}>
            {say('outbox.progress', progress)}
          </Text>
          <Progress value={(100 * progress.done) / progress.total} color="leaf" aria-hidden />
        </div>
      )}
    </>
  )
}

type GroupProps = {
  readonly state: ItemState
  readonly title: string
  readonly items: readonly OutboxItem[]
  readonly canSend: boolean
}

function ItemGroup({ state, title, items, canSend }: GroupProps) {
  const say = useSay()
  if (items.length === 0) return null
  return (
    <section aria-labelledby={`outbox-${state}`}>
      <Title order={3} size="h5" id={`outbox-${state}`} mb="xs">
        {title} ({items.length})
      </Title>
      <Stack gap="sm">
        {items.slice(0, shownAtMost).map((item) => (
          <OutboxRow key={item.op_id} item={item} />
        ))}
      </Stack>
      {canSend && (
        <Button variant="default" size="md" mt="sm" fullWidth onClick={() => void deliverNow()}>
          {say('outbox.send_now')}
        </Button>
      )}
    </section>
  )
}

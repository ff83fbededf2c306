import { Alert, Button, Drawer, Progress, Stack, Text, Title } from '@mantine/core'
import { IconClockExclamation, IconCloudOff } from '@tabler/icons-react'
import { useClockMinutes } from '#kit/outbox/clock.ts'
import { useFocusBack } from '#kit/focus.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { countItems, progressOf, type ItemState, type OutboxItem } from '#kit/outbox/item.ts'
import { deliverNow } from '#kit/outbox/outbox.ts'
import { OutboxRow } from './outbox-row.tsx'

const groups = [
  { state: 'conflict', title: 'outbox.group_conflict' },
  { state: 'refused', title: 'outbox.group_refused' },
  { state: 'waiting', title: 'outbox.group_waiting' },
  { state: 'sent', title: 'outbox.group_sent' },
] as const satisfies readonly { state: ItemState; title: TextKey }[]

/** Rows of one group; the number beside its title is that of all. */
const shownAtMost = 100
/** Acknowledged ones that are shown; the log has them all. */
const sentShown = 20

type Props = {
  readonly items: readonly OutboxItem[]
  readonly userId: number | null
  readonly online: boolean
  readonly onClose: () => void
}

/**
 * Everything that was entered on this device and where it is: refused and conflicting first, they wait for a
 * person.
 */
export function OutboxDrawer({ items, userId, online, onClose }: Props) {
  const say = useSay()
  useFocusBack()
  const minutes = useClockMinutes()
  const own = items.filter(({ user_id }) => user_id === userId)
  const { others, waiting } = countItems(items, userId)
  const progress = progressOf(items, userId)
  const membersOf = (state: ItemState): readonly OutboxItem[] =>
    state === 'sent'
      ? own
          .filter((item) => item.state === state)
          .toSorted((a, b) => (b.sent_at ?? 0) - (a.sent_at ?? 0))
          .slice(0, sentShown)
      : own.filter((item) => item.state === state)
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
        {!online && (
          <Alert color="amber" icon={<IconCloudOff size={18} aria-hidden />}>
            {say('outbox.offline')}
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
        {others > 0 && <Text size="sm">{say('outbox.others', { count: others })}</Text>}
        {own.length === 0 && <Text c="dimmed">{say('outbox.empty')}</Text>}
        {groups.map(({ state, title }) => {
          const members = membersOf(state)
          return members.length === 0 ? null : (
            <section key={state} aria-labelledby={`outbox-${state}`}>
              <Title order={3} size="h5" id={`outbox-${state}`} mb="xs">
                {say(title)} ({members.length})
              </Title>
              <Stack gap="sm">
                {members.slice(0, shownAtMost).map((item) => (
                  <OutboxRow key={item.op_id} item={item} />
                ))}
              </Stack>
              {state === 'waiting' && online && waiting > 0 && (
                <Button variant="default" size="md" mt="sm" fullWidth onClick={() => void deliverNow()}>
                  {say('outbox.send_now')}
                </Button>
              )}
            </section>
          )
        })}
      </Stack>
    </Drawer>
  )
}

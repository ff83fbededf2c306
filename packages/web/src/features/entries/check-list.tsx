import { Group, Text } from '@mantine/core'
import type { TaskOfDay } from '@larder/contract/entries'
import { useSay } from '#kit/i18n.ts'
import { StateBadge } from '#ui/state-badge.tsx'

type Props = {
  readonly checks: NonNullable<TaskOfDay['checks']>
  readonly day: 'past' | 'today' | 'future'
}

/** Checks of a day by their times: done, due, overdue or missed. */
export function CheckList({ checks, day }: Props) {
  const say = useSay()
  if (checks.length === 0) return null
  const overdue = say(day === 'past' ? 'state.missed' : 'state.overdue')
  const words = { ok: say('state.done'), due: say('state.due'), overdue }
  return (
    <Group gap="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
      {checks.map(({ time, status }, index) => (
        <Group key={index} component="li" gap={6} wrap="nowrap">
          <Text size="sm" fw={600}>
            {time ?? say('entries.by_day_end')}
          </Text>
          <StateBadge state={status === 'due' && day === 'future' ? 'none' : status}>
            {words[status]}
          </StateBadge>
        </Group>
      ))}
    </Group>
  )
}

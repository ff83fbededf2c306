import { Alert, Anchor, Group, Text } from '@mantine/core'
import { IconRoute } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess, usePlaceId } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { roundChangeOf } from '../plans.api.ts'

/**
 * For owners of a place with single tasks: what rounds would make of its day, and the way to the proposal.
 */
export function RoundChangeNotice() {
  const say = useSay()
  const lang = useLanguage()
  const { can } = useAccess()
  const isThere = useRouterState({ select: (state) => state.location.pathname === paths.planRounds })
  const enabled = can('plans.review') && !isThere
  const { data } = useQuery({ ...roundChangeOf(usePlaceId(), lang), enabled })
  if (!enabled || data?.is_offered !== true) return null
  const { cards_before: before, cards_after: after } = data.day
  return (
    <Alert variant="light" icon={<IconRoute aria-hidden />} title={say('round_change.title')}>
      <Group justify="space-between" gap="xs">
        <Text size="sm">{say('round_change.notice', { before, after })}</Text>
        <Anchor renderRoot={(props) => <Link {...props} to={paths.planRounds} />}>
          {say('round_change.notice_action')}
        </Anchor>
      </Group>
    </Alert>
  )
}

import { Alert, Anchor, Group, Text } from '@mantine/core'
import { IconCalendarRepeat } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess, usePlaceId } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { proposalsOf } from './frequencies.api.ts'

/** How many tasks the line names. */
const NAMED = 2

/** “Cooling, Fridges (+3)” */
function firstNames(proposals: readonly { readonly task_name: string }[]): string {
  const names = proposals
    .slice(0, NAMED)
    .map(({ task_name }) => task_name)
    .join(', ')
  return proposals.length > NAMED ? `${names} (+${proposals.length - NAMED})` : names
}

/** One line with a link to the proposals, for users who decide on them. */
export function FrequencyNotice() {
  const say = useSay()
  const lang = useLanguage()
  const { can } = useAccess()
  const { data = [] } = useQuery({ ...proposalsOf(usePlaceId(), lang), enabled: can('tasks.edit') })
  if (data.length === 0) return null
  return (
    <Alert variant="light" icon={<IconCalendarRepeat aria-hidden />}>
      <Group justify="space-between">
        <Text>{say('frequency.notice', { names: firstNames(data) })}</Text>
        <Anchor renderRoot={(props) => <Link {...props} to={paths.activityLogTasks} />}>
          {say('frequency.notice_action')}
        </Anchor>
      </Group>
    </Alert>
  )
}

import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { usePlaceId } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { tasksOf } from './activity-log.api.ts'

/** Above the history of one task: which checks it continues, or which line continues it. */
export function ContinuedNote({ taskId }: { readonly taskId: number }) {
  const say = useSay()
  const { data } = useQuery(tasksOf(usePlaceId(), useLanguage()))
  const task = data?.find(({ id }) => id === taskId)
  if (task === undefined) return null
  const { continues, continued_by: next } = task
  return (
    <>
      {next !== null && (
        <Text mb="md">
          {say('history.continued_by')}{' '}
          <Anchor
            renderRoot={(props) => (
              <Link {...props} to={paths.activityLogTaskEntries} params={{ taskId: String(next.id) }} />
            )}
          >
            {next.name}
          </Anchor>
        </Text>
      )}
      {continues.length > 0 && (
        <Text mb="md" c="dimmed">
          {say('history.continues', { names: continues.map(({ name }) => name).join(', ') })}
        </Text>
      )}
    </>
  )
}

import { Button, Group, Text } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import type { placeUsers } from '@larder/contract/permissions'
import type { ResponseOf } from '@larder/contract/kit'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess, usePlaceId } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import type { Problem } from '#kit/problem.ts'
import { Card } from '#ui/card.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { placeUsersOf } from './intro.api.ts'
import { IntroFrame } from './intro-frame.tsx'
import styles from './intro.module.css'
import type { Intro } from './use-intro.ts'

/** The users for filling in and verifying. */
export function IntroTeamPage() {
  return (
    <IntroFrame title="intro.step_activity_log_team" hint="intro.hint_activity_log_team">
      {(intro) => <Team intro={intro} />}
    </IntroFrame>
  )
}

function Team({ intro }: { readonly intro: Intro }) {
  const say = useSay()
  const { can } = useAccess()
  const mayRead = can('place_users.view')
  const people = useQuery({ ...placeUsersOf(usePlaceId()), enabled: mayRead })
  if (mayRead && people.isPending) return <RowsSkeleton rows={4} />
  return (
    <>
      {mayRead && <People found={people} />}
      <Group gap="sm">
        <Button
          size="md"
          loading={intro.busy}
          onClick={() => void intro.finish('activity_log_team', 'complete', paths.activityLogIntroDemo)}
        >
          {say('intro.team_complete')}
        </Button>
        {can('members.manage') && (
          <Button
            size="md"
            variant="default"
            leftSection={<IconUserPlus size={18} aria-hidden />}
            renderRoot={(props) => <Link to={paths.setUpNewUser} search={{ from: 'intro' }} {...props} />}
          >
            {say('intro.team_add')}
          </Button>
        )}
        <Button
          size="md"
          variant="default"
          renderRoot={(props) => <Link to={paths.activityLogIntroTeamSimplified} {...props} />}
        >
          {say('intro.team_alone')}
        </Button>
      </Group>
    </>
  )
}

function People({
  found: peopleQuery,
}: {
  readonly found: UseQueryResult<ResponseOf<typeof placeUsers.list>, Problem>
}) {
  const say = useSay()
  return (
    <QueryView query={peopleQuery} skeleton={<RowsSkeleton rows={2} />}>
      {(people) => (
        <Card title={say('intro.team_people')} flush>
          <ul className={styles.rows} aria-label={say('intro.team_people')}>
            {people.map((person) => (
              <li key={person.id}>
                <Text fw={500}>{person.name}</Text>
                <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                  {person.email}
                </Text>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </QueryView>
  )
}

/** For users that work alone: the consequences for verification. */
export function IntroTeamSimplifiedPage() {
  const say = useSay()
  return (
    <IntroFrame title="intro.team_alone" hint="intro.team_alone_hint">
      {(intro) => (
        <Card>
          <Text>{say('intro.team_alone_text')}</Text>
          <Text mt="sm">{say('intro.team_alone_later')}</Text>
          <Button
            size="md"
            mt="md"
            loading={intro.busy}
            onClick={() => void intro.finish('activity_log_team', 'alone', paths.activityLogIntroDemo)}
          >
            {say('intro.continue')}
          </Button>
        </Card>
      )}
    </IntroFrame>
  )
}

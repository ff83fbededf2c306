import type { PlaceUser } from '@larder/contract/permissions'
import { Badge, Button, Group } from '@mantine/core'
import { IconUserPlus, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkRows } from '#ui/link-rows.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { placeUsersOf } from './users.api.ts'
import { useLevelNames } from '#kit/level-names.ts'

/** The users with access to the selected place, directly or through its company. */
export function UsersPage() {
  const say = useSay()
  const { place, company, can } = useAccess()
  if (!can('place_users.view')) return <NoPermission title={say('users.title')} />
  if (place === null) {
    return (
      <>
        <PageHeader title={say('users.title')} />
        <Card>
          <EmptyState
            icon={IconUsers}
            title={say('users.no_place_title')}
            action={
              <Button renderRoot={(props) => <Link to={paths.createPlace} {...props} />}>
                {say('overview.add_place')}
              </Button>
            }
          >
            {say('users.no_place_text')}
          </EmptyState>
        </Card>
      </>
    )
  }
  return (
    <>
      <PageHeader title={say('users.title')} hint={`${company?.name ?? ''} · ${place.name}`}>
        {can('place_users.manage') && (
          <Button
            leftSection={<IconUserPlus size={18} stroke={1.8} />}
            renderRoot={(props) => <Link to={paths.setUpNewUser} {...props} />}
          >
            {say('users.add')}
          </Button>
        )}
      </PageHeader>
      <Users placeId={place.id} />
    </>
  )
}

function Users({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const nameOf = useLevelNames()
  const users = useQuery(placeUsersOf(placeId))
  const rowOf = (user: PlaceUser) => ({
    id: user.id,
    title: user.name === '' ? user.email : user.name,
    hint: user.email,
    aside: (
      <Group component="span" gap="xs">
        {user.status === 'invited' && <Badge color="amber">{say('users.invited')}</Badge>}
        {user.company_access_level !== null && (
          <Badge>{say('users.in_company', { level: nameOf(user.company_access_level) })}</Badge>
        )}
        {user.accessLevel !== null && (
          <Badge color="ink">{say('users.in_place', { level: nameOf(user.accessLevel) })}</Badge>
        )}
      </Group>
    ),
  })
  return (
    <Card flush>
      <QueryView query={users} skeleton={<RowsSkeleton rows={4} />}>
        {(list) => (
          <LinkRows
            label={say('users.title')}
            rows={list.map(rowOf)}
            link={({ id }, props) => <Link to={paths.setUpUser} params={{ id: String(id) }} {...props} />}
          />
        )}
      </QueryView>
    </Card>
  )
}

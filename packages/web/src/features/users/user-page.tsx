import { NO_ACCESS } from '@larder/core/classifiers'
import type { PlaceUser } from '@larder/contract/permissions'
import { Badge, Button, Checkbox, Group, SimpleGrid, Stack } from '@mantine/core'
import { IconArrowLeft, IconUserMinus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { paths } from '#app/paths.ts'
import { reloadAccess, useAccess, usePlaceId } from '#kit/access.ts'
import { companyLevelsIn, placeLevelsIn } from '#kit/classifiers.ts'
import { useCallForm } from '#kit/form.ts'
import { texts, useLanguage, useSay } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { toast } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { CompanyLevelField, PlaceLevelField } from './level-fields.tsx'
import { groupsOf, placeUserOf, useChangePlaceUser } from './users.api.ts'

const RemoveUser = lazyPiece(() => import('./remove-user.tsx'), 'RemoveUser')

/** One person: access to the company and to each place that the reader manages. */
export function UserPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('place_users.view')) return <NoPermission title={say('users.title')} />
  return <OneUser key={place.id} />
}

function OneUser() {
  const say = useSay()
  const { id } = useParams({ from: '/shell/set-up/users/$id' })
  const user = useQuery(placeUserOf(usePlaceId(), Number(id)))
  return (
    <>
      {user.isError && <PageHeader title={say('users.title')} />}
      <QueryView query={user}>{(current) => <UserCards user={current} />}</QueryView>
    </>
  )
}

function UserCards({ user }: { readonly user: PlaceUser }) {
  const say = useSay()
  const { profile, can } = useAccess()
  const [removing, setRemoving] = useState(false)
  const isSelf = profile?.id === user.id
  const mayRemove =
    can('place_users.manage') && !isSelf && (user.company_access_level === null || can('members.manage'))
  return (
    <>
      <PageHeader title={user.name === '' ? user.email : user.name} hint={user.email}>
        <Button
          variant="subtle"
          color="ink"
          leftSection={<IconArrowLeft size={18} stroke={1.8} />}
          renderRoot={(props) => <Link to={paths.setUpUsers} {...props} />}
        >
          {say('users.all')}
        </Button>
        {mayRemove && (
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconUserMinus size={18} stroke={1.8} />}
            onClick={() => setRemoving(true)}
          >
            {say('users.remove')}
          </Button>
        )}
      </PageHeader>
      <Card
        title={say('users.access')}
        aside={user.status === 'invited' ? <Badge color="amber">{say('users.invited')}</Badge> : undefined}
      >
        <AccessForm user={user} />
      </Card>
      <Suspense fallback={null}>
        {removing && <RemoveUser user={user} onClose={() => setRemoving(false)} />}
      </Suspense>
    </>
  )
}

const levelOf = (level: string | null): string => level ?? NO_ACCESS

/** The levels as fields of the form. */
const levelsOf = ({ company_access_level, place_accesses }: PlaceUser): Record<string, string> => ({
  company_access_level: levelOf(company_access_level),
  ...Object.fromEntries(
    place_accesses.map(({ fhp_id, access_level }) => [`place_${fhp_id}`, levelOf(access_level)]),
  ),
})

function useAccessForm(user: PlaceUser) {
  const client = useQueryClient()
  const placeId = usePlaceId()
  const { can, place } = useAccess()
  const change = useChangePlaceUser()
  const [groups, setGroups] = useState(user.groupsIds.map(String))
  const say = useSay()
  const navigate = useNavigate()
  const { data: ofPlace = [] } = useQuery(groupsOf(placeId))
  const namesOf = (ids: readonly number[]): string =>
    ofPlace
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ')
  const form = useCallForm<Record<string, string>>({
    initialValues: levelsOf(user),
    changes: {
      opened: user,
      valuesOf: (theirs) => levelsOf(theirs as PlaceUser),
      others: (theirs) => [
        {
          label: say('users.groups', { name: place?.name ?? '' }),
          mine: namesOf(groups.map(Number)),
          theirs: namesOf((theirs as PlaceUser).groupsIds),
        },
      ],
      onTheirs: () => void navigate({ to: paths.setUpUsers }),
    },
    save: async (values, base) => {
      const changed = user.place_accesses.filter(
        ({ fhp_id, access_level }) => values[`place_${fhp_id}`] !== levelOf(access_level),
      )
      const place_accesses = changed.map(({ fhp_id }) => ({
        fhp_id,
        access_level: values[`place_${fhp_id}`] ?? null,
      }))
      const company_access_level = values['company_access_level'] ?? null
      const body = {
        place_accesses,
        groupsIds: groups.map(Number),
        ...(can('members.manage') && { company_access_level }),
        ...base,
      }
      const after = await change.mutateAsync({ params: { placeId, id: user.id }, body })
      client.setQueryData(placeUserOf(placeId, user.id).queryKey, after)
      await reloadAccess(client)
      toast('success', texts.t('users.changed'))
      return after
    },
  })
  return { ...form, groups, setGroups }
}

function AccessForm({ user }: { readonly user: PlaceUser }) {
  const say = useSay()
  const language = useLanguage()
  const { company, can } = useAccess()
  const { data: companyLevels } = useQuery(companyLevelsIn(language))
  const { data: placeLevels } = useQuery(placeLevelsIn(language))
  const form = useAccessForm(user)
  // A native select without its options would show, and send, the first one.
  if (companyLevels === undefined || placeLevels === undefined) return null
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="lg">
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          <CompanyLevelField
            {...form.field('company_access_level')}
            label={say('users.company_level', { name: company?.name ?? '' })}
            disabled={!can('members.manage')}
            orNone
          />
          {user.place_accesses.map(({ fhp_id, fhp_name }) => (
            <PlaceLevelField
              {...form.field(`place_${fhp_id}`)}
              key={fhp_id}
              label={say('users.place_level', { name: fhp_name })}
              disabled={!can('place_users.manage')}
              orNone
            />
          ))}
        </SimpleGrid>
        <GroupsField chosen={form.groups} onChange={form.setGroups} />
        {can('place_users.manage') && (
          <Group justify="flex-end">
            <Button type="submit" loading={form.saving}>
              {say('ui.save')}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  )
}

/** Groups of the place whose work is the person's; nothing where the place has no groups. */
function GroupsField({
  chosen,
  onChange,
}: {
  readonly chosen: readonly string[]
  readonly onChange: (ids: string[]) => void
}) {
  const say = useSay()
  const { place, can } = useAccess()
  const { data } = useQuery(groupsOf(usePlaceId()))
  const visibleGroups = (data ?? []).filter(
    ({ id, is_disabled }) => !is_disabled || chosen.includes(String(id)),
  )
  if (visibleGroups.length === 0) return null
  return (
    <Checkbox.Group
      label={say('users.groups', { name: place?.name ?? '' })}
      value={[...chosen]}
      onChange={onChange}
    >
      <Group gap="md" mt="xs">
        {visibleGroups.map(({ id, name }) => (
          <Checkbox key={id} py={10} value={String(id)} label={name} disabled={!can('place_users.manage')} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}

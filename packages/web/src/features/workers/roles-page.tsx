import type { WorkGroup } from '@larder/contract/work-groups'
import { Button, Switch } from '@mantine/core'
import { IconPlus, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import styles from './team.module.css'
import { rolesOf, useToggleRole } from './workers.api.ts'

/** The roles of the place, which are its work groups, with their people. */
export function RolesPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('workers.view')) return <NoPermission title={say('nav.roles')} />
  return <Roles key={place.id} placeId={place.id} />
}

function Roles({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const { place } = useAccess()
  const roles = useQuery(rolesOf(placeId))
  const add = (
    <Button
      leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
      renderRoot={(props) => <Link to={paths.teamNewRole} {...props} />}
    >
      {say('plan.work_group_add')}
    </Button>
  )
  return (
    <>
      <PageHeader title={say('nav.roles')} hint={place?.name}>
        {roles.data?.length !== 0 && add}
      </PageHeader>
      <Card flush>
        <QueryView query={roles} skeleton={<RowsSkeleton rows={4} />}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState icon={IconUsersGroup} title={say('plan.work_groups_none')} action={add}>
                {say('team.roles_empty_text')}
              </EmptyState>
            ) : (
              <ul className={styles.rows} aria-label={say('nav.roles')}>
                {list.map((role) => (
                  <RoleRow key={role.id} group={role} />
                ))}
              </ul>
            )
          }
        </QueryView>
      </Card>
    </>
  )
}

function RoleRow({ group: role }: { readonly group: WorkGroup }) {
  const say = useSay()
  const toggle = useToggleRole()
  const { can } = useAccess()
  const names = role.workers.map(({ name }) => name).join(', ')
  return (
    <li className={role.is_disabled ? `${styles.row} ${styles.off}` : styles.row}>
      <Link to={paths.teamRole} params={{ id: String(role.id) }} className={styles.link}>
        <span className={styles.words}>
          <span className={styles.name}>{role.name}</span>
          <span className={styles.hint}>{names === '' ? say('team.role_nobody') : names}</span>
        </span>
      </Link>
      {can('work_groups.edit') && (
        <Switch
          size="md"
          aria-label={say('plan.in_use', { name: role.name })}
          checked={!role.is_disabled}
          disabled={toggle.isPending}
          onChange={() =>
            toggle.mutate(
              { params: { id: role.id }, body: { is_disabled: !role.is_disabled } },
              { onError: (thrown) => toastProblem(asProblem(thrown)) },
            )
          }
        />
      )}
    </li>
  )
}

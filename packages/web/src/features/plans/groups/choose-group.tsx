import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, Outlet } from '@tanstack/react-router'
import type { paths, Path } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { groupSectionOfPage } from '../document/section-pages.ts'
import inputs from '../inputs/inputs.module.css'
import { usePlan } from '../plan-context.ts'
import { groupsOf } from '../plans.api.ts'
import { groupSectionTitles } from './group-pages.ts'
import { GroupStatuses } from './group-status.tsx'
import rows from '#ui/rows.module.css'

/** The groups to choose from, on a page that each product group has, while the address has no group. */
export function ChooseGroup({ page }: { readonly page: string }) {
  const say = useSay()
  const { placeId, planId } = usePlan()
  const groups = useQuery(groupsOf(placeId, planId))
  const section = groupSectionOfPage(page as Path)
  if (section === undefined) return <Outlet />
  return (
    <>
      <PageHeader title={say(groupSectionTitles[section])} hint={say('plan.group_choose')} />
      <QueryView query={groups}>
        {(list) => (
          <Card title={say('plan.groups')}>
            {list.length === 0 && <Text c="dimmed">{say('plan.groups_none')}</Text>}
            <ul className={inputs.rows}>
              {list.map((group) => (
                <li key={group.id} className={inputs.row}>
                  <div className={inputs.rowText}>
                    <Link
                      to={page as typeof paths.planRawMaterials}
                      search={{ fspProductGroupId: group.id }}
                      className={rows.link}
                    >
                      {group.name}
                    </Link>
                    <GroupStatuses group={group} />
                  </div>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </QueryView>
    </>
  )
}

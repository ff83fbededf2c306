import { Button } from '@mantine/core'
import { IconMoodEmpty } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ProductGroup } from '@larder/contract/product-groups'
import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { groupsOf } from '../plans.api.ts'

type Props = {
  readonly placeId: number
  readonly planId: number
  readonly id: number
  readonly children: (group: ProductGroup) => ReactNode
}

/** The product group that the address names, or that the place has no such group (any more). */
export function GroupHere({ placeId, planId, id, children }: Props) {
  const groups = useQuery(groupsOf(placeId, planId))
  return (
    <QueryView query={groups}>
      {(planGroups) => {
        const group = planGroups.find((one) => one.id === id)
        return group === undefined ? <NoGroup /> : children(group)
      }}
    </QueryView>
  )
}

function NoGroup() {
  const say = useSay()
  const back = (
    <Button variant="default" renderRoot={(props) => <Link to={paths.planReadyToEatFood} {...props} />}>
      {say('plan.groups')}
    </Button>
  )
  return (
    <>
      <PageHeader title={say('nav.plan')} />
      <Card>
        <EmptyState icon={IconMoodEmpty} title={say('plan.group_gone_title')} action={back}>
          {say('plan.group_gone_text')}
        </EmptyState>
      </Card>
    </>
  )
}

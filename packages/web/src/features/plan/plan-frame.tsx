import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useRouterState } from '@tanstack/react-router'
import { IconBuildingStore } from '@tabler/icons-react'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { PlanContext, type Place } from './plan-context.ts'
import { PlanHeader } from './plan-header.tsx'
import { placeOf, statusOf } from './plan.api.ts'
import { needsSetup } from './setup/setup-steps.ts'

/** Around every page of the plan: which plan it is, its header, and the way to the wizard while it is not complete. */
export function PlanFrame() {
  const { place_id } = useSession()
  return place_id === null ? <NoPlan /> : <PlanOfPlace key={place_id} placeId={place_id} />
}

function NoPlan() {
  const say = useSay()
  return (
    <>
      <PageHeader title={say('nav.plan')} />
      <Card>
        <EmptyState icon={IconBuildingStore} title={say('plan.no_place_title')}>
          {say('plan.no_place_text')}
        </EmptyState>
      </Card>
    </>
  )
}

function PlanOfPlace({ placeId }: { readonly placeId: number }) {
  const place = useQuery(placeOf(placeId))
  return <QueryView query={place}>{(known) => (known.food_safety_plan === null ? <NoPlan /> : <Plan place={known} planId={known.food_safety_plan.id} />)}</QueryView>
}

function Plan({ place, planId }: { readonly place: Place; readonly planId: number }) {
  const status = useQuery(statusOf(place.id, planId))
  // The page that is drawn, not the one that is on its way: until the wizard is there, no other page may ask for the plan.
  const onSetup = useRouterState({ select: (state) => state.matches.at(-1)?.pathname === paths.planSetup })
  const shared = useSession().shared_access_token !== null
  return (
    <QueryView query={status}>
      {(known) => {
        if (!onSetup && needsSetup(known)) return <Navigate to={paths.planSetup} replace />
        return (
          <PlanContext value={{ place, placeId: place.id, planId, status: known }}>
            <Stack gap="lg">
              {!onSetup && !shared && <PlanHeader />}
              <div>
                <Outlet />
              </div>
            </Stack>
          </PlanContext>
        )
      }}
    </QueryView>
  )
}

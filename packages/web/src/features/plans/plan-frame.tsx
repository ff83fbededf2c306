import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useRouterState } from '@tanstack/react-router'
import { IconBuildingStore, IconFileText } from '@tabler/icons-react'
import type { PlanStatus } from '@larder/contract/plans'
import { Suspense, type ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { usePageName } from '#kit/page-name.ts'
import { useSession } from '#kit/session.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { ChooseGroup } from './groups/choose-group.tsx'
import { askedGroup, asksForGroup, isToldOfGroup } from './groups/group-pages.ts'
import { GroupHere } from './groups/group-here.tsx'
import { GroupTabs } from './groups/group-tabs.tsx'
import { PlanContext, type Place } from './plan-context.ts'
import { PlanHeader, VisitorHeader } from './plan-header.tsx'
import { placeOf, statusOf } from './plans.api.ts'
import { needsSetup } from './setup/setup-steps.ts'

const CustomPlanPage = lazyPiece(() => import('./custom/custom-plan-page.tsx'), 'CustomPlanPage')

/**
 * Around every page of the plan: which plan it is, its header, and the way to the wizard while it is not
 * complete.
 */
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

function Unfilled() {
  const say = useSay()
  return (
    <>
      <PageHeader title={say('nav.plan')} />
      <Card>
        <EmptyState icon={IconFileText} title={say('plan.unfilled_title')}>
          {say('plan.unfilled_text')}
        </EmptyState>
      </Card>
    </>
  )
}

function PlanOfPlace({ placeId }: { readonly placeId: number }) {
  const place = useQuery(placeOf(placeId, useLanguage()))
  return (
    <QueryView query={place} title={usePageName()}>
      {(current) =>
        current.food_safety_plan === null ? (
          <NoPlan />
        ) : (
          <Plan place={current} planId={current.food_safety_plan.id} />
        )
      }
    </QueryView>
  )
}

function Plan({ place, planId }: { readonly place: Place; readonly planId: number }) {
  const status = useQuery(statusOf(place.id, planId))
  // The page that is shown, not the one that is loading: no other page may read the plan before the wizard.
  const page = useRouterState({ select: (state) => state.matches.at(-1)?.fullPath ?? '' })
  const groupId = useRouterState({ select: (state) => askedGroup(state.matches.at(-1)) })
  const shared = useSession().shared_access_token !== null
  const onSetup = page === paths.planSetup
  return (
    <QueryView query={status} title={usePageName()}>
      {(current) => {
        if (place.uses_custom_plan)
          return <CustomPlan place={place} planId={planId} status={current} page={page} />
        // Visitors have no wizard: they read the last generated plan.
        if (shared && current.status_type_id === 1) return <Unfilled />
        const incomplete = !shared && needsSetup(current)
        if (incomplete && !onSetup && !(groupId !== null && isToldOfGroup(page)))
          return <Navigate to={paths.planSetup} replace />
        return (
          <PlanForGroup groupId={groupId} place={place} planId={planId} status={current}>
            <Stack gap="lg">
              {!onSetup && !shared && !incomplete && <PlanHeader />}
              {shared && <VisitorHeader />}
              <div>
                {groupId !== null && <GroupTabs incomplete={incomplete} />}
                {groupId === null &&
                asksForGroup(page, {
                  wanted: place.use_product_based_plan,
                  made: current.is_product_based,
                }) ? (
                  <ChooseGroup page={page} />
                ) : (
                  <Outlet />
                )}
              </div>
            </Stack>
          </PlanForGroup>
        )
      }}
    </QueryView>
  )
}

type CustomProps = {
  readonly place: Place
  readonly planId: number
  readonly status: PlanStatus
  readonly page: string
}

/** A place with a plan of its own has one page of it: every other leads there. */
function CustomPlan({ place, planId, status, page }: CustomProps) {
  if (page !== paths.plan) return <Navigate to={paths.plan} replace />
  return (
    <PlanContext value={{ place, placeId: place.id, planId, status, group: null }}>
      <Suspense fallback={<RowsSkeleton rows={6} />}>
        <CustomPlanPage />
      </Suspense>
    </PlanContext>
  )
}

type GroupProps = {
  readonly groupId: number | null
  readonly place: Place
  readonly planId: number
  readonly status: PlanStatus
  readonly children: ReactNode
}

/** The plan for the pages below, with the product group that the address names. */
function PlanForGroup({ groupId, place, planId, status, children }: GroupProps) {
  const here = { place, placeId: place.id, planId, status }
  if (groupId === null) return <PlanContext value={{ ...here, group: null }}>{children}</PlanContext>
  return (
    <GroupHere placeId={place.id} planId={planId} id={groupId}>
      {(group) => <PlanContext value={{ ...here, group }}>{children}</PlanContext>}
    </GroupHere>
  )
}

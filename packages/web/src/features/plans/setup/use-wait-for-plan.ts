import { useQueryClient } from '@tanstack/react-query'
import { usePlan } from '../plan-context.ts'
import { groupsOf, haccpOf, statusOf } from '../plans.api.ts'
import { polling, waitUntilReady } from './wait-until-ready.ts'

/** Waits until the plan is generated, and in a plan by product groups the analysis of each group. */
export function useWaitForPlan(): () => Promise<void> {
  const client = useQueryClient()
  const { place, placeId, planId } = usePlan()
  return async () => {
    await waitUntilReady(
      async () =>
        (await client.fetchQuery({ ...statusOf(placeId, planId), staleTime: 0 })).status_type_id !== 1,
      polling.status,
    )
    if (!place.use_product_based_plan) return
    const groups = await client.fetchQuery({ ...groupsOf(placeId, planId), staleTime: 0 })
    await Promise.all(
      groups.map(({ id }) =>
        waitUntilReady(
          async () =>
            (await client.fetchQuery({ ...haccpOf({ placeId, planId }, id), staleTime: 0 })).is_ready,
          polling.haccp,
        ),
      ),
    )
  }
}

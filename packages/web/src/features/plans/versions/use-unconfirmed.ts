import { useQuery } from '@tanstack/react-query'
import type { PlanStatus, Unconfirmed } from '@larder/contract/plans'
import { useLanguage } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { placeOf, statusOf, unconfirmedOf } from '../plans.api.ts'

/**
 * The differences of a plan from its last confirmed version; undefined where there are none or they are not
 * loaded yet. Not for visitors.
 */
export function useUnconfirmed(
  placeId: number,
  planId: number,
  status: PlanStatus | undefined,
): Unconfirmed | undefined {
  const shared = useSession().shared_access_token !== null
  const { data } = useQuery({
    ...unconfirmedOf(placeId, planId),
    enabled: !shared && status?.status === 'filled',
  })
  return status?.status !== 'filled' ||
    data === undefined ||
    data.version === null ||
    data.sections.length === 0
    ? undefined
    : data
}

/** The same outside the plan's pages, for the selected place. */
export function useUnconfirmedHere(): Unconfirmed | undefined {
  const { place_id, shared_access_token } = useSession()
  const enabled = place_id !== null && shared_access_token === null
  const lang = useLanguage()
  const { data: place } = useQuery({ ...placeOf(place_id ?? 0, lang), enabled })
  const planId = place?.food_safety_plan?.id ?? null
  const { data: status } = useQuery({
    ...statusOf(place_id ?? 0, planId ?? 0),
    enabled: enabled && planId !== null,
  })
  return useUnconfirmed(place_id ?? 0, planId ?? 0, planId === null ? undefined : status)
}

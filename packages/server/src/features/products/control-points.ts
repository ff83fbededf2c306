/** What the plan watches while a product is made. */
import { controlLabel, describeLimits, hazardName, readingOf, type Plan } from '@larder/core/haccp'
import { findGroupPlan, planForTasks } from '#features/plan-data/public.ts'
import type { Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'

export type ControlPoint = {
  /** “CCP 2”. */
  readonly label: string
  readonly process: string
  readonly hazard: string
  readonly limits: readonly string[]
}

/**
 * Critical control points with their limits: of the product groups, else of the place's own plan; none before
 * there is a plan.
 */
export async function controlPointsAt(
  ctx: Ctx,
  at: PlaceKey,
  { lang, groups }: { readonly lang: string; readonly groups: readonly number[] },
): Promise<ControlPoint[]> {
  const { plan: own, edition, texts, temperature_unit } = await planForTasks(ctx, at, lang)
  const ofGroups: (Plan | null | undefined)[] = []
  for (const group of groups) ofGroups.push((await findGroupPlan(ctx.db, at, group))?.plan)
  const plans = groups.length === 0 ? [own] : ofGroups
  const points = plans.flatMap((plan): ControlPoint[] => {
    if (plan === null || plan === undefined) return []
    const reading = readingOf(plan, edition.knowledge, texts, temperature_unit)
    return plan.hazards
      .filter(({ decision }) => decision.class === 'CCP')
      .map((hazard) => ({
        label: controlLabel(hazard, reading),
        process: reading.texts.processes[hazard.step]?.name ?? hazard.step,
        hazard: hazardName(hazard, reading),
        limits: describeLimits(hazard.limits, reading).map(({ value }) => value),
      }))
  })
  return [...new Map(points.map((point) => [JSON.stringify(point), point])).values()]
}

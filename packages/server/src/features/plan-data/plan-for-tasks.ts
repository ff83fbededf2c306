import type { KnowledgeTexts, LimitId, OwnLimitValue, Plan, TemperatureUnit } from '@larder/core/haccp'
import { generatePlan, lawBroken } from '@larder/core/haccp'
import type { Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { editionOf, type Edition } from './editions/editions.ts'
import { readEdits } from './plan-edits.queries.ts'
import { findPlan, getPlace } from './plans.queries.ts'
import { textsAt } from './texts.ts'
import { temperatureUnit } from './inputs/temperature-unit.ts'

export type PlanForTasks = {
  /** Null before the first one is generated. */
  readonly plan: Plan | null
  readonly edition: Edition
  /** Of the reader's language, else of the place's. */
  readonly texts: KnowledgeTexts
  readonly temperature_unit: TemperatureUnit
}

/** The plan from which the tasks of a place are made. */
export async function planForTasks(ctx: Ctx, at: PlaceKey, lang: string | undefined): Promise<PlanForTasks> {
  const [row, place] = await Promise.all([findPlan(ctx.db, at), getPlace(ctx.db, at)])
  const edition = await editionOf(
    ctx.db,
    ctx.platform,
    row?.knowledge_version ?? null,
    row?.plan?.edits?.rest_version,
  )
  return {
    plan: row?.plan ?? null,
    edition,
    texts: textsAt(place, lang, edition),
    temperature_unit: temperatureUnit(place.temperature_scale),
  }
}

type OwnLimit = OwnLimitValue & { readonly id: LimitId }

/** The end of a place's value that is laxer than the law of the place; null where none is. */
export const lawBrokenBy = async (
  ctx: Ctx,
  at: PlaceKey,
  own: OwnLimit,
): Promise<keyof OwnLimitValue | null> => (await lawsBrokenBy(ctx, at, [own]))[0] ?? null

/** The same of many limits, in their order. */
export async function lawsBrokenBy(
  ctx: Ctx,
  at: PlaceKey,
  owns: readonly OwnLimit[],
): Promise<(keyof OwnLimitValue | null)[]> {
  const { plan, edition } = await planForTasks(ctx, at, undefined)
  if (plan === null) return owns.map(() => null)
  const planWithoutLimits = generatePlan(plan.profile, edition.knowledge, {
    ...(await readEdits(ctx.db, at)),
    limits: [],
  })
  return owns.map((own) =>
    lawBroken(
      own,
      planWithoutLimits.limits.filter(({ id }) => id === own.id),
    ),
  )
}

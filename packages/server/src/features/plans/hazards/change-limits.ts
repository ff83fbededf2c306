/** The place's own values of limits: tighter than the law where there is law, with a reason always. */
import {
  describeLimits,
  generatePlan,
  lawBroken,
  withOwnValue,
  type LimitId,
  type OwnLimitValue,
  type PlanLimit,
  type PlanReading,
} from '@larder/core/haccp'
import type { ResponseOf } from '@larder/contract/kit'
import type { plans } from '@larder/contract/plans'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid, notFound, versionConflict } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { deleteLimitRow, findLimitRow, upsertLimitRow } from './hazards.queries.ts'
import { lockPlan, readEdits } from '#features/plan-data/public.ts'
import { sectionsOfHazards } from './read-hazards.ts'
import { remakePlan } from '../generate/remake-plan.ts'
import { readPlan } from '../document/write-document.ts'
import { writerOf } from '../document/writer.ts'

type Answer = ResponseOf<typeof plans.limit>

type StandardLimit = { readonly reading: PlanReading; readonly values: readonly PlanLimit[] }

/**
 * The limit as the plan would have it without the place's own values. @throws Problem 404 where it does not
 * stand here.
 */
async function findGiven(ctx: Ctx, at: PlaceKey, limitId: string, lang?: string): Promise<StandardLimit> {
  const { reading } = await readPlan(ctx, at, { lang })
  const plan = generatePlan(reading.plan.profile, reading.knowledge, {
    ...(await readEdits(ctx.db, at)),
    limits: [],
    own: [],
  })
  const values = plan.limits.filter(({ id }) => id === limitId)
  if (values.length === 0) throw notFound('Limit')
  return { reading, values }
}

async function readLimit(ctx: Ctx, at: PlaceKey, limitId: string, lang?: string): Promise<Answer> {
  const { reading, values } = await findGiven(ctx, at, limitId, lang)
  const row = await findLimitRow(ctx.db, at, limitId)
  const inWords = (limit: PlanLimit): string => describeLimits([limit], reading)[0]?.value ?? ''
  const own = row?.content[0]
  return {
    id: limitId,
    name: reading.texts.limits[limitId as LimitId] ?? limitId,
    quantity: values[0]?.quantity ?? 'celsius',
    given: values.map((limit) => {
      const { force, unverified, sources } = describeLimits([limit], reading)[0] ?? {
        force: limit.force,
        unverified: true,
        sources: '',
      }
      return {
        value: inWords(limit),
        min: limit.min,
        max: limit.max,
        hold_minutes: limit.hold_minutes,
        force,
        unverified,
        sources,
      }
    }),
    own:
      own === undefined || row === undefined
        ? null
        : {
            value: inWords(own),
            min: own.min,
            max: own.max,
            hold_minutes: own.hold_minutes,
            reason: row.reason,
          },
    version: row?.version ?? 0,
  }
}

export const getLimit = (ctx: Ctx, { params, query }: Input<typeof plans.limit>): Promise<Answer> =>
  readLimit(ctx, placeOf(ctx), params.limitId, query.lang)

/**
 * Sets the value for all hazards and tasks that carry the limit.
 * @throws Problem 404 where the limit does not stand here; 409 with the current one; 422 `laxer_than_law` for
 * a value
 * that lets pass what a legal limit of the place refuses; 422 for one end too many or of another kind.
 */
export async function changeLimit(
  ctx: Ctx,
  { params, query, body }: Input<typeof plans.changeLimit>,
): Promise<Answer> {
  const at = placeOf(ctx)
  await lockPlan(ctx.db, at)
  await findGiven(ctx, at, params.limitId)
  const before = await findLimitRow(ctx.db, at, params.limitId)
  if (body.version !== (before?.version ?? 0))
    throw versionConflict(await readLimit(ctx, at, params.limitId, query.lang))
  const { min, max, hold_minutes, reason } = body
  await setOwnLimit(ctx, at, params.limitId, { min, max, hold_minutes, reason })
  ctx.audit({
    entity: 'limit',
    entity_id: params.limitId,
    detail: { before: before?.content[0] ?? null, min, max, hold_minutes, reason },
  })
  return readLimit(ctx, at, params.limitId, query.lang)
}

/** Sets the place's own value and makes the plan again. @throws Problem 404; 422 `laxer_than_law`. */
export async function setOwnLimit(
  ctx: Ctx,
  at: PlaceKey,
  limitId: string,
  { reason, ...own }: OwnLimitValue & { readonly reason: string },
): Promise<void> {
  const { values } = await findGiven(ctx, at, limitId)
  const broken = lawBroken(own, values)
  if (broken !== null)
    throw invalid(broken, 'laxer_than_law', 'The limit is laxer than the law. Enter a stricter one.')
  const content = values.slice(0, 1).map((limit) => withOwnValue(limit, own))
  await upsertLimitRow(ctx.db, at, { limit_id: limitId, content, reason, ...writerOf(ctx) })
  await remakePlan(ctx, at, {
    sections: sectionsOfHazards,
    code: 'limit_changed',
    detail: { limit: limitId, ...own },
    reason,
  })
}

/** @throws Problem 404 where the place has set none. */
export async function removeLimit(
  ctx: Ctx,
  { params, query }: Input<typeof plans.removeLimit>,
): Promise<{ ok: true }> {
  const at = placeOf(ctx)
  await lockPlan(ctx.db, at)
  const before = await findLimitRow(ctx.db, at, params.limitId)
  if (!before) throw notFound('Limit')
  const { base_version = before.version } = query
  if (base_version !== before.version)
    throw versionConflict(await readLimit(ctx, at, params.limitId, undefined))
  await deleteLimitRow(ctx.db, at, params.limitId)
  await remakePlan(ctx, at, {
    sections: sectionsOfHazards,
    code: 'limit_restored',
    detail: { limit: params.limitId },
  })
  ctx.audit({ entity: 'limit', entity_id: params.limitId, detail: { removed: before.content[0] } })
  return { ok: true }
}

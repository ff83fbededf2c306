import type { pausePeriods } from '@larder/contract/pause-periods'
import { placeOf, writingUser, type Ctx, type Input } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import {
  deletePause,
  findPause,
  insertPause,
  listPauses,
  updatePause,
  type PauseRow,
} from './pause-periods.queries.ts'
import { sealPause } from './seal-pause.ts'

export const listPausePeriods = async (
  ctx: Ctx,
  { query }: Input<typeof pausePeriods.list>,
): Promise<PauseRow[]> => [
  ...(await listPauses(ctx.db, placeOf(ctx), { from: query.fromDate, to: query.toDate })),
]

/** @throws Problem 404. */
export async function getPausePeriod(
  ctx: Ctx,
  { params }: Pick<Input<typeof pausePeriods.get>, 'params'>,
): Promise<PauseRow> {
  const pause = await findPause(ctx.db, placeOf(ctx), params.id)
  if (!pause) throw notFound('MonitoringPausePeriod')
  return pause
}

/** Past days may be paused too: the audit keeps author and time. */
export async function createPausePeriod(
  ctx: Ctx,
  { body }: Input<typeof pausePeriods.create>,
): Promise<PauseRow> {
  const now = ctx.now.toISOString()
  const { id } = await insertPause(ctx.db, {
    ...placeOf(ctx),
    ...body,
    created_by: writingUser(ctx),
    created_at: now,
    updated_at: now,
  })
  await sealPause(ctx, placeOf(ctx), id, 'create')
  ctx.audit({ entity: 'pause_period', entity_id: id, detail: body })
  return { id, ...body, version: 1 }
}

/** @throws Problem 404. */
export async function changePausePeriod(
  ctx: Ctx,
  input: Input<typeof pausePeriods.change>,
): Promise<PauseRow> {
  const { params } = input
  const { base_version: _, ...body } = input.body
  const { id, version, ...before } = await getPausePeriod(ctx, { params })
  await updatePause(ctx.db, placeOf(ctx), id, { ...body, updated_at: ctx.now.toISOString() })
  await sealPause(ctx, placeOf(ctx), id, 'change')
  ctx.audit({ entity: 'pause_period', entity_id: id, detail: { before, ...body } })
  return { id, ...body, version }
}

/** @throws Problem 404. */
export async function removePausePeriod(
  ctx: Ctx,
  { params }: Input<typeof pausePeriods.remove>,
): Promise<{ ok: true }> {
  const { id, ...before } = await getPausePeriod(ctx, { params })
  await sealPause(ctx, placeOf(ctx), id, 'remove')
  await deletePause(ctx.db, placeOf(ctx), id)
  ctx.audit({ entity: 'pause_period', entity_id: id, detail: { before } })
  return { ok: true }
}

import type { Wire } from '@larder/contract/kit'
import type { SensorSource, sensorSources } from '@larder/contract/sensor-readings'
import type { MadeSource, QuarantineItem } from '@larder/contract/sensor-readings'
import { placeOf, writingUser, type Ctx, type Input } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import { makeToken } from '#kit/tokens.ts'
import { insertSource, listSources, listWaiting, lockSource, updateSource } from './sources.queries.ts'
import { ingestPath } from './serve-ingest.ts'
import { retryAll } from './take-up.ts'

type Row = Awaited<ReturnType<typeof listSources>>[number]

const describe = (row: Row): SensorSource => ({ ...row, kind: row.kind as SensorSource['kind'] })

/** The token leaves here and nowhere else. */
const describeWithToken = (ctx: Ctx, row: Row, token: string): Wire<typeof MadeSource> => ({
  ...describe(row),
  token,
  url: `${ctx.platform.config.base_url}${ingestPath}`,
})

export const list = async (ctx: Ctx): Promise<SensorSource[]> =>
  (await listSources(ctx.db, placeOf(ctx))).map(describe)

export async function create(
  ctx: Ctx,
  { body }: Input<typeof sensorSources.create>,
): Promise<Wire<typeof MadeSource>> {
  const { token, hash, last4 } = makeToken('measuring')
  const row = await insertSource(ctx.db, placeOf(ctx), {
    name: body.name.trim(),
    kind: body.kind,
    token_hash: hash,
    last4,
    created_by: writingUser(ctx),
    created_at: ctx.now.toISOString(),
  })
  ctx.audit({ entity: 'sensor_source', entity_id: row.id, detail: { name: row.name, kind: row.kind, last4 } })
  return describeWithToken(ctx, row, token)
}

/** @throws Problem 404 */
export async function rotate(
  ctx: Ctx,
  { params }: Input<typeof sensorSources.rotate>,
): Promise<Wire<typeof MadeSource>> {
  const at = placeOf(ctx)
  if (!(await lockSource(ctx.db, at, params.id))) throw notFound('SensorSource')
  const { token, hash, last4 } = makeToken('measuring')
  const row = await updateSource(ctx.db, at, params.id, {
    token_hash: hash,
    last4,
    rotated_at: ctx.now.toISOString(),
  })
  ctx.audit({ entity: 'sensor_source', entity_id: row.id, detail: { last4 } })
  return describeWithToken(ctx, row, token)
}

/** @throws Problem 404 */
export async function revoke(
  ctx: Ctx,
  { params }: Input<typeof sensorSources.revoke>,
): Promise<{ ok: true }> {
  const at = placeOf(ctx)
  if (!(await lockSource(ctx.db, at, params.id))) throw notFound('SensorSource')
  await updateSource(ctx.db, at, params.id, { revoked_at: ctx.now.toISOString() })
  ctx.audit({ entity: 'sensor_source', entity_id: params.id })
  return { ok: true }
}

const SHOWN_BODY = 2_000

export async function quarantine(ctx: Ctx): Promise<Wire<typeof QuarantineItem>[]> {
  const rows = await listWaiting(ctx.db, placeOf(ctx), { limit: 200 })
  return rows.map(({ id, source_name, received_at, reason, device_id, body }) => ({
    id,
    source_name,
    received_at,
    reason: reason as Wire<typeof QuarantineItem>['reason'],
    device_id,
    body: body.slice(0, SHOWN_BODY),
  }))
}

export async function retry(ctx: Ctx): Promise<{ taken: number; left: number }> {
  const result = await retryAll(ctx, placeOf(ctx))
  ctx.audit({ entity: 'sensor_quarantine', detail: result })
  return result
}

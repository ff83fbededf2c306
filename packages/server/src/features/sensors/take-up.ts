/** Reads messages put aside once more: when their device gets a sensor, or on a user's request. */
import type { DecodedReading } from '@larder/core/sensors'
import type { Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { countWaiting, listWaiting, resolveWaiting, type Waiting } from './sources.queries.ts'
import { listListeners } from './ingest.queries.ts'
import { decodeText, storeRead, type Read } from './store-messages.ts'

const AT_ONCE = 5_000

function read(at: PlaceKey, row: Waiting): Read {
  const source = { ...at, source_id: row.source_id, kind: row.source_kind }
  const message = {
    token_hash: Buffer.alloc(0),
    body: row.body,
    query: row.query,
    received_at: new Date(row.received_at),
  }
  if (row.reason !== 'unknown_device')
    return {
      source,
      message,
      decoded: decodeText(row.source_kind as Parameters<typeof decodeText>[0], message),
    }
  return {
    source,
    message,
    decoded: { kind: 'readings', readings: JSON.parse(row.body) as DecodedReading[] },
  }
}

/** Takes what can be taken now and leaves the rest where it is. */
async function takeUp(
  ctx: Pick<Ctx, 'db' | 'now'>,
  at: PlaceKey,
  waiting: readonly Waiting[],
): Promise<number> {
  const all = waiting.map((row) => ({ row, read: read(at, row) }))
  const devices = all.flatMap(({ read: { decoded } }) =>
    decoded.kind === 'readings' ? decoded.readings.map(({ device_id }) => device_id) : [],
  )
  const knownDevices = new Set(
    (devices.length === 0 ? [] : await listListeners(ctx.db, [at.place_id], [...new Set(devices)])).map(
      ({ device_id }) => device_id,
    ),
  )
  const good = all.filter(
    ({ read: { decoded } }) =>
      decoded.kind === 'nothing' ||
      (decoded.kind === 'readings' && decoded.readings.every(({ device_id }) => knownDevices.has(device_id))),
  )
  if (good.length === 0) return 0
  await storeRead(
    ctx,
    good.map((one) => one.read),
  )
  await resolveWaiting(
    ctx.db,
    at,
    good.map(({ row }) => row.id),
    ctx.now.toISOString(),
  )
  return good.length
}

export async function retryAll(
  ctx: Pick<Ctx, 'db' | 'now'>,
  at: PlaceKey,
): Promise<{ taken: number; left: number }> {
  const taken = await takeUp(ctx, at, await listWaiting(ctx.db, at, { limit: AT_ONCE }))
  return { taken, left: await countWaiting(ctx.db, at) }
}

export const takeUpDevice = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  at: PlaceKey,
  device_id: string,
): Promise<number> => takeUp(ctx, at, await listWaiting(ctx.db, at, { limit: AT_ONCE, device_id }))

import { dateOf, dayOf, localDate } from '@larder/core/schedule'
import type { overview, TemperatureLine } from '@larder/contract/overview'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { listTemperatures } from './temperatures.queries.ts'

const DAYS = 14

/** The last two weeks of each temperature that is read at an hour. */
export async function getTemperatures(
  ctx: Ctx,
  { query: { lang = 'en' } }: Input<typeof overview.temperatures>,
): Promise<TemperatureLine[]> {
  const since = dateOf(dayOf(localDate(ctx.now.toISOString(), 'UTC')) - DAYS)
  return [...(await listTemperatures(ctx.db, { ...placeOf(ctx), lang, since }))]
}

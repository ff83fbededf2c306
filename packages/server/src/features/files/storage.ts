/** The storage of a company for files, and its limit: one company cannot fill the disk of all. */
import { invalid } from '#kit/problem.ts'
import { companyOf, type Ctx } from '#kit/context.ts'
import type { ResponseOf } from '@larder/contract/kit'
import type { files } from '@larder/contract/files'
import { sumStored } from './files.queries.ts'

/** Contents that nothing names any more are kept for so long. */
export const RELEASED_FOR_MS = 86_400_000

export const sinceReleased = (now: Date): string => new Date(now.getTime() - RELEASED_FOR_MS).toISOString()

export const readStorage = async (ctx: Ctx): Promise<ResponseOf<typeof files.storage>> => ({
  used_bytes: await sumStored(ctx.db, companyOf(ctx), sinceReleased(ctx.now)),
  limit_bytes: ctx.platform.config.company_storage_bytes,
})

/** @throws Problem 422 `company_storage` */
export async function refuseOverLimit(ctx: Ctx): Promise<void> {
  const { used_bytes, limit_bytes } = await readStorage(ctx)
  if (used_bytes >= limit_bytes)
    throw invalid('file', 'company_storage', 'The company has used all of its storage.')
}

/** Papers of people. Their names may hold what is known of a person: they are erased with the file. */
import { placeOf, type Ctx } from '#kit/context.ts'
import { updateFile } from './files.queries.ts'
import { erasePapers } from './documents.queries.ts'
import { sealScans } from './seal-scans.ts'

export const removePaper = (ctx: Ctx, id: number) =>
  updateFile(ctx.db, placeOf(ctx), id, { filename: '', removed_at: ctx.now.toISOString() })

export const renamePaper = (ctx: Ctx, id: number, filename: string) =>
  updateFile(ctx.db, placeOf(ctx), id, { filename })

/** All of a person, but for those that a record names. */
export async function removePapersOf(ctx: Ctx, worker_id: number): Promise<void> {
  const erased = await erasePapers(ctx.db, placeOf(ctx), worker_id, ctx.now.toISOString())
  for (const { id } of erased) await sealScans(ctx, id, null)
}

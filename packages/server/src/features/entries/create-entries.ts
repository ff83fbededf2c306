/** Creates many entries of a kind of task at once: those that waited on a device, or a whole round. */
import type { entries } from '@larder/contract/entries'
import { ActivityEntry } from '@larder/contract/entries.schemas'
import type { ResponseOf } from '@larder/contract/kit'
import type { Ctx, Input } from '#kit/context.ts'
import { Problem } from '#kit/problem.ts'
import { saveEntry } from './create-entry.ts'

type Result = ResponseOf<typeof entries.createMany>['results'][number]

/**
 * Each entry has its own answer: a refused one does not stop the others. It is refused before anything is
 * written.
 */
export async function createEntries(
  ctx: Ctx,
  { params, body }: Input<typeof entries.createMany>,
): Promise<ResponseOf<typeof entries.createMany>> {
  const results: Result[] = []
  for (const { task_id, ...one } of body.entries) {
    try {
      const { entry } = await saveEntry(ctx, { task_subtype_id: params.id, task_id }, one)
      results.push({ uuid: one.uuid, status: 201, entry: ActivityEntry.parse(entry), problem: null })
    } catch (thrown) {
      if (!(thrown instanceof Problem)) throw thrown
      const { status, code, message, errors } = thrown
      results.push({ uuid: one.uuid, status, entry: null, problem: { code, message, errors: [...errors] } })
    }
  }
  const saved = results.flatMap(({ entry }) => (entry === null ? [] : [entry.id]))
  ctx.audit({
    entity: 'entry',
    entity_id: saved[0] ?? null,
    detail: { task_subtype_id: params.id, saved, refused: results.length - saved.length },
  })
  return { results }
}

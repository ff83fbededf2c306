/** Creates many entries of a kind of task at once: those that waited on a device, or a whole round. */
import type { entries } from '@larder/contract/entries'
import { ActivityEntry } from '@larder/contract/entries.schemas'
import type { ResponseOf } from '@larder/contract/kit'
import type { Ctx, Input } from '#kit/context.ts'
import { Problem } from '#kit/problem.ts'
import { saveEntries } from './save-entries.ts'

/** Each entry has its own answer: a refused one does not stop the others. */
export async function createEntries(
  ctx: Ctx,
  { params, body }: Input<typeof entries.createMany>,
): Promise<ResponseOf<typeof entries.createMany>> {
  const answers = await saveEntries(
    ctx,
    body.entries.map(({ task_id, ...sent }) => ({ task_subtype_id: params.id, task_id, sent })),
  )
  const results = answers.map((answer, index) => {
    const uuid = body.entries[index]?.uuid ?? ''
    if (!(answer instanceof Problem))
      return { uuid, status: 201, entry: ActivityEntry.parse(answer.entry), problem: null }
    const { status, code, message, errors } = answer
    return { uuid, status, entry: null, problem: { code, message, errors: [...errors] } }
  })
  const saved = results.flatMap(({ entry }) => (entry === null ? [] : [entry.id]))
  ctx.audit({
    entity: 'entry',
    entity_id: saved[0] ?? null,
    detail: { task_subtype_id: params.id, saved, refused: results.length - saved.length },
  })
  return { results }
}

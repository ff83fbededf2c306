/** A photo of an entry has come: its row and its chain name the content from now on. */
import { withContent } from '@larder/core/records'
import { placeOf, type Ctx } from '#kit/context.ts'
import { appendRevision } from '#kit/records/records.ts'
import { listRevisions } from '#kit/records/revisions.ts'
import { lockNamedFiles, revised, updateFiles } from './changes.queries.ts'

/** A removed entry stays as it was when it was removed. */
export async function attachToEntry(
  ctx: Ctx,
  uuid: string,
  file: { readonly id: number; readonly sha256: string },
): Promise<void> {
  const at = placeOf(ctx)
  const entry = await lockNamedFiles(ctx.db, at, uuid)
  if (!entry) return
  const last = (await listRevisions(ctx.db, at, revised(uuid))).findLast(
    ({ entity, op }) => entity === 'entry' && op !== 'erase',
  )
  const before = JSON.parse(last?.body ?? 'null') as unknown
  const body = withContent(before, file)
  if (body === before) return
  await updateFiles(
    ctx.db,
    { ...at, id: entry.id },
    {
      files: JSON.stringify(withContent(entry.files, file)),
      entry_fields: JSON.stringify(withContent(entry.entry_fields, file)),
    },
  )
  await appendRevision(ctx, {
    ...at,
    entity: 'entry',
    entity_id: uuid,
    op: 'attach',
    performed_at: ctx.now.toISOString(),
    reason: null,
    source: 'typed',
    body,
  })
}

/** Photos that come after their entry get their rows; the entry names them by id like any other file. */
import type { Ctx } from '#kit/context.ts'
import { promisePhotos } from '#features/files/public.ts'
import type { EntryBody, SentEntry } from './judge-entry.ts'

/** @throws Problem 422 `unknown_file` at the photo */
export async function namePhotos<B extends Pick<SentEntry, 'entry_fields' | 'file_list'>>(
  ctx: Ctx,
  uuid: string,
  body: B,
): Promise<Omit<B, 'entry_fields' | 'file_list'> & Pick<EntryBody, 'entry_fields' | 'file_list'>> {
  const fieldRefs = [
    ...body.file_list.map((ref, index) => ({ at: `file_list.${index}`, ref })),
    ...body.entry_fields.flatMap(({ files }, field) =>
      files.map((ref, index) => ({ at: `entry_fields.${field}.files.${index}`, ref })),
    ),
  ]
  const idOf = await promisePhotos(ctx, uuid, fieldRefs)
  return {
    ...body,
    file_list: body.file_list.map(idOf),
    entry_fields: body.entry_fields.map((field) => ({ ...field, files: field.files.map(idOf) })),
  }
}

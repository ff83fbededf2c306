/** Imports of EPCIS in the chain of their place. */
import type { PlaceKey } from '#kit/place-key.ts'
import { appendRevision, hashing, type Recording } from '#kit/records/records.ts'
import { readImport, type ImportKeys } from './epcis-projection.queries.ts'

/** After its records, events and names were written; an import that brought nothing is none. */
export async function sealImport(
  ctx: Recording,
  at: PlaceKey,
  keys: ImportKeys,
  op: 'create' | 'seal' = 'create',
): Promise<void> {
  const body = await readImport(ctx.db, at, keys)
  if (body.events.length + body.names.length === 0) return
  await appendRevision(ctx, {
    ...at,
    entity: 'epcis_import',
    entity_id: Buffer.from(hashing.ofText(JSON.stringify(keys))).toString('hex'),
    op,
    performed_at: ctx.now.toISOString(),
    reason: null,
    source: op === 'seal' ? 'generated' : 'imported',
    body,
  })
}

/** Of older imports, as `listUnsealedImports` gives them. */
export const sealImportsLate = (ctx: Recording, at: PlaceKey, keys: string): Promise<void> =>
  sealImport(ctx, at, JSON.parse(keys) as ImportKeys, 'seal')

/**
 * Changes of tables, functions and rights in the database, which its event triggers write down
 * (`app.note_structure_change`).
 */
import { asOperator } from '#db/transaction.ts'
import type { Platform } from '#kit/platform.ts'
import { findLastHead } from './records.queries.ts'
import { isWatched, listChanges, type StructureChange } from './structure.queries.ts'

export type { StructureChange } from './structure.queries.ts'

export type StructureReport = {
  /** Whether changes are written down now. */
  readonly watched: boolean
  /** Since the last signed head, oldest first; without one all of them. */
  readonly changes: readonly StructureChange[]
}

/** For `/readyz`. */
export const structureState = (platform: Platform): Promise<'watched' | 'unwatched'> =>
  asOperator(platform.pool, async (db) => ((await isWatched(db)) ? 'watched' : 'unwatched'))

export const readStructure = (platform: Platform): Promise<StructureReport> =>
  asOperator(platform.pool, async (db) => ({
    watched: await isWatched(db),
    changes: await listChanges(db, (await findLastHead(db))?.signed_at ?? null),
  }))

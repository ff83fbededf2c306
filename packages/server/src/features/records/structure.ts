/**
 * Changes of tables, functions and rights in the database, which its event triggers write down
 * (`app.note_structure_change`).
 */
import { sql } from 'kysely'
import { asOperator, type Db } from '#db/transaction.ts'
import type { Platform } from '#kit/platform.ts'
import { findLastHead } from './records.queries.ts'

export type StructureChange = {
  readonly at: string
  readonly login: string
  readonly acting_as: string | null
  readonly address: string | null
  readonly tag: string
  readonly object: string
  readonly migration: string | null
}
export type StructureReport = {
  /** Whether changes are written down now. */ readonly watched: boolean
  /** Since the last signed head, oldest first; without one all of them. */ readonly changes: readonly StructureChange[]
}

/**
 * PostgreSQL lets only a superuser watch, or end the watch; `event_triggers` is a switch of newer ones (17).
 */
const isWatched = async (db: Db): Promise<boolean> =>
  (
    await sql<{ watched: boolean }>`
    select count(*) = 2 and current_setting('event_triggers', true) is distinct from 'off' as watched
      from pg_event_trigger
    where evtname in ('larder_structure_changed', 'larder_structure_dropped') and evtenabled = 'A'
    and evtfoid = to_regprocedure('app.note_structure_change()')`.execute(db)
  ).rows[0]?.watched ?? false

const listChanges = async (db: Db, since: string | null): Promise<StructureChange[]> =>
  (
    await sql<StructureChange>`select at, login, acting_as, address, tag, object, migration
      from structure_changes where ${since}::timestamptz is null or at > ${since} order by id`.execute(db)
  ).rows

/** For `/readyz`. */
export const structureState = (platform: Platform): Promise<'watched' | 'unwatched'> =>
  asOperator(platform.pool, async (db) => ((await isWatched(db)) ? 'watched' : 'unwatched'))

export const readStructure = (platform: Platform): Promise<StructureReport> =>
  asOperator(platform.pool, async (db) => ({
    watched: await isWatched(db),
    changes: await listChanges(db, (await findLastHead(db))?.signed_at ?? null),
  }))

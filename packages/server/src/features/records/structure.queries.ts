/** SQL of changes of the database's structure. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'

export type StructureChange = {
  readonly at: string
  readonly login: string
  readonly acting_as: string | null
  readonly address: string | null
  readonly tag: string
  readonly object: string
  readonly migration: string | null
}

/**
 * PostgreSQL lets only a superuser watch, or end the watch; `event_triggers` is a switch of newer ones (17).
 */
export const isWatched = async (db: Db): Promise<boolean> =>
  (
    await sql<{ watched: boolean }>`
    select count(*) = 2 and current_setting('event_triggers', true) is distinct from 'off' as watched
      from pg_event_trigger
    where evtname in ('larder_structure_changed', 'larder_structure_dropped') and evtenabled = 'A'
    and evtfoid = to_regprocedure('app.note_structure_change()')`.execute(db)
  ).rows[0]?.watched ?? false

export const listChanges = async (db: Db, since: string | null): Promise<StructureChange[]> =>
  (
    await sql<StructureChange>`select at, login, acting_as, address, tag, object, migration
      from structure_changes where ${since}::timestamptz is null or at > ${since} order by id`.execute(db)
  ).rows

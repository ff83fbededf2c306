/** SQL of work groups. */
import type { Db } from '#db/transaction.ts'

export type At = { readonly company_id: number; readonly place_id: number }

const columns = ['id', 'place_id', 'name', 'email', 'workers_count', 'is_default', 'is_disabled', 'version'] as const

const rowsOf = (db: Db, at: At) => db.selectFrom('user_groups').select(columns).where('company_id', '=', at.company_id).where('place_id', '=', at.place_id)

export const listGroups = (db: Db, at: At) => rowsOf(db, at).orderBy('id').execute()
/** To be changed: nobody else changes it until the transaction ends. */
export const lockGroup = (db: Db, at: At, id: number) => rowsOf(db, at).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export type GroupFields = { readonly name: string; readonly email: string; readonly is_disabled: boolean; readonly workers_count: number }

export const insertGroup = (db: Db, at: At, fields: GroupFields, created_at: string) =>
  db.insertInto('user_groups').values({ ...at, ...fields, is_default: false, created_at }).returning(columns).executeTakeFirstOrThrow()

export const updateGroup = (db: Db, at: At, id: number, fields: Partial<GroupFields>) =>
  db.updateTable('user_groups').set((row) => ({ ...fields, version: row('version', '+', 1) })).where('company_id', '=', at.company_id).where('place_id', '=', at.place_id).where('id', '=', id).returning(columns).executeTakeFirstOrThrow()

export const deleteGroup = (db: Db, at: At, id: number) =>
  db.deleteFrom('user_groups').where('company_id', '=', at.company_id).where('place_id', '=', at.place_id).where('id', '=', id).execute()

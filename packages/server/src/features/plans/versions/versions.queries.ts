/** SQL of confirmed versions: their content, their ZIP, and the changes since. */
import { sql } from 'kysely'
import type { PlanDocument } from '@larder/core/haccp'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

const versionsOf = (db: Db, at: PlaceKey) =>
  db
    .selectFrom('plan_versions')
    .select(['plan_id', 'version', 'sha256', 'confirmed_at', sql<PlanDocument>`document`.as('document')])
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)

export type VersionRow = NonNullable<Awaited<ReturnType<typeof findVersion>>>

export const findVersion = (db: Db, at: PlaceKey, version: number) =>
  versionsOf(db, at).where('version', '=', version).executeTakeFirst()

export const findLatestVersion = (db: Db, at: PlaceKey): Promise<VersionRow | undefined> =>
  versionsOf(db, at).orderBy('version', 'desc').limit(1).executeTakeFirst()

export type VersionFile = {
  readonly version: number
  readonly language: string
  readonly sha256: string
  readonly size: number
  readonly made_at: string
}

export const findVersionFile = (db: Db, at: PlaceKey, version: number): Promise<VersionFile | undefined> =>
  db
    .selectFrom('plan_version_files')
    .select(['version', 'language', 'sha256', 'size', 'made_at'])
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('version', '=', version)
    .executeTakeFirst()

/** True when it was new: two makers of the same version keep the first. */
export async function insertVersionFile(
  db: Db,
  at: PlaceKey,
  row: VersionFile & { readonly plan_id: number },
): Promise<boolean> {
  const inserted = await db
    .insertInto('plan_version_files')
    .values({ ...at, ...row })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst()
  return inserted !== undefined
}

export type ChangeRow = {
  readonly sections: readonly string[]
  readonly code: string
  readonly detail: Readonly<Record<string, unknown>>
  readonly reason: string
  readonly changed_at: string
  readonly firstname: string | null
  readonly lastname: string | null
}

/** Changes since the last confirmation, oldest first. */
export const listChangesSinceConfirmed = (db: Db, at: PlaceKey): Promise<ChangeRow[]> =>
  db
    .selectFrom('plan_changes')
    .leftJoin('users', 'users.id', 'plan_changes.changed_by')
    .select([
      sql<readonly string[]>`sections`.as('sections'),
      'code',
      sql<Record<string, unknown>>`detail`.as('detail'),
      'reason',
      'changed_at',
      'firstname',
      'lastname',
    ])
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where(
      'plan_changes.id',
      '>',
      sql<number>`coalesce((select max(c.id) from plan_changes c where c.company_id = ${at.company_id}
        and c.place_id = ${at.place_id} and c.code = 'confirmed'), 0)`,
    )
    .orderBy('plan_changes.id')
    .execute()

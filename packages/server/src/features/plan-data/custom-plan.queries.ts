/** SQL of a plan of the place's own: its files, and their confirmation. */
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

export type CustomFile = {
  readonly name: string
  /** Null where it lies at the place on paper. */
  readonly sha256: string | null
  readonly mime: string | null
}

/** Files that are there, or lie at the place on paper, in the order in which they came. */
export async function listCustomFiles(db: Db, at: PlaceKey): Promise<CustomFile[]> {
  const rows = await db
    .selectFrom('files')
    .select(['filename', 'sha256', 'mime'])
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('type', '=', 'custom_plan')
    .where('removed_at', 'is', null)
    .where((where) => where.or([where('sha256', 'is not', null), where('on_paper', '=', true)]))
    .orderBy('id')
    .execute()
  return rows.map(({ filename, ...row }) => ({ name: filename, ...row }))
}

export const findCustomConfirmation = (db: Db, at: PlaceKey) =>
  db
    .selectFrom('food_safety_plans as p')
    .leftJoin('users as u', 'u.id', 'p.custom_confirmed_by')
    .select([
      'p.custom_confirmed_at as confirmed_at',
      'p.custom_confirmed_by as confirmed_by',
      'u.firstname',
      'u.lastname',
    ])
    .where('p.company_id', '=', at.company_id)
    .where('p.place_id', '=', at.place_id)
    .executeTakeFirstOrThrow()

export const storeCustomConfirmation = (
  db: Db,
  at: PlaceKey,
  { confirmed_at, confirmed_by }: { readonly confirmed_at: string; readonly confirmed_by: number },
) =>
  db
    .updateTable('food_safety_plans')
    .set({
      custom_confirmed_at: confirmed_at,
      custom_confirmed_by: confirmed_by,
    })
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .executeTakeFirstOrThrow()

/** Its files are others now. */
export const unconfirmCustomPlan = (db: Db, at: PlaceKey) =>
  db
    .updateTable('food_safety_plans')
    .set({ custom_confirmed_at: null, custom_confirmed_by: null })
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .execute()

/** SQL of the processes of a place. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

const columns = [
  'id',
  'place_id',
  'process_id',
  'name',
  'description',
  'original_production_process_id',
  'fsp_product_group_id',
  'order_number',
  'is_disabled',
  'version',
  sql<number[]>`sub_processes`.as('sub_processes'),
] as const

const rowsOf = (db: Db, at: PlaceKey) =>
  db
    .selectFrom('place_processes')
    .select(columns)
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)

/** Of the place, or of one of its product groups. */
const ofGroup = (group: number | null) =>
  sql<boolean>`fsp_product_group_id is not distinct from ${group}::int`

export const listRows = (db: Db, at: PlaceKey, group: number | null = null) =>
  rowsOf(db, at).where(ofGroup(group)).orderBy('order_number').orderBy('id').execute()
export type ProcessRow = Awaited<ReturnType<typeof listRows>>[number]

export const findRow = (db: Db, at: PlaceKey, id: number) =>
  rowsOf(db, at).where('id', '=', id).executeTakeFirst()

/** Locked for a change until the transaction ends. */
export const lockRow = (db: Db, at: PlaceKey, id: number) =>
  rowsOf(db, at).where('id', '=', id).forUpdate().executeTakeFirst()

/** The columns of the index that lets a process be chosen once for the place and once for each group. */
const chosenOnce = sql`company_id, place_id, coalesce(fsp_product_group_id, 0), process_id`

export type Selection = readonly {
  readonly process_id: number
  readonly sub_processes: readonly number[]
  readonly order_number: number
}[]

/**
 * Sets the chosen processes of the knowledge base; rows that stay keep their id, the place's own are not
 * touched.
 */
export async function replaceSelection(
  db: Db,
  at: PlaceKey,
  {
    group,
    selection,
    created_at,
  }: { readonly group: number | null; readonly selection: Selection; readonly created_at: string },
): Promise<void> {
  await db
    .deleteFrom('place_processes')
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where(ofGroup(group))
    .where('process_id', 'is not', null)
    .$if(selection.length > 0, (query) =>
      query.where(
        'process_id',
        'not in',
        selection.map(({ process_id }) => process_id),
      ),
    )
    .execute()
  if (selection.length === 0) return
  await db
    .insertInto('place_processes')
    .values(
      selection.map(({ process_id, sub_processes, order_number }) => ({
        ...at,
        process_id,
        fsp_product_group_id: group,
        sub_processes: JSON.stringify(sub_processes),
        order_number,
        created_at,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .expression(chosenOnce)
        .where('process_id', 'is not', null)
        .doUpdateSet((excluded) => ({
          sub_processes: excluded.ref('excluded.sub_processes'),
          order_number: excluded.ref('excluded.order_number'),
          is_disabled: false,
        })),
    )
    .execute()
}

/**
 * Adds processes of the knowledge base; one that is there, in use or not, is in use after it and keeps its
 * sub-processes.
 */
export async function addToSelection(
  db: Db,
  at: PlaceKey,
  selection: Selection,
  created_at: string,
): Promise<void> {
  if (selection.length === 0) return
  await db
    .insertInto('place_processes')
    .values(
      selection.map(({ process_id, sub_processes, order_number }) => ({
        ...at,
        process_id,
        sub_processes: JSON.stringify(sub_processes),
        order_number,
        created_at,
      })),
    )
    .onConflict((conflict) =>
      conflict.expression(chosenOnce).where('process_id', 'is not', null).doUpdateSet({ is_disabled: false }),
    )
    .execute()
}

/** Removes processes of the knowledge base; the place's own copies of them stay. */
export async function removeFromSelection(
  db: Db,
  at: PlaceKey,
  process_ids: readonly number[],
): Promise<void> {
  if (process_ids.length === 0) return
  await db
    .deleteFrom('place_processes')
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where(ofGroup(null))
    .where('process_id', 'in', process_ids)
    .execute()
}

export type OwnProcessRow = {
  readonly name: string
  readonly description: string
  readonly original_production_process_id: number | null
  readonly fsp_product_group_id: number | null
  readonly sub_processes: string
  readonly order_number: number
  readonly created_at: string
}

export const insertOwn = (db: Db, at: PlaceKey, row: OwnProcessRow) =>
  db
    .insertInto('place_processes')
    .values({ ...at, ...row })
    .returning('id')
    .executeTakeFirstOrThrow()

export type RowChange = {
  readonly name?: string
  readonly description?: string
  readonly sub_processes?: string
  readonly order_number?: number
  readonly is_disabled?: boolean
}

export const updateRow = (db: Db, at: PlaceKey, id: number, change: RowChange) =>
  db
    .updateTable('place_processes')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .execute()

export const deleteRow = (db: Db, at: PlaceKey, id: number) =>
  db
    .deleteFrom('place_processes')
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()

/** The company of a place; row-level security shows only places of the actor's companies. */
export const findPlaceCompany = (db: Db, place_id: number) =>
  db
    .selectFrom('places')
    .select(['id', 'company_id', 'country_id', 'preferred_language'])
    .where('id', '=', place_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

/** Whether the product group is the place's. */
export const hasGroup = async (db: Db, at: PlaceKey, id: number): Promise<boolean> =>
  (await db
    .selectFrom('fsp_product_groups')
    .select('id')
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined

/** The processes of one group, chosen for another too. */
export const copyProcesses = (
  db: Db,
  at: PlaceKey,
  { from, to, created_at }: { readonly from: number; readonly to: number; readonly created_at: string },
) =>
  sql`
  insert into place_processes (company_id, place_id, process_id, name, description,
    original_production_process_id, fsp_product_group_id, sub_processes, order_number, is_disabled,
    created_at)
  select company_id, place_id, process_id, name, description, original_production_process_id, ${to}::int,
    sub_processes, order_number, is_disabled, ${created_at}::timestamptz
  from place_processes where company_id = ${at.company_id} and place_id = ${at.place_id}
  and fsp_product_group_id = ${from}::int`.execute(db)

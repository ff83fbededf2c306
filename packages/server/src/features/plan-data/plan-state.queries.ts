/** SQL of the states of a plan: open, outdated, confirmed no longer. */
import { sql } from 'kysely'
import type { Db } from '#db/transaction.ts'
import type { PlaceKey } from '#kit/place-key.ts'

/** Every place has its plan from the start. */
export const openPlan = (db: Db, at: PlaceKey) => db.insertInto('food_safety_plans').values(at).execute()

const unconfirmed = { confirmed_at: null, confirmed_by: null }
const atMostFilled = sql<number>`least(status_type_id, 2)`

/**
 * The plan's input has changed: it is outdated and no longer confirmed. The row is locked first: a plan that
 * another request is making from the earlier values is visible to the second statement.
 */
export async function reopenPlan(db: Db, at: PlaceKey): Promise<void> {
  await db
    .selectFrom('food_safety_plans')
    .select('id')
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .forUpdate()
    .execute()
  await db
    .updateTable('food_safety_plans')
    .set({ is_outdated: true, status_type_id: atMostFilled, ...unconfirmed })
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('plan', 'is not', null)
    .execute()
}

/** The plan says something else than what was confirmed. It is not outdated. */
export const unconfirmPlan = (db: Db, at: PlaceKey) =>
  db
    .updateTable('food_safety_plans')
    .set({ status_type_id: 2, ...unconfirmed })
    .where('company_id', '=', at.company_id)
    .where('place_id', '=', at.place_id)
    .where('status_type_id', '=', 3)
    .execute()

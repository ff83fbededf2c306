/** SQL of who stated the allergens of a product, and when. */
import { sql } from 'kysely'

/** Somebody stated the product, or each of its ingredients. */
export const isStated = (alias: string) =>
  sql`(${sql.ref(`${alias}.allergens_stated_at`)} is not null or ${sql.ref(`${alias}.are_ingredients_stated`)})`

export type StatementRow = {
  readonly allergens_stated_at: string | null
  readonly allergens_stated_by: number | null
  /** Of that user; null for somebody who is erased. */
  readonly stated_by_name: string | null
}

export const statement = (alias: string) =>
  sql`${sql.ref(`${alias}.allergens_stated_at`)}, ${sql.ref(`${alias}.allergens_stated_by`)},
    (select nullif(concat_ws(' ', u.firstname, u.lastname), '') from users u
      where u.id = ${sql.ref(`${alias}.allergens_stated_by`)}) as stated_by_name`

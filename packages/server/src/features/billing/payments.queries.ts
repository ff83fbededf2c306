/** SQL of payments by card. */
import { sql } from 'kysely'
import type { PaidSubscription } from '@larder/core/billing'
import type { Db } from '#db/transaction.ts'
import type { Reader } from '#kit/mail/emails.ts'

export type PayingCompany = {
  readonly id: number
  readonly name: string
  readonly email: string | null
  readonly country_id: number
  readonly customer_id: string | null
  readonly stripe_subscription_id: string | null
  readonly is_live: boolean
}

/** The company with its customer at Stripe, and whether its subscription is ongoing on the day. */
export async function findPayingCompany(db: Db, id: number, today: string): Promise<PayingCompany> {
  const row = await db
    .selectFrom('companies as c')
    .leftJoin('stripe_customers as k', 'k.company_id', 'c.id')
    .leftJoin('subscriptions as s', 's.company_id', 'c.id')
    .select([
      'c.id',
      'c.name',
      'c.email',
      'c.country_id',
      'k.customer_id',
      's.stripe_subscription_id',
      's.renewal_valid_to',
    ])
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow()
  const { renewal_valid_to, ...company } = row
  return { ...company, is_live: renewal_valid_to !== null && renewal_valid_to >= today }
}

export const insertCustomer = (
  db: Db,
  row: { readonly company_id: number; readonly customer_id: string; readonly created_at: string },
): Promise<unknown> =>
  db
    .insertInto('stripe_customers')
    .values(row)
    .onConflict((conflict) => conflict.column('company_id').doNothing())
    .execute()

export const findCompanyOf = async (db: Db, customer_id: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom('stripe_customers')
      .select('company_id')
      .where('customer_id', '=', customer_id)
      .executeTakeFirst()
  )?.company_id

export const findCustomer = async (db: Db, company_id: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('stripe_customers')
      .select('customer_id')
      .where('company_id', '=', company_id)
      .executeTakeFirst()
  )?.customer_id

/** The customer of a company and whether the company is removed; for the operator. */
export const findRemoval = (db: Db, company_id: number) =>
  db
    .selectFrom('companies as c')
    .innerJoin('stripe_customers as k', 'k.company_id', 'c.id')
    .select(['k.customer_id', sql<boolean>`c.removed_at is not null`.as('is_removed')])
    .where('c.id', '=', company_id)
    .executeTakeFirst()

/** Whether the event is new: a copy of it is not. */
export async function insertEvent(
  db: Db,
  row: { readonly id: string; readonly type: string; readonly received_at: string },
): Promise<boolean> {
  const inserted = await db
    .insertInto('stripe_events')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .execute()
  return inserted.length > 0
}

export const deleteOldEvents = (db: Db, before: string): Promise<unknown> =>
  db.deleteFrom('stripe_events').where('received_at', '<', before).execute()

/** Numbers of readings rise in the order in which the readings begin. */
export async function nextReading(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select nextval('provider_readings')::int as n`.execute(db)
  return rows[0]?.n ?? 0
}

type Written = { readonly was_overdue: boolean; readonly quantity: number | null }

/**
 * The row as it was before; `null` where a later reading wrote it already, or the operator gave more than a
 * subscription by card that is over.
 */
export async function writeReading(
  db: Db,
  company_id: number,
  { paid, reading, at }: { readonly paid: PaidSubscription; readonly reading: number; readonly at: string },
): Promise<Written | null> {
  const { rows: before } = await sql<{ is_overdue: boolean; quantity: number | null }>`
    select is_overdue, quantity from subscriptions where company_id = ${company_id} for update`.execute(db)
  const row = {
    ...paid,
    last_paid_amt: paid.last_paid_amt?.toFixed(2) ?? null,
    haccp_only: false,
    haccp_renewable: false,
    is_campaign: false,
    provider_reading: reading,
    updated_at: at,
  }
  const written = await db
    .insertInto('subscriptions')
    .values({ company_id, ...row })
    .onConflict((conflict) =>
      conflict
        .column('company_id')
        .doUpdateSet({
          ...row,
          last_paid_amt: sql`coalesce(excluded.last_paid_amt, subscriptions.last_paid_amt)`,
        })
        .where(
          sql<boolean>`subscriptions.provider_reading < ${reading} or subscriptions.provider_reading is null
            and least(subscriptions.renewal_valid_to, ${at}::date + 1) <= excluded.renewal_valid_to
            or subscriptions.renewal_valid_to is null`,
        ),
    )
    .returning('company_id')
    .execute()
  return written.length === 0
    ? null
    : { was_overdue: before[0]?.is_overdue ?? false, quantity: before[0]?.quantity ?? null }
}

/** Customers whose paid period ends or ended: an event of the renewal may have been lost. */
export const listRenewing = (
  db: Db,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ company_id: number; customer_id: string }[]> =>
  db
    .selectFrom('subscriptions as s')
    .innerJoin('stripe_customers as k', 'k.company_id', 's.company_id')
    .select(['k.company_id', 'k.customer_id'])
    .where('s.recurring_payments_enabled', '=', true)
    .where('s.renewal_valid_to', '>=', from)
    .where('s.renewal_valid_to', '<=', to)
    .execute()

/** Of each place that exists: how many people may write there, through the company or the place. */
export async function countWriters(db: Db, company_id: number): Promise<number[]> {
  const { rows } = await sql<{ writers: number }>`
    select (select count(distinct m.user_id) from (
        select user_id, access_level from company_members where company_id = p.company_id
        union all
        select user_id, access_level from place_members
          where company_id = p.company_id and place_id = p.id) m
      where m.access_level ~ '(^|,)\\s*(owner|member)')::int as writers
    from places p where p.company_id = ${company_id} and p.removed_at is null`.execute(db)
  return rows.map(({ writers }) => writers)
}

export const findPayment = (db: Db, company_id: number) =>
  db
    .selectFrom('subscriptions')
    .select(['next_payment_date', 'stripe_subscription_id'])
    .where('company_id', '=', company_id)
    .executeTakeFirst()

/** Owners and members of the company, who see billing. */
export const listPayers = async (
  db: Db,
  company_id: number,
): Promise<readonly (Reader & { readonly company: string })[]> =>
  (
    await sql<Reader & { company: string }>`
      select u.username as to, u.firstname as name, u.lang, c.name as company
      from company_members m join users u on u.id = m.user_id join companies c on c.id = m.company_id
      where m.company_id = ${company_id} and m.access_level ~ '(^|,)\\s*(owner|member)'
        and u.username !~ 'no-email' order by u.id`.execute(db)
  ).rows

/** SQL of webhooks and of what was sent to them. */
import { sql, type Insertable, type Updateable } from 'kysely'
import type { WebhookDelivery } from '@larder/contract/webhooks'
import type { WebhookEvent } from '@larder/core/webhooks'
import type { DB } from '#db/schema.gen.ts'
import type { Db } from '#db/transaction.ts'

const columns = ['id', 'url', 'events', 'is_active', 'created_at', 'version'] as const
export type WebhookRow = {
  readonly id: number
  readonly url: string
  readonly events: WebhookEvent[]
  readonly is_active: boolean
  readonly created_at: string
  readonly version: number
}

export const listWebhookRows = (db: Db, company_id: number): Promise<WebhookRow[]> =>
  db
    .selectFrom('webhooks')
    .select(columns)
    .where('company_id', '=', company_id)
    .orderBy('id')
    .$castTo<WebhookRow>()
    .execute()

export const insertWebhook = (db: Db, row: Insertable<DB['webhooks']>): Promise<WebhookRow> =>
  db.insertInto('webhooks').values(row).returning(columns).$castTo<WebhookRow>().executeTakeFirstOrThrow()

export const updateWebhook = (
  db: Db,
  company_id: number,
  id: number,
  change: Updateable<DB['webhooks']>,
): Promise<WebhookRow | undefined> =>
  db
    .updateTable('webhooks')
    .set(change)
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .returning(columns)
    .$castTo<WebhookRow>()
    .executeTakeFirst()

/** @returns whether it was there */
export const deleteWebhook = async (db: Db, company_id: number, id: number): Promise<boolean> =>
  (await db
    .deleteFrom('webhooks')
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()) !== undefined

export const findWebhook = (db: Db, company_id: number, id: number) =>
  db
    .selectFrom('webhooks')
    .select(['id', 'url', 'secret', 'quiet_until'])
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .executeTakeFirst()

const deliveryColumns = [
  'id',
  'event',
  'status',
  'attempts',
  'created_at',
  'attempted_at',
  'response_status',
  'error',
  'next_attempt_at',
] as const

export const listDeliveryRows = (db: Db, company_id: number, webhook_id: number) =>
  db
    .selectFrom('webhook_deliveries')
    .select(deliveryColumns)
    .where('company_id', '=', company_id)
    .where('webhook_id', '=', webhook_id)
    .orderBy('id', 'desc')
    .limit(100)
    .$castTo<WebhookDelivery>()
    .execute()

type Event = { readonly company_id: number; readonly event: string; readonly at: string }
type Notice = { readonly key: string; readonly body: string }

/** One delivery of each notice for each webhook that wants the event; none where it has one already. */
export async function insertDeliveries(
  db: Db,
  { company_id, event, at }: Event,
  notices: readonly Notice[],
): Promise<{ readonly id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    insert into webhook_deliveries (company_id, webhook_id, uuid, event, key, body, created_at)
    select w.company_id, w.id, gen_random_uuid(), ${event}, n.key, n.body, ${at}
    from webhooks w
    cross join unnest(${notices.map(({ key }) => key)}::text[], ${notices.map(({ body }) => body)}::text[])
      as n(key, body)
    where w.company_id = ${company_id} and w.is_active and ${event} = any (w.events)
    on conflict (company_id, webhook_id, key) do nothing
    returning id`.execute(db)
  return rows
}

export const insertDelivery = (db: Db, row: Insertable<DB['webhook_deliveries']>) =>
  db.insertInto('webhook_deliveries').values(row).returning('id').executeTakeFirstOrThrow()

export const findDelivery = (db: Db, company_id: number, id: number) =>
  db
    .selectFrom('webhook_deliveries')
    .select(['id', 'webhook_id', 'uuid', 'body', 'status', 'attempts'])
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .executeTakeFirst()

/** @returns whether it was still waiting: turning the webhook off ends that */
export const updateWaitingDelivery = async (
  db: Db,
  company_id: number,
  id: number,
  change: Updateable<DB['webhook_deliveries']>,
): Promise<boolean> =>
  (await db
    .updateTable('webhook_deliveries')
    .set(change)
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .returning('id')
    .executeTakeFirst()) !== undefined

/** A webhook that was turned off gets nothing more, unless somebody sends it again. */
export const endWaitingDeliveries = (db: Db, company_id: number, webhook_id: number): Promise<unknown> =>
  db
    .updateTable('webhook_deliveries')
    .set({ status: 'failed', next_attempt_at: null })
    .where('company_id', '=', company_id)
    .where('webhook_id', '=', webhook_id)
    .where('status', '=', 'waiting')
    .execute()

/** Makes it wait for its first attempt again; undefined where it is not there or waits already. */
export const reviveDelivery = (
  db: Db,
  company_id: number,
  { webhook_id, id }: { readonly webhook_id: number; readonly id: number },
) =>
  db
    .updateTable('webhook_deliveries')
    .set({ status: 'waiting', attempts: 0, next_attempt_at: null })
    .where('company_id', '=', company_id)
    .where('webhook_id', '=', webhook_id)
    .where('id', '=', id)
    .where('status', '<>', 'waiting')
    .returning('id')
    .executeTakeFirst()

export const deleteOldDeliveries = async (
  db: Db,
  company_id: number,
  webhook_id: number,
  before: string,
): Promise<void> => {
  await db
    .deleteFrom('webhook_deliveries')
    .where('company_id', '=', company_id)
    .where('webhook_id', '=', webhook_id)
    .where('created_at', '<', before)
    .execute()
}

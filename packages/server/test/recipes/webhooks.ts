import type { Recipes } from './recipe.ts'
import type { Scene } from '../scene.ts'

const url = 'https://erp.example.com/larder'

/** A webhook of the company, and a notice that could not be delivered. */
async function webhookOf({ test, company, owner }: Scene): Promise<{ companyId: number; id: number }> {
  const at = test.clock.now.toISOString()
  const { rows } = await test.database.pool.query<{ id: number }>(
    `insert into webhooks (company_id, url, events, secret, created_at, created_by)
      values ($1, $2, '{entry.made}', 'sealed', $3, $4) returning id`,
    [company, url, at, owner.id],
  )
  return { companyId: company, id: rows[0]?.id ?? 0 }
}

async function failedNotice(scene: Scene): Promise<{ companyId: number; id: number; deliveryId: number }> {
  const webhook = await webhookOf(scene)
  const { rows } = await scene.test.database.pool.query<{ id: number }>(
    `insert into webhook_deliveries (company_id, webhook_id, uuid, event, key, body, status, created_at)
      values ($1, $2, gen_random_uuid(), 'ping', 'ping', '{}', 'failed', $3) returning id`,
    [webhook.companyId, webhook.id, scene.test.clock.now.toISOString()],
  )
  return { ...webhook, deliveryId: rows[0]?.id ?? 0 }
}

export const webhooksRecipes: Recipes = {
  'webhooks.create': ({ company: companyId }) => ({
    params: { companyId },
    body: { url, events: ['entry.made', 'sensor.alarm'] },
  }),
  'webhooks.change': async (scene) => ({
    params: await webhookOf(scene),
    body: { url, events: ['plan.confirmed'], is_active: false },
  }),
  'webhooks.remove': async (scene) => ({ params: await webhookOf(scene) }),
  'webhooks.test': async (scene) => ({ params: await webhookOf(scene) }),
  'webhooks.deliveries': async (scene) => ({ params: await failedNotice(scene) }),
  'webhooks.send_again': async (scene) => ({ params: await failedNotice(scene) }),
}

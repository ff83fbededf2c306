import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { entries } from '@larder/contract/entries'
import { coldChecks, enter, type Kitchen } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, say } from '../words.ts'

type Received = { readonly headers: IncomingHttpHeaders; readonly body: string }

async function openReceiver() {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { received, url: `http://127.0.0.1:${port}/larder`, close: () => server.close() }
}

async function fillCheck(kitchen: Kitchen): Promise<void> {
  const [check] = await coldChecks(kitchen)
  if (check === undefined) throw new Error('a cold check is needed')
  const value = { temp: String(check.max - 1), unit: 'C' as const }
  await kitchen.owner.call(entries.create, {
    params: { placeId: kitchen.placeId, id: check.task_subtype_id, taskId: check.id },
    body: {
      uuid: crypto.randomUUID(),
      performed_at: new Date().toISOString(),
      entry_fields: [{ task_step_id: check.task_steps[0]?.id ?? 0, value }],
    },
  })
}

const signatureOf = ({ headers, body }: Received, secret: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`)
    .digest('base64')}`

test('an owner adds a webhook, and the receiver proves who sends it', async ({ page, kitchen }) => {
  const receiver = await openReceiver()
  try {
    await enter(page, kitchen.owner)
    await page.goto('/set-up/integrations')
    await button(page, 'webhooks.add').click()
    await page.getByLabel(say('webhooks.url')).fill('not an address')
    await button(page, 'ui.save').click()
    await expect(page.getByText(say('field_error.web_address'))).toBeVisible()
    await page.getByLabel(say('webhooks.url')).fill(receiver.url)
    await expectAccessible(page)
    await button(page, 'ui.save').click()
    const secret = await page.getByLabel(say('webhooks.secret'), { exact: true }).inputValue()
    await button(page, 'webhooks.test').click()
    const log = page.getByRole('dialog', { name: say('webhooks.log') })
    await expect(log.getByText(say('webhooks.delivered'))).toBeVisible()
    await expectAccessible(page)
    await fillCheck(kitchen)
    await expect(log.getByText(say('webhooks.event_entry_made'))).toBeVisible()
    await expect.poll(() => receiver.received.length).toBe(2)
    for (const notice of receiver.received)
      expect(notice.headers['webhook-signature']).toBe(signatureOf(notice, secret))
    expect(receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
      'ping',
      'entry.made',
    ])
    await page.reload()
    await expect(page.getByText(receiver.url)).toBeVisible()
    await expect(page.getByLabel(say('webhooks.secret'), { exact: true })).toHaveCount(0)
    await button(page, 'ui.remove').click()
    await button(page.getByRole('dialog'), 'ui.remove').click()
    await expect(page.getByText(receiver.url)).toHaveCount(0)
  } finally {
    receiver.close()
  }
})

/**
 * Many slow senders without a session, through the whole application: signed-in people go on saving, wherever
 * the senders come from and whatever they send to.
 */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { entries } from '@larder/contract/entries'
import { addressOf } from '@larder/contract/kit'
import { makeCompany, makePlace, makeTask, makeUser, type TestUser } from './builders.ts'
import { openTestApp, type TestApp } from './harness.ts'

const MEGABYTE = 1_048_576
const SENDERS = 64
const SAVES = 12

let test: TestApp
let owner: TestUser
let address: string
let task: number
let url: string
const sockets: Socket[] = []

beforeAll(async () => {
  test = await openTestApp()
  url = await test.app.listen({ port: 0, host: '127.0.0.1' })
  owner = await makeUser(test)
  const company_id = await makeCompany(test, owner)
  const place_id = await makePlace(test, company_id)
  task = await makeTask(test, { company_id, place_id })
  address = addressOf(entries.create, { params: { placeId: place_id, id: 1, taskId: task } })
})
afterAll(() => test.close())
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

type Sender = { readonly path: string; readonly from: string; readonly headers?: readonly string[] }

/** Declares a body and sends a piece of it. */
async function beginSlowly({ path, from, headers = [] }: Sender, length: number): Promise<void> {
  const { port } = test.app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  sockets.push(socket)
  await once(socket, 'connect')
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: larder.test',
    `x-forwarded-for: ${from}`,
    'content-type: application/json',
    `content-length: ${length}`,
    ...headers,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n"${'x'.repeat(1_500)}`)
}

async function save(from: string): Promise<number> {
  const response = await fetch(url + address, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${owner.token}`,
      'content-type': 'application/json',
      'x-forwarded-for': from,
    },
    body: JSON.stringify({
      uuid: randomUUID(),
      entry_fields: [{ task_step_id: task, value: { temp: '4.0', unit: 'C' } }],
    }),
  })
  await response.arrayBuffer()
  return response.status
}

const invented = (): string => `authorization: Bearer ls_${randomUUID()}`
const fiveNetworks = (index: number): string => `203.0.${index % 5}.${1 + (index % 200)}`

const floods: readonly (readonly [title: string, sender: (index: number) => Sender, length: number])[] = [
  [
    'readings with invented tokens from five networks',
    (index) => ({ path: '/api/sensor-data', from: fiveNetworks(index), headers: [invented()] }),
    MEGABYTE,
  ],
  [
    'entries with invented tokens from five networks',
    (index) => ({ path: address, from: fiveNetworks(index), headers: [invented()] }),
    MEGABYTE,
  ],
  [
    'entries with invented links from five networks',
    (index) => ({
      path: address,
      from: fiveNetworks(index),
      headers: [`shared-access-token: ${randomUUID()}`],
    }),
    MEGABYTE,
  ],
  [
    'entries with invented tokens from the network of the person',
    () => ({ path: address, from: '198.51.100.7', headers: [invented()] }),
    MEGABYTE,
  ],
  [
    'sign-ins from networks of IPv6',
    (index) => ({ path: '/oauth/token', from: `2001:db8:${index.toString(16)}::1` }),
    65_536,
  ],
]

it.each(floods)('does not stop a signed-in person: slow %s', async (_title, sender, length) => {
  await Promise.all(Array.from({ length: SENDERS }, (_, index) => beginSlowly(sender(index), length)))
  const statuses: number[] = []
  for (let count = 0; count < SAVES; count += 1) statuses.push(await save('198.51.100.7'))
  expect(statuses).toEqual(Array.from({ length: SAVES }, () => 201))
})

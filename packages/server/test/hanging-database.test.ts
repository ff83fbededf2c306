/**
 * A database that hangs breaks no connection: requests that need it get 503 within five seconds instead of
 * hanging too, and work again afterwards.
 */
import { randomUUID } from 'node:crypto'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../src/app.ts'
import { openPostgres, type Database } from '../src/db/open.ts'
import { makeCompany, makePlace, makeTask, makeUser } from './builders.ts'
import { withDatabase } from './global-setup.ts'
import { openTestApp, type TestApp } from './harness.ts'

const postgres = process.env['TEST_DATABASE_URL']

/** A road to PostgreSQL on which nothing moves while it is held up. */
type Road = {
  readonly url: (url: string) => string
  readonly holdUp: () => void
  readonly goOn: () => void
  readonly close: () => void
}

async function openRoad(url: string): Promise<Road> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let isHeldUp = false
  const join = (from: Socket, to: Socket): void => {
    sockets.add(from)
    if (isHeldUp) from.pause()
    from
      .on('data', (bytes) => to.write(bytes))
      .on('error', () => to.destroy())
      .on('close', () => {
        sockets.delete(from)
        to.end()
      })
  }
  const server: Server = createServer((client) => {
    const database = connect({ host: target.hostname, port: Number(target.port) || 5_432 })
    join(client, database)
    join(database, client)
  })
  await once(server.listen({ host: '127.0.0.1', port: 0 }), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: (database) => Object.assign(new URL(database), { hostname: '127.0.0.1', port: String(port) }).href,
    holdUp: () => {
      isHeldUp = true
      for (const socket of sockets) socket.pause()
    },
    goOn: () => {
      isHeldUp = false
      for (const socket of sockets) socket.resume()
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

describe.skipIf(postgres === undefined)('while the database hangs', () => {
  let test: TestApp
  let road: Road
  let behind: Database
  let app: FastifyInstance
  let save: (uuid?: string) => Promise<number>
  const ask = async (request: object): Promise<number> => (await app.inject(request)).statusCode
  const ready = () => ask({ url: '/readyz' })
  const signIn = () =>
    ask({
      method: 'POST',
      url: '/oauth/token',
      headers: { 'content-type': 'application/json' },
      payload: { username: 'nobody@example.com', password: 'wrong-1' },
    })

  beforeAll(async () => {
    test = await openTestApp()
    road = await openRoad(postgres ?? '')
    const { rows } = await test.database.pool.query<{ name: string }>('select current_database() as name')
    behind = openPostgres(road.url(withDatabase(postgres ?? '', rows[0]?.name ?? '')), 4)
    app = await buildApp({ ...test.platform, pool: behind.pool })
    const owner = await makeUser(test)
    const company_id = await makeCompany(test, owner)
    const place = await makePlace(test, company_id)
    const task = await makeTask(test, { company_id, place_id: place })
    save = (uuid = randomUUID()) =>
      ask({
        method: 'POST',
        url: `/api/places/${place}/activity-log/task-subtypes/1/tasks/${task}/entries`,
        headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
        payload: { uuid, entry_fields: [{ task_step_id: task, value: { temp: '4.0', unit: 'C' } }] },
      })
  })
  afterAll(async () => {
    road.close()
    await app.close()
    await behind.close()
    await test.close()
  })

  it('answers saves, sign-ins and /readyz with 503; a repeated save has its effect once', async () => {
    const statuses = (): Promise<number[]> => Promise.all([save(), save(), signIn(), ready()])
    expect(await statuses()).toEqual([201, 201, 401, 200])
    road.holdUp()
    const uuid = randomUUID()
    const answers = await Promise.all([
      save(uuid),
      ...Array.from({ length: 6 }, () => save()),
      signIn(),
      signIn(),
      ready(),
      ready(),
    ])
    expect(new Set(answers)).toEqual(new Set([503]))
    road.goOn()
    await expect.poll(ready, { timeout: 5_000 }).toBe(200)
    expect([await save(uuid), await save(uuid)]).toEqual([201, 201])
    expect(await statuses()).toEqual([201, 201, 401, 200])
    const { rows } = await test.database.pool.query<{ n: number }>(
      'select count(*) as n from task_entries where uuid = $1',
      [uuid],
    )
    expect(rows).toEqual([{ n: 1 }])
  }, 60_000)
})

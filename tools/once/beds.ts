/**
 * The servers that the harness tests: the product on its own PostgreSQL, or a server that is wrong on
 * purpose.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { entries } from '@larder/contract/entries'
import { addressOf } from '@larder/contract/kit'
import pg from 'pg'
import { startLarder } from '../../e2e/larder.ts'
import { coldChecks, openKitchen, register } from '../../e2e/person.ts'
import type { OwnPostgres } from '../postgres.ts'
import type { Stored, Write } from './check.ts'
import type { WrongKind } from './wrong-server.ts'

export type Bed = {
  readonly url: string
  readonly path: string
  readonly token: string
  readonly bodyOf: (write: Write) => unknown
  readonly kill: () => Promise<void>
  readonly restart: () => Promise<void>
  readonly stored: () => Promise<readonly Stored[]>
  readonly close: () => Promise<void>
}

async function makeDatabase(postgres: OwnPostgres, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return postgres.url.replace(/\/postgres$/, `/${name}`)
}

async function rowsOf(url: string, sql: string): Promise<readonly Stored[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Stored>(sql)).rows
  } finally {
    await client.end()
  }
}

/**
 * The product with a restaurant whose plan is confirmed; the writes are temperatures of one of its fridges.
 */
export async function openProduct(postgres: OwnPostgres): Promise<Bed> {
  const database = await makeDatabase(postgres, 'larder_once')
  const larder = await startLarder({ DATABASE_URL: database })
  const kitchen = await openKitchen(
    await register(larder.url, 'mari@sinilill.example', ['Mari', 'Tamm']),
    'Sinilill',
  )
  const task = (await coldChecks(kitchen)).find(({ max }) => max >= 5)
  if (task === undefined) throw new Error('no task takes a temperature of up to 5 °C')
  return {
    url: larder.url,
    path: addressOf(entries.create, {
      params: { placeId: kitchen.placeId, id: task.task_subtype_id, taskId: task.id },
    }),
    token: kitchen.owner.access_token,
    bodyOf: ({ uuid, value, comment }) => ({
      uuid,
      entry_fields: [{ task_step_id: task.task_steps[0]?.id, value: { temp: value, unit: 'C' } }],
      comment,
    }),
    kill: larder.kill,
    restart: larder.restart,
    stored: () =>
      rowsOf(
        database,
        `select e.uuid, e.value, e.comment, coalesce(r.count, 0) as revisions from task_entries e
          left join (select entity_id, count(*)::int from revisions where entity = 'entry'
          group by 1) r on r.entity_id = e.uuid::text`,
      ),
    close: larder.close,
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

export async function openWrong(postgres: OwnPostgres, kind: WrongKind): Promise<Bed> {
  const database = await makeDatabase(postgres, `wrong_${kind}`)
  await rowsOf(database, 'create table writes (uuid uuid not null, value text, comment text)')
  const port = await freePort()
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(
      process.execPath,
      [fileURLToPath(new URL('wrong-server.ts', import.meta.url)), kind, database, String(port)],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    await once(child.stdout, 'data')
    return child
  }
  let child = await start()
  const kill = async (): Promise<void> => {
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }
  return {
    url: `http://127.0.0.1:${port}`,
    path: '/',
    token: '-',
    bodyOf: ({ uuid, value, comment }) => ({ uuid, value, comment }),
    kill,
    restart: async () => {
      child = await start()
    },
    stored: () => rowsOf(database, 'select uuid, value, comment, 1 as revisions from writes'),
    close: kill,
  }
}

import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeCompany, makeUser } from '#test/builders.ts'
import { openTestApp, type TestApp } from '#test/harness.ts'
import { asCompany, asOperator, asRequest, asSystem, type Db } from './transaction.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const entry = () =>
  ({
    credential: { kind: 'anonymous' },
    role: 'larder_app',
    writes: false,
    place_id: null,
    company_id: null,
    now: test.clock.now,
  }) as const
/** Some 400 kB each. */
const PAGES = 60
const LINES = 500

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (how: { readonly type: 'minor' }) => void
const oldMegabytes = (): number =>
  (getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? 0) / 1e6

/** The most megabytes that reading page by page adds to the memory that survives quick garbage collection. */
async function growthOf(read: () => Promise<number>): Promise<number> {
  const turn = async (): Promise<number> => {
    expect(await read()).toBe(LINES)
    collect({ type: 'minor' })
    return oldMegabytes()
  }
  await turn()
  await turn()
  const before = await turn()
  let most = before
  for (let count = 0; count < PAGES; count += 1) most = Math.max(most, await turn())
  return most - before
}

// Kept until the whole heap is collected it would be 24 MB.
const SOME = 8

it('rows are freed by the next quick collection, which keeps a bundle of a year small (R1.7)', async () => {
  const growth = await asRequest(test.database.pool, entry(), (db) =>
    growthOf(
      async () =>
        (await sql`select n, repeat('x', 700) as body from generate_series(1, ${LINES}::int) n`.execute(db))
          .rows.length,
    ),
  )
  expect(growth).toBeLessThan(SOME)
})

it('an error of the database names the calling function', async () => {
  const failed = await asRequest(test.database.pool, entry(), async function asking(db) {
    await sql`select 1/0`.execute(db)
  }).catch((error: unknown) => error)
  expect(failed).toMatchObject({ code: '22012', stack: expect.stringContaining('asking') })
})

const countThrottles = async (): Promise<number> =>
  (await test.database.pool.query('select from throttles')).rowCount ?? 0
const throttle = (key: string) => ({
  text: 'insert into throttles (key, tokens, updated_at) values ($1, $2, $3)',
  values: [key, 1, test.clock.now.toISOString()],
})
const writing = () => ({ ...entry(), role: 'larder_public', writes: true }) as const

it('sends statements with the commit, with values that quoting could damage', async () => {
  const key = String.raw`O'Brien \ "x" $1; rollback`
  await asRequest(test.database.pool, writing(), async (_db, _entered, atCommit) => atCommit(throttle(key)))
  const { rows } = await test.database.pool.query('select key from throttles where key = $1', [key])
  expect(rows).toEqual([{ key }])
})

it('commits nothing where a statement that travels with the commit fails', async () => {
  const before = await countThrottles()
  await expect(
    asRequest(test.database.pool, writing(), async (_db, _entered, atCommit) => {
      atCommit(throttle('first'))
      atCommit(throttle('twice'))
      atCommit(throttle('twice'))
    }),
  ).rejects.toMatchObject({ code: '23505' })
  expect(await countThrottles()).toBe(before)
})

it('a transaction that only reads cannot write', async () => {
  const write = asSystem(test.platform, (db) => db.deleteFrom('throttles').execute(), { writes: false })
  await expect(write).rejects.toMatchObject({ code: '25006' })
})

it('the server itself sees no company, a member one company, and the operator all', async () => {
  const owner = await makeUser(test)
  const ids = [await makeCompany(test, owner), await makeCompany(test, owner)]
  const list = async (db: Db) =>
    (await db.selectFrom('companies').select('id').orderBy('id').execute()).map(({ id }) => id)
  expect(await asSystem(test.platform, list, { role: 'larder_app' })).toEqual([])
  expect(await asCompany(test.platform, ids[1] ?? 0, list)).toEqual([ids[1]])
  expect(await asOperator(test.database.pool, list)).toEqual(ids)
})

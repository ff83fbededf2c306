import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#test/harness.ts'
import { inTransaction, lookOnce } from './transaction.ts'

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

/** Megabytes that reading page by page adds, at most, to what outlives the collector's quick rounds. */
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

it('what was read and let go is gone with the next quick round, which keeps a bundle of a year small (R1.7)', async () => {
  const growth = await inTransaction(test.database.pool, entry(), (db) =>
    growthOf(
      async () =>
        (await sql`select n, repeat('x', 700) as body from generate_series(1, ${LINES}::int) n`.execute(db))
          .rows.length,
    ),
  )
  expect(growth).toBeLessThan(SOME)
})

it('so is what a look found', async () => {
  const look = {
    text: "select n, repeat('x', 700) as body from generate_series(1, $1::int) n",
    values: [LINES],
  }
  const growth = await growthOf(
    async () => (await lookOnce(test.database.pool, { ...entry(), looks: [look] })).found[0]?.length ?? 0,
  )
  expect(growth).toBeLessThan(SOME)
})

it('an error of the database names who asked', async () => {
  const failed = await inTransaction(test.database.pool, entry(), async function asking(db) {
    await sql`select 1/0`.execute(db)
  }).catch((error: unknown) => error)
  expect(failed).toMatchObject({ code: '22012', stack: expect.stringContaining('asking') })
})

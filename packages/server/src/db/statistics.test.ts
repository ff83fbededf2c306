import { expect, it } from 'vitest'
import { openPglite } from './open.ts'
import { keepStatistics } from './statistics.ts'

it('tells the planner how many rows each table of the embedded database has', async () => {
  const { pool, close } = await openPglite('memory')
  await pool.query('create table readings (id int); create table "Odd name" (id int)')
  await pool.query('insert into readings select generate_series(1, 1000); insert into "Odd name" values (1)')
  const failures: unknown[] = []
  const statistics = await keepStatistics(pool, (error) => failures.push(error))
  statistics.stop()
  const { rows } = await pool.query(
    `select relname, reltuples::int as rows from pg_class where relname in ('readings', 'Odd name') order by 1`,
  )
  expect(rows).toEqual([
    { relname: 'Odd name', rows: 1 },
    { relname: 'readings', rows: 1_000 },
  ])
  expect(failures).toEqual([])
  await close()
})

it('reports that they could not be gathered, and goes on', async () => {
  const { pool, close } = await openPglite('memory')
  await close()
  const failures: unknown[] = []
  const statistics = await keepStatistics(pool, (error) => failures.push(error))
  statistics.stop()
  expect(failures).toHaveLength(1)
})

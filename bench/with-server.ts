/**
 * A server on a fresh database of a PostgreSQL on this machine: `BENCH_DATABASE_URL`, default 127.0.0.1:5432.
 */
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../packages/server/src/db/migrate.ts'
import { openPostgres } from '../packages/server/src/db/open.ts'
import type { TestApp } from '../packages/server/test/harness.ts'
import { startServer, type RunningServer } from '../packages/server/test/running-server.ts'

/**
 * Migrates, seeds, starts the server, runs, and leaves nothing behind. `restart`: the same server as it
 * begins.
 */
export async function withServer<Bed>(
  plant: (seed: TestApp, url: string) => Promise<Bed>,
  run: (bed: Bed, server: RunningServer, restart: () => Promise<RunningServer>) => Promise<void>,
  env: (bed: Bed) => Record<string, string> = () => ({}),
): Promise<void> {
  const admin = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'
  const name = `larder_bench_${randomBytes(4).toString('hex')}`
  const client = new pg.Client({ connectionString: admin })
  await client.connect()
  await client.query(`create database ${name}`)
  const data = mkdtempSync(join(tmpdir(), 'larder-bench-'))
  try {
    const url = new URL(admin)
    url.pathname = `/${name}`
    const database = openPostgres(url.href)
    await migrate(database.pool)
    const bed = await plant({ database, clock: { now: new Date() } } as unknown as TestApp, url.href)
    await database.close()
    const start = (): Promise<RunningServer> =>
      startServer({ DATABASE_URL: url.href, LARDER_DATA: data, ...env(bed) })
    let server = await start()
    try {
      await run(bed, server, async () => {
        await server.end()
        return (server = await start())
      })
    } finally {
      await server.end()
    }
  } finally {
    rmSync(data, { recursive: true, force: true })
    await client.query(`drop database ${name} with (force)`)
    await client.end()
  }
}

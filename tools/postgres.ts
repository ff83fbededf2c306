/**
 * A PostgreSQL for tests: `TEST_DATABASE_URL`, else the one at 127.0.0.1:5432 where it trusts us, else a
 * cluster of our own in a temporary folder, stopped and removed afterwards. Tests make their own databases in
 * it.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'

export type TestPostgres = { readonly url: string; readonly described: string; stop(): Promise<void> }

const oldestVersion = 150_000

export const howToGetPostgres = [
  'No PostgreSQL (15 or newer) was found. Any of these helps:',
  '  apt-get install postgresql                          (Debian, Ubuntu; as root)',
  '  TEST_DATABASE_URL=postgresql://user@host/postgres   (one that you have; the user may create databases and roles)',
].join('\n')

/**
 * The version of the server at `url` when it lets us in with the rights that tests need; otherwise undefined.
 */
async function usable(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    const sql = `select current_setting('server_version') as version,
      current_setting('server_version_num')::int as number,
      (select rolsuper or (rolcreatedb and rolcreaterole) from pg_roles where rolname = current_user) as may`
    const { rows } = await client.query<{ version: string; number: number; may: boolean }>(sql)
    const row = rows[0]
    return row !== undefined && row.may && row.number >= oldestVersion ? row.version : undefined
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function running(): Promise<TestPostgres | undefined> {
  for (const user of new Set([userInfo().username, 'postgres'])) {
    const url = `postgresql://${encodeURIComponent(user)}@127.0.0.1:5432/postgres`
    const version = await usable(url)
    if (version !== undefined)
      return { url, described: `PostgreSQL ${version} at 127.0.0.1:5432`, stop: async () => {} }
  }
  return undefined
}

/** The newest installed folder of server programs. */
function programs(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin'))
    : []
  const onPath = (process.env['PATH'] ?? '').split(delimiter)
  return [...versions, ...onPath].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  )
}

/**
 * The server refuses to run as root: answers with another account then, and with nothing for everybody else.
 */
function account(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (option: string, name: string): number =>
    Number(spawnSync('id', [option, name], { encoding: 'utf8' }).stdout.trim() || Number.NaN)
  const name = ['postgres', 'nobody'].find((candidate) => Number.isInteger(id('-u', candidate)))
  if (name === undefined)
    throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody".')
  return { uid: id('-u', name), gid: id('-g', name) }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('no free port')),
      )
    })
  })
}

async function untilReady(url: string, server: ChildProcess): Promise<string> {
  for (let attempt = 0; attempt < 150 && server.exitCode === null; attempt += 1) {
    const version = await usable(url)
    if (version !== undefined) return version
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the temporary PostgreSQL did not start')
}

async function stopCluster(server: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((resolve) =>
    server.exitCode === null ? server.once('exit', resolve) : resolve(undefined),
  )
  server.kill('SIGINT')
  await ended
  rmSync(folder, { recursive: true, force: true })
}

/** A cluster of our own, which may be ended as a power cut does and started again on the same port. */
export type OwnPostgres = TestPostgres & { readonly restart: () => Promise<void> }

async function own(bin: string): Promise<OwnPostgres> {
  const who = account()
  const folder = mkdtempSync(join(tmpdir(), 'larder-postgres-'))
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid ?? who.uid)
  const cluster = join(folder, 'cluster')
  const options = { ...who, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C' } }
  const initdb = spawnSync(
    join(bin, 'initdb'),
    ['-D', cluster, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...options, encoding: 'utf8' },
  )
  if (initdb.status !== 0) throw new Error(`initdb failed: ${initdb.stderr}`)
  const port = await freePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'log_min_messages=fatal',
  ]
  const launch = (): ChildProcess =>
    spawn(join(bin, 'postgres'), ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])], {
      ...options,
      stdio: 'ignore',
    })
  let server = launch()
  const stop = (): Promise<void> => stopCluster(server, folder)
  const restart = async (): Promise<void> => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGQUIT')
    await ended
    server = launch()
    await untilReady(url, server)
  }
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`
  try {
    return {
      url,
      described: `PostgreSQL ${await untilReady(url, server)}, started for this run`,
      stop,
      restart,
    }
  } catch (problem) {
    await stop()
    throw problem
  }
}

/**
 * Finds or starts a PostgreSQL; call `stop` when done. Throws with `howToGetPostgres` where there is none.
 */
export async function openTestPostgres(): Promise<TestPostgres> {
  const databaseUrl = process.env['TEST_DATABASE_URL']
  if (databaseUrl !== undefined && databaseUrl !== '') {
    const version = await usable(databaseUrl)
    if (version === undefined)
      throw new Error(
        'TEST_DATABASE_URL: no PostgreSQL ≥ 15 answers there, or its user may not create databases and roles.',
      )
    return { url: databaseUrl, described: `PostgreSQL ${version} of TEST_DATABASE_URL`, stop: async () => {} }
  }
  const there = process.env['LARDER_OWN_POSTGRES'] === 'yes' ? undefined : await running()
  if (there !== undefined) return there
  const bin = programs()
  if (bin === undefined) throw new Error(howToGetPostgres)
  return own(bin)
}

/** Whether `openTestPostgres` has one to use or to start. */
export const hasTestPostgres = async (): Promise<boolean> =>
  Boolean(process.env['TEST_DATABASE_URL']) || programs() !== undefined || (await running()) !== undefined

/** A PostgreSQL cluster of our own. Throws with `howToGetPostgres` where there is no PostgreSQL to start. */
export function openOwnPostgres(): Promise<OwnPostgres> {
  const bin = programs()
  if (bin === undefined) throw new Error(howToGetPostgres)
  return own(bin)
}

if (import.meta.main) {
  const postgres = await openTestPostgres()
  console.log(`${postgres.described}: ${postgres.url}`)
  await postgres.stop()
}

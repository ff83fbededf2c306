/**
 * Starts the real server as a user would, on a free port, with a data folder of its own that is removed
 * afterwards.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { migratedArchive } from '../packages/server/test/migrated-archive.ts'

const execFileAsync = promisify(execFile)
const root = fileURLToPath(new URL('..', import.meta.url))
const readyWithinMs = 240_000
/** The demo's 90 days are lived through before it is ready. */
const readyWithDemoMs = 600_000
const endedWithinMs = 15_000

export type Larder = {
  /** Where it answers, without a slash at the end. */
  readonly url: string
  /** Everything it wrote to its terminal so far. */
  readonly output: () => string
  /** Texts of the mails it sent, oldest first. */
  readonly mails: () => string[]
  /** Ends the process as a power cut would; the data stays. */
  readonly kill: () => Promise<void>
  /** Starts it again on the same data and port. */
  readonly restart: () => Promise<void>
  /**
   * Stops it in order, runs a command of the operator on its data, starts it again; answers what the command
   * wrote.
   */
  readonly operate: (...words: string[]) => Promise<string>
  /** Stops it in order, lets something be done to its data folder, starts it again. */
  readonly whileStopped: (work: (folder: string) => Promise<unknown>) => Promise<void>
  /** Ends it in order and removes its data. Throws where it does not drain in time. */
  readonly close: () => Promise<void>
}

type Environment = Readonly<Record<string, string>>

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

const ended = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) =>
    child.exitCode !== null || child.signalCode !== null ? resolve(undefined) : child.once('exit', resolve),
  )

const after = (ms: number, answer: 'late'): Promise<'late'> =>
  new Promise((resolve) => setTimeout(() => resolve(answer), ms).unref())

function environmentOf(folder: string, port: number, extra: Environment): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    LARDER_DATA: folder,
    LARDER_OUTBOX: join(folder, 'outbox'),
    LARDER_BASE_URL: `http://127.0.0.1:${port}`,
    LARDER_ALTCHA: 'off',
    NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
    ...extra,
  }
}

type Launch = {
  readonly environment: NodeJS.ProcessEnv
  readonly flags: readonly string[]
  readonly log: (text: string) => void
}

async function launch({ environment, flags, log }: Launch): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['packages/server/src/main.ts', ...flags], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  const ready = new Promise<'ready'>((resolve) => {
    const listen = (part: Buffer): void => {
      written += part.toString()
      log(part.toString())
      if (written.includes('Larder is ready at')) resolve('ready')
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
  })
  const outcome = await Promise.race([
    ready,
    ended(child).then(() => 'ended' as const),
    after(flags.includes('--demo') ? readyWithDemoMs : readyWithinMs, 'late'),
  ])
  if (outcome === 'ready') return child
  child.kill('SIGKILL')
  throw new Error(`the server did not become ready (${outcome}):\n${written}`)
}

function readMails(folder: string): string[] {
  if (!existsSync(folder)) return []
  const number = (name: string): number => Number(/\d+/.exec(name)?.[0])
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort((a, b) => number(a) - number(b))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

/**
 * Lays the migrated database into the data folder: a server finds there what it would make itself, in half of
 * its start.
 */
async function layDatabase(folder: string): Promise<void> {
  const database = join(folder, 'database')
  mkdirSync(database, { mode: 0o700 })
  await execFileAsync('tar', ['-xf', await migratedArchive(), '-C', database])
}

/**
 * Starts Larder with `extra` added to its environment; `fromNothing` on an empty data folder, as on a user's
 * first day. Throws with its output where it does not become ready.
 */
export async function startLarder(
  extra: Environment = {},
  flags: readonly string[] = [],
  { fromNothing = false } = {},
): Promise<Larder> {
  const folder = mkdtempSync(join(tmpdir(), 'larder-e2e-'))
  if (!fromNothing) await layDatabase(folder)
  const port = await freePort()
  const environment = environmentOf(folder, port, extra)
  let output = ''
  const log = (text: string): void => void (output += text)
  const given = { environment, flags, log }
  let child = await launch(given)
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    mails: () => readMails(environment['LARDER_OUTBOX'] ?? folder),
    kill: async () => {
      child.kill('SIGKILL')
      await ended(child)
    },
    restart: async () => {
      child = await launch(given)
    },
    operate: async (...words) => {
      child.kill('SIGTERM')
      await ended(child)
      const { stdout } = await execFileAsync(process.execPath, ['packages/server/src/main.ts', ...words], {
        cwd: root,
        env: environment,
      })
      child = await launch(given)
      return stdout
    },
    whileStopped: async (work) => {
      child.kill('SIGTERM')
      await ended(child)
      await work(folder)
      child = await launch(given)
    },
    close: async () => {
      child.kill('SIGTERM')
      const outcome = await Promise.race([ended(child), after(endedWithinMs, 'late')])
      if (outcome === 'late') child.kill('SIGKILL')
      await ended(child)
      rmSync(folder, { recursive: true, force: true })
      if (outcome === 'late') throw new Error(`the server did not end within ${endedWithinMs} ms of SIGTERM`)
    },
  }
}

/** The server as a process of its own, as operators run it: for tests that kill it. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export type RunningServer = {
  readonly url: string
  readonly pid: number
  /** Ends it at once, as a power cut does. */
  readonly kill: () => Promise<void>
  /** Asks it to end; answers its exit code. */
  readonly end: () => Promise<number | null>
}

const LONGEST_RUN_MS = 120_000

/** Runs the server or one of its commands until it ends; one that goes on is killed and has no code. */
export async function runMain(
  env: Record<string, string>,
  words: readonly string[] = [],
): Promise<{ readonly code: number | null; readonly output: string }> {
  const child = spawn(process.execPath, [main, ...words], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', HOST: '127.0.0.1', LARDER_ALTCHA: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: LONGEST_RUN_MS,
    killSignal: 'SIGKILL',
  })
  const pieces: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => pieces.push(chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output: Buffer.concat(pieces).toString() }
}

/**
 * Starts the server on a free port and waits until it says that it is ready. `program`: that of another
 * checkout, to compare with.
 */
export async function startServer(env: Record<string, string>, program = main): Promise<RunningServer> {
  const child = spawn(process.execPath, ['--max-semi-space-size=16', '--v8-pool-size=1', program], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', HOST: '127.0.0.1', LARDER_ALTCHA: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = await readiness(child)
  const exit = once(child, 'exit')
  return {
    url,
    pid: child.pid ?? 0,
    kill: async () => {
      child.kill('SIGKILL')
      await exit
    },
    end: async () => {
      child.kill('SIGTERM')
      const [code] = (await exit) as [number | null]
      return code
    },
  }
}

async function readiness(child: ChildProcess): Promise<string> {
  const errors: string[] = []
  child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk.toString()))
  if (!child.stdout) throw new Error('no output')
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /ready at (\S+)/.exec(line)?.[1]
    if (url !== undefined) return url
  }
  throw new Error(`The server ended before it was ready: ${errors.join('')}`)
}

/**
 * The embedded database is made, and the demo filled, in a process of its own: what that needs once would stay
 * taken in the memory of the server for ever.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

type Apart = {
  readonly program: string
  readonly env: NodeJS.ProcessEnv
  readonly words: readonly string[]
  /** Receives each line that the process tells, besides the terminal. */
  readonly onLine: (line: string) => void
}

/** @throws what the process ended with */
export async function prepareApart({ program, env, words, onLine }: Apart): Promise<void> {
  const child = spawn(process.execPath, [...process.execArgv, program, 'prepare', ...words], {
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    env,
  })
  const end = (): boolean => child.kill()
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
  let failure = ''
  child.stderr?.on('data', (text: Buffer) => {
    failure += text.toString()
  })
  child.on('message', (line) => onLine(String(line)))
  const [code] = await once(child, 'close')
  process.off('SIGTERM', end)
  process.off('SIGINT', end)
  if (code === 0) return
  if (code === null) process.exit(0)
  throw new Error(failure.replace(/^Not done: /, '').trim())
}

/** In that process: tells its server, and ends with it. */
export function tellServer(line: string): void {
  process.send?.(line)
}
process.on('disconnect', () => process.exit(1))
process.channel?.unref()

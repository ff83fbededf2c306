/** Firefox by WebDriver BiDi over its own socket: Debian has no geckodriver. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EnginePage } from './page.ts'

const patience = 60_000

type Answer = {
  readonly id?: number
  readonly type?: string
  readonly result?: unknown
  readonly message?: string
}
type Send = (method: string, params: object) => Promise<unknown>

/** The address of the socket, which Firefox prints once it listens. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let written = ''
    const timer = setTimeout(() => reject(new Error(`Firefox does not listen: ${written}`)), patience)
    child.stderr?.on('data', (part: Buffer) => {
      written += part.toString()
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(written) ?? []
      if (address === undefined) return
      clearTimeout(timer)
      resolve(`${address}/session`)
    })
    child.once('error', reject)
  })
}

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`no socket at ${address}`)))
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    waiting.get(answer.id ?? 0)?.(answer)
  })
  let last = 0
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = (last += 1)
      const timer = setTimeout(() => reject(new Error(`${method}: no answer`)), patience)
      waiting.set(id, ({ type, result, message }) => {
        clearTimeout(timer)
        if (type === 'success') resolve(result)
        else reject(new Error(`${method}: ${message ?? ''}`))
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
}

/** `preferences`: of about:config. */
export async function openFirefox(
  executable: string,
  preferences: Readonly<Record<string, number | boolean>> = {},
): Promise<EnginePage> {
  const profile = mkdtempSync(join(tmpdir(), 'larder-firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const child = spawn(
    executable,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true, env: { ...process.env, HOME: profile } },
  )
  const close = async (): Promise<void> => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    await new Promise((resolve) => setTimeout(resolve, 500))
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const send = await connect(await addressOf(child))
    await send('session.new', { capabilities: {} })
    const tree = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] }
    const context = tree.contexts[0]?.context ?? ''
    return {
      open: async (url) =>
        void (await send('browsingContext.navigate', { context, url, wait: 'interactive' })),
      read: async (expression) => {
        const { result } = (await send('script.evaluate', {
          expression: `Promise.resolve(${expression})`,
          target: { context },
          awaitPromise: true,
        })) as { result?: { value?: unknown } }
        return result?.value
      },
      close,
    }
  } catch (thrown) {
    await close()
    throw thrown
  }
}

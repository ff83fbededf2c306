/** WebKitGTK and WPE by WebDriver (W3C): the browser's own driver, no library and no download. */
import { spawn, type ChildProcess } from 'node:child_process'
import type { EnginePage } from './page.ts'

type DriverOptions = {
  readonly driver: string
  /** Vendor capabilities, with the browser to start. */
  readonly capabilities: object
  readonly port: number
  readonly env?: Readonly<Record<string, string>>
}

const patience = 60_000

async function send(base: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${base}${path}`, {
    method,
    signal: AbortSignal.timeout(patience),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value).slice(0, 300)}`)
  return value
}

async function whenReady(base: string): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    if (await send(base, 'GET', '/status').then(Boolean, () => false)) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`no driver answers at ${base}`)
}

/** The whole family: a driver leaves its browser behind when it is killed. */
function end({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}

export async function openByDriver({ driver, capabilities, port, env }: DriverOptions): Promise<EnginePage> {
  const child = spawn(driver, [`--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, ...env },
  })
  const base = `http://127.0.0.1:${port}`
  try {
    await whenReady(base)
    const wanted = { capabilities: { alwaysMatch: capabilities } }
    const { sessionId } = (await send(base, 'POST', '/session', wanted)) as { sessionId: string }
    const session = `/session/${sessionId}`
    return {
      open: async (url) => void (await send(base, 'POST', `${session}/url`, { url })),
      read: (expression) =>
        send(base, 'POST', `${session}/execute/async`, {
          script: `const done = arguments[0]; Promise.resolve(${expression}).then(done, (e) => done(String(e)))`,
          args: [],
        }),
      close: async () => {
        await send(base, 'DELETE', session).catch(() => undefined)
        end(child)
      },
    }
  } catch (thrown) {
    end(child)
    throw thrown
  }
}

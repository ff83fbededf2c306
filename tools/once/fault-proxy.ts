/**
 * Stands between writers and the server and does what networks do: a request or its answer gets lost, a
 * request arrives twice, at once or much later, late, by half, or its connection is reset. It never repeats
 * on its own but as a fault.
 */
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { Chance } from './chance.ts'

export const faults = [
  'drop_request',
  'drop_response',
  'duplicate_parallel',
  'duplicate_later',
  'delay',
  'half_body',
  'reset',
] as const
export type Fault = (typeof faults)[number]

export type FaultProxy = {
  readonly url: string
  readonly counts: Readonly<Record<Fault | 'none', number>>
  /** Resolves when no request is open any more, late copies included. */
  readonly quiet: () => Promise<void>
  readonly close: () => Promise<void>
}

type ProxyRequest = {
  readonly method: string
  readonly path: string
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: Buffer
}
type Answer = {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: Buffer
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function forward(target: string, { method, path, headers, body }: ProxyRequest): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = ask(`${target}${path}`, { method, headers, agent: false }, (message) => {
      bytesOf(message).then(
        (answer) => resolve({ status: message.statusCode ?? 502, headers: message.headers, body: answer }),
        reject,
      )
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Half of the body under the length of the whole, then the line is cut. */
function forwardHalf(target: string, { method, path, headers, body }: ProxyRequest): Promise<void> {
  return new Promise((resolve) => {
    const sent = ask(`${target}${path}`, {
      method,
      headers: { ...headers, 'content-length': String(body.length) },
      agent: false,
    })
    sent.on('error', () => resolve())
    sent.on('close', () => resolve())
    sent.write(body.subarray(0, Math.floor(body.length / 2)), () => setTimeout(() => sent.destroy(), 5))
  })
}

const cut = (response: ServerResponse): void => void response.socket?.destroy()
const reset = (response: ServerResponse): void => void (response.socket as Socket | null)?.resetAndDestroy()

type Act = (request: ProxyRequest, response: ServerResponse) => Promise<unknown>
type Pending = {
  /** Counts the work as open until it ends. */
  readonly track: <T>(work: Promise<T>) => Promise<T>
  readonly settled: () => Promise<void>
}

function pendingWork(): Pending {
  const pending = new Set<Promise<unknown>>()
  return {
    track: (work) => {
      const settled = work
        .then(
          () => undefined,
          () => undefined,
        )
        .finally(() => pending.delete(settled))
      pending.add(settled)
      return work
    },
    settled: async () => {
      while (pending.size > 0) await Promise.allSettled(pending)
    },
  }
}

const reply = (response: ServerResponse, { status, headers, body }: Answer): void =>
  void response.writeHead(status, { ...headers, connection: 'close' }).end(body)

/** How each fault treats a request. */
function faultActs(target: string, chance: Chance, { track }: Pending): Record<Fault | 'none', Act> {
  const pass: Act = async (request, response) => reply(response, await forward(target, request))
  const forwardAgain = (request: ProxyRequest): Promise<unknown> =>
    forward(target, request).catch(() => undefined)
  return {
    none: pass,
    drop_request: async (_request, response) => cut(response),
    drop_response: async (request, response) => forward(target, request).finally(() => cut(response)),
    duplicate_parallel: async (request, response) =>
      Promise.all([pass(request, response), forwardAgain(request)]),
    duplicate_later: async (request, response) => {
      await pass(request, response)
      void track(pause(200 + chance.below(1_300)).then(() => forwardAgain(request)))
    },
    delay: async (request, response) => pause(chance.below(400)).then(() => pass(request, response)),
    half_body: async (request, response) => forwardHalf(target, request).finally(() => cut(response)),
    reset: async (request, response) => {
      const sent = forwardAgain(request)
      await pause(chance.below(20))
      reset(response)
      await sent
    },
  }
}

/** @param rate share of requests that meet a fault, 0 to 1 */
export async function openFaultProxy(target: string, chance: Chance, rate: number): Promise<FaultProxy> {
  const counts: Record<Fault | 'none', number> = {
    none: 0,
    drop_request: 0,
    drop_response: 0,
    duplicate_parallel: 0,
    duplicate_later: 0,
    delay: 0,
    half_body: 0,
    reset: 0,
  }
  const pending = pendingWork()
  const acts = faultActs(target, chance, pending)
  const act = async (message: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const headers = { ...message.headers }
    delete headers.connection
    const request = {
      method: message.method ?? 'GET',
      path: message.url ?? '/',
      headers,
      body: await bytesOf(message),
    }
    const fault = chance.next() < rate ? chance.pick(faults) : 'none'
    counts[fault] += 1
    return acts[fault](request, response)
  }
  const server = createServer((message, response) => {
    pending.track(act(message, response)).catch(() => cut(response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    quiet: pending.settled,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

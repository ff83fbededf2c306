/**
 * The only code that uses `fetch`. A call takes a route of the contract and its input, adds the credentials,
 * and gives the response's body or throws a `Problem`. Status 401 ends the session, 401 and 429 end a shared
 * visit, 503 with `Retry-After` is tried again, and a network failure is a problem like any other.
 */
import {
  addressOf,
  type CallInput,
  type ProblemBody,
  type ResponseOf,
  type Route,
} from '@larder/contract/kit'
import { asProblem, Problem } from './problem.ts'
import { currentSession, endSession, isUnproven } from './session.ts'
import { readLocal } from './storage.ts'
import { noteDate } from './outbox/clock.ts'

/** Cancels with the session; for requests that are not sent from here. */
export const sessionSignal = (): AbortSignal => cancelAll.signal

export type CallOptions = { readonly signal?: AbortSignal | undefined }

/** Tries in all for an answer 503, and the longest pause between two, in seconds. */
const tries = 3
const longestPause = 10

let cancelAll = new AbortController()

/** Cancels all running requests: they belong to a session that has ended. */
export function cancelCalls(): void {
  cancelAll.abort()
  cancelAll = new AbortController()
}

/** Calls the route and gives the body of the response. Throws `Problem`. */
export async function call<R extends Route>(
  route: R,
  input: CallInput<R> = {},
  options: CallOptions = {},
): Promise<ResponseOf<R>> {
  const response = await send(route, input, options)
  const body: unknown = response.status === 204 ? {} : await readJson(response)
  return body as ResponseOf<R>
}

export type FileAnswer = { readonly blob: Blob; readonly name: string }

/** Calls a route that sends a file. Its name comes from the server, else it is `fallback`. */
export async function callFile<R extends Route>(
  route: R,
  input: CallInput<R>,
  fallback: string,
  options: CallOptions = {},
): Promise<FileAnswer> {
  const response = await send(route, input, options)
  const name = fileName(response.headers.get('content-disposition')) ?? fallback
  return { blob: await response.blob(), name }
}

async function send<R extends Route>(route: R, input: CallInput<R>, options: CallOptions): Promise<Response> {
  const signal = options.signal ? AbortSignal.any([options.signal, cancelAll.signal]) : cancelAll.signal
  for (let attempt = 1; ; attempt++) {
    const response = await fetchOnce(addressOf(route, input), requestOf(route, input, signal))
    if (response.ok) return response
    const pause = pauseOf(response)
    if (response.status === 503 && pause !== null && attempt < tries) {
      await wait(pause, signal)
      continue
    }
    const problem = await problemOf(response)
    endSessionFor(problem)
    if (meansLostPlace(problem)) for (const watcher of lossWatchers) watcher()
    throw problem
  }
}

const lossWatchers = new Set<() => void>()

/** Calls back when the server says that a place or company does not exist; gives a function that ends it. */
export function onPlaceLost(watcher: () => void): () => void {
  lossWatchers.add(watcher)
  return () => lossWatchers.delete(watcher)
}

/** General 8.1: this answer is no failure to show. It leads to a place that is there. */
export const meansLostPlace = ({ status, message }: Problem): boolean =>
  status === 404 && /^No query results for model \[(Place|Company)\]/.test(message)

/** Headers of every request, with the credentials. Throws `Problem` while nothing may be sent. */
export function headersOf(route: Pick<Route, 'produces'>): Headers {
  const headers = new Headers({ accept: route.produces })
  const { shared_access_token, access_token } = currentSession()
  if (isUnproven()) throw new Problem({ code: 'network', message: 'The PIN is not proven yet' })
  if (shared_access_token !== null) headers.set('shared-access-token', shared_access_token)
  else if (access_token !== null) headers.set('authorization', `Bearer ${access_token}`)
  const device = readLocal('device_token')
  if (device !== null) headers.set('x-larder-device', device)
  return headers
}

function requestOf<R extends Route>(route: R, input: CallInput<R>, signal: AbortSignal): RequestInit {
  const headers = headersOf(route)
  const request: RequestInit = { method: route.method, headers, signal, credentials: 'same-origin' }
  if (input.body !== undefined) {
    headers.set('content-type', 'application/json')
    request.body = JSON.stringify(input.body)
  }
  return request
}

declare global {
  interface Window {
    /** Answers that public/early.js asked for, by their addresses. */
    readonly early?: Map<string, Promise<Response>>
  }
}

/** The answer that was asked for before the scripts ran; each is taken once. */
function takeEarly(address: string, { method }: RequestInit): Promise<Response> | undefined {
  const answer = method === 'GET' ? window.early?.get(address) : undefined
  window.early?.delete(address)
  return answer
}

/** Throws `Problem` where no answer came. */
export async function fetchOnce(address: string, request: RequestInit): Promise<Response> {
  try {
    const answer = await (takeEarly(address, request) ?? fetch(address, request))
    noteDate(answer.headers.get('date'), Date.now())
    return answer
  } catch (thrown) {
    const problem = asProblem(thrown)
    throw problem.code === 'cancelled' ? problem : new Problem({ code: 'network', message: problem.message })
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    throw new Problem({ code: 'unreadable', message: 'The answer is not JSON', status: response.status })
  }
}

/**
 * Whether something has the shape of the contract's problem body; written out to keep the schemas' library
 * out of the first load.
 */
function isProblemBody(body: unknown): body is ProblemBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'message' in body &&
    typeof body.message === 'string'
  )
}

const codes: Record<number, string> = {
  401: 'unauthorized',
  402: 'payment_required',
  403: 'forbidden',
  404: 'not_found',
  413: 'too_large',
  429: 'too_many_attempts',
  503: 'overloaded',
  507: 'storage_full',
}

/** The problem of an unsuccessful answer. */
export async function problemOf(response: Response): Promise<Problem> {
  return problemFrom(response.status, response.statusText, await response.json().catch(() => null))
}

/** The problem of a refusal, from its body or else from its status. */
export function problemFrom(status: number, message: string, body: unknown): Problem {
  return isProblemBody(body)
    ? new Problem({ ...body, status })
    : new Problem({ code: codes[status] ?? 'internal', message, status })
}

/**
 * General 8.1 with the product's decision: 429 ends only shared visits, and wrong credentials end nothing.
 */
export function endSessionFor(problem: Problem): void {
  const shared = currentSession().shared_access_token !== null
  if (shared && (problem.status === 401 || problem.status === 429)) {
    cancelCalls()
    endSession('share_expired')
  } else if (!shared && problem.status === 401 && problem.code !== 'invalid_credentials') {
    cancelCalls()
    endSession('expired')
  }
}

/** Seconds the server asks to wait; null where it does not say. */
function pauseOf(response: Response): number | null {
  const retryAfter = response.headers.get('retry-after')
  const seconds = retryAfter === null ? Number.NaN : Number(retryAfter)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, longestPause) : null
}

function wait(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = (): void => {
      clearTimeout(timer)
      reject(new Problem({ code: 'cancelled', message: 'cancelled' }))
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', cancel)
      resolve()
    }, seconds * 1000)
    if (signal.aborted) cancel()
    else signal.addEventListener('abort', cancel, { once: true })
  })
}

/** The file name of a Content-Disposition header, the UTF-8 form first (RFC 6266). */
function fileName(disposition: string | null): string | null {
  const encoded = disposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1]
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return null
    }
  }
  return disposition?.match(/filename="?([^";]+)"?/i)?.[1] ?? null
}

/**
 * A POST to an address that a customer has chosen. It must not reach what only the server can reach: the
 * address that is connected to is checked after the name was looked up, so that a name cannot point inside,
 * and redirects are not followed. `LARDER_WEBHOOKS=any` allows addresses of the own network.
 */
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import type { Config } from '../platform.ts'
import { lookUpPublic, mayBePublic, NotPublic, resolvePublic } from './public-names.ts'

const TIMEOUT_MS = 10_000

export type Outcome = {
  /** What was answered; null without an answer. */
  readonly status: number | null
  readonly error: 'answer' | 'timeout' | 'unreachable' | 'not_public' | null
}

type Targets = Pick<Config, 'webhook_targets' | 'name_servers'>
type Sent = { readonly body: string; readonly headers: Readonly<Record<string, string>> }

/** Whether the address could be sent to, as far as its text says: the name may still point inside. */
export function mayBeTarget({ webhook_targets }: Targets, url: string): boolean {
  if (webhook_targets === 'any') return true
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' && mayBePublic(hostname)
}

/** Whether the name points inside, as far as it can be found now. */
export async function pointsInside(config: Targets, url: string): Promise<boolean> {
  const { hostname } = new URL(url)
  if (config.webhook_targets === 'any' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false
  return resolvePublic(config, hostname).then(
    () => false,
    (error: unknown) => error instanceof NotPublic,
  )
}

/** Sends it once. Only a status from 200 to 299 counts as delivered. */
export function postOutside(config: Targets, url: string, { body, headers }: Sent): Promise<Outcome> {
  if (!mayBeTarget(config, url)) return Promise.resolve({ status: null, error: 'not_public' })
  const request = new URL(url).protocol === 'http:' ? httpRequest : httpsRequest
  return new Promise((done) => {
    const sending = request(url, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Larder-Webhooks/1',
        ...headers,
      },
      ...(config.webhook_targets === 'any' ? {} : { lookup: lookUpPublic(config) }),
    })
    sending.on('response', (response) => {
      const status = response.statusCode ?? 0
      response.destroy()
      done({ status, error: status >= 200 && status < 300 ? null : 'answer' })
    })
    sending.on('error', (error) =>
      done({
        status: null,
        error:
          error instanceof NotPublic ? 'not_public' : error.name === 'AbortError' ? 'timeout' : 'unreachable',
      }),
    )
    sending.end(body)
  })
}

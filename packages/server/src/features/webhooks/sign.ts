/** Signatures of notices by https://www.standardwebhooks.com, for which receivers find ready libraries. */
import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

export const makeSecret = (): string => PREFIX + randomBytes(32).toString('base64')

type Signed = { readonly id: string; readonly at: Date; readonly body: string }

export function signedHeaders(secret: string, { id, at, body }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000))
  const signature = createHmac('sha256', Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}

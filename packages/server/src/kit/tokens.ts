/**
 * Opaque secrets: 256 random bits, shown once, stored as SHA-256. The prefix shows the kind, for logs and
 * support.
 */
import { hash, randomBytes } from 'node:crypto'
import type { Credential } from '#db/transaction.ts'

export const tokenPrefixes = {
  user: 'ls_',
  shared: 'la_',
  integration: 'lt_',
  one_time: 'lo_',
  device: 'ld_',
  measuring: 'lm_',
} as const

export function makeToken(kind: keyof typeof tokenPrefixes): { token: string; hash: Buffer; last4: string } {
  const token = tokenPrefixes[kind] + randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token), last4: token.slice(-4) }
}

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/**
 * The credential in the headers: a bearer token (session or company token) or a shared-access token; never
 * both.
 */
export function readCredential(headers: {
  authorization?: string | undefined
  'shared-access-token'?: string | string[] | undefined
}): Credential {
  const shared = headers['shared-access-token']
  if (typeof shared === 'string' && shared !== '') return { kind: 'shared', hash: hashToken(shared) }
  const bearer = /^Bearer ([\w-]{10,200})$/i.exec(headers.authorization ?? '')?.[1]
  if (headers.authorization === undefined || headers.authorization === '') return { kind: 'anonymous' }
  if (bearer === undefined) return { kind: 'user', hash: hashToken('') }
  return {
    kind: bearer.startsWith(tokenPrefixes.integration) ? 'integration' : 'user',
    hash: hashToken(bearer),
  }
}

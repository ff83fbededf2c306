/**
 * PINs that were typed without network. The tablet encrypts them for the server (RSA-OAEP, SHA-256) and can
 * neither read nor check them; the same PIN is encrypted differently each time.
 */
import {
  constants,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  hash,
  privateDecrypt,
} from 'node:crypto'
import { promisify } from 'node:util'
import { z } from 'zod'

const makePair = promisify(generateKeyPair)

/** As old as the answers that the tablet shows without network. */
const LIFE_MS = 14 * 86_400_000
/** A tablet's clock may be ahead. */
const AHEAD_MS = 86_400_000

const Content = z.object({ worker_id: z.number().int(), pin: z.string().regex(/^\d{4}$/), at: z.number() })

/** A new private key in PKCS #8. */
export async function makeSealingKey(): Promise<Buffer> {
  const { privateKey } = await makePair('rsa', { modulusLength: 2_048 })
  return privateKey.export({ format: 'der', type: 'pkcs8' })
}

const keyOf = (sealing_key: Buffer) => createPrivateKey({ key: sealing_key, format: 'der', type: 'pkcs8' })

/** What the browser imports: SPKI in base64. */
export const publicPart = (sealing_key: Buffer): string =>
  createPublicKey(keyOf(sealing_key)).export({ format: 'der', type: 'spki' }).toString('base64')

/** Names an encrypted PIN, however its base64 is written: no two are alike, because RSA-OAEP is random. */
export const digestOf = (sealed: string): Buffer => hash('sha256', Buffer.from(sealed, 'base64'), 'buffer')

/** The PIN that was sealed for this person; null where it cannot be read, is another's or too old. */
export function openPin(sealing_key: Buffer, sealed: string, worker_id: number, now: Date): string | null {
  const key = { key: keyOf(sealing_key), padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  try {
    const text = privateDecrypt(key, Buffer.from(sealed, 'base64')).toString()
    const content = Content.parse(JSON.parse(text))
    const age = now.getTime() - content.at
    return content.worker_id === worker_id && age < LIFE_MS && age > -AHEAD_MS ? content.pin : null
  } catch {
    return null
  }
}

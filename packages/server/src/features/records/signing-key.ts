/**
 * The key that heads are signed with: ed25519, a file that only this system's user reads, outside the
 * database. A year old it is followed by a new one; the public keys of all stay in `keys.txt` beside the
 * heads.
 */
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from '#kit/files/write-whole.ts'
import { hashing } from '#kit/records/records.ts'

const NAME = 'larder'
const ED25519 = 1
const YEAR_MS = 365 * 86_400_000

export type PublicKey = {
  readonly key_id: string
  /** `name+key id+base64`, as C2SP's signed notes write a key. */
  readonly verifier: string
  readonly created_at: string
}
export type SigningKey = PublicKey & {
  readonly sign: (text: string) => { readonly name: string; readonly signature: string }
}

const rawOf = (key: KeyObject): Buffer => Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url')

function publicOf(key: KeyObject, created_at: string): PublicKey {
  const raw = Buffer.concat([Buffer.of(ED25519), rawOf(key)])
  const key_id = Buffer.from(hashing.ofBytes(Buffer.concat([Buffer.from(`${NAME}\n`), raw]))).toString(
    'hex',
    0,
    4,
  )
  return { key_id, verifier: `${NAME}+${key_id}+${raw.toString('base64')}`, created_at }
}

type Signatures = readonly { readonly name: string; readonly signature: string }[]

/** Whether the note's signature is by one of the keys. */
export const isSignedBy = (verifiers: readonly string[], text: string, signatures: Signatures): boolean =>
  signerOf(verifiers, text, signatures) !== undefined

/** The key that the note's signature is by. */
export function signerOf(
  verifiers: readonly string[],
  text: string,
  signatures: Signatures,
): string | undefined {
  return verifiers.find((verifier) =>
    signatures.some(({ name, signature }) => {
      const [keyName, key_id = '', base64 = ''] = splitVerifier(verifier)
      const bytes = Buffer.from(signature, 'base64')
      const raw = Buffer.from(base64, 'base64')
      if (
        keyName !== name ||
        raw[0] !== ED25519 ||
        bytes.length !== 68 ||
        bytes.toString('hex', 0, 4) !== key_id
      )
        return false
      const key = createPublicKey({
        key: { kty: 'OKP', crv: 'Ed25519', x: raw.subarray(1).toString('base64url') },
        format: 'jwk',
      })
      return verify(null, Buffer.from(text), key, bytes.subarray(4))
    }),
  )
}

/**
 * What people compare: SHA-256 of the public key in groups of four. An archive brings its own keys along, so
 * only a fingerprint that came another way shows whose it is.
 */
export function fingerprintOf(verifier: string): string {
  const raw = Buffer.from(splitVerifier(verifier)[2] ?? '', 'base64').subarray(1)
  const hex = Buffer.from(hashing.ofBytes(raw)).toString('hex').toUpperCase()
  return (hex.match(/.{4}/g) ?? []).join(' ')
}

/** As typed or pasted: spaces, colons and case do not count. */
export const sameFingerprint = (one: string, other: string): boolean =>
  plain(one) !== '' && plain(one) === plain(other)

const plain = (fingerprint: string): string => fingerprint.replaceAll(/[^0-9a-f]/gi, '').toUpperCase()

/** Base64 may hold a plus itself. */
const splitVerifier = (verifier: string): string[] => {
  const [name = '', key_id = '', ...rest] = verifier.split('+')
  return [name, key_id, rest.join('+')]
}

const listFile = (heads_folder: string): string => join(heads_folder, 'keys.txt')

/** A full disk may have cut a line; no head was signed with its key. */
const WHOLE_LINE = /^\S+\+[0-9a-f]{8}\+[\w+/]{44} \S+Z$/

/** All keys that were ever used, oldest first. */
export async function readPublicKeys(heads_folder: string): Promise<PublicKey[]> {
  const text = await readFile(listFile(heads_folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text
    .split('\n')
    .filter((line) => WHOLE_LINE.test(line))
    .map((line) => {
      const [verifier = '', created_at = ''] = line.split(' ')
      return { verifier, created_at, key_id: verifier.split('+')[1] ?? '' }
    })
}

/** The key of the day; made where there is none yet or the last one is a year old. */
export async function openSigningKey({
  key_folder,
  heads_folder,
  now,
}: {
  readonly key_folder: string
  readonly heads_folder: string
  readonly now: Date
}): Promise<SigningKey> {
  const last = (await readPublicKeys(heads_folder)).at(-1)
  if (last === undefined || now.getTime() - Date.parse(last.created_at) > YEAR_MS)
    return makeKey({ key_folder, heads_folder, now })
  const key = createPrivateKey(await readFile(join(key_folder, `${last.key_id}.pem`)))
  return withSign(last, key)
}

async function makeKey({
  key_folder,
  heads_folder,
  now,
}: {
  key_folder: string
  heads_folder: string
  now: Date
}): Promise<SigningKey> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const keyEntry = publicOf(publicKey, now.toISOString())
  await mkdir(key_folder, { recursive: true, mode: 0o700 })
  await mkdir(heads_folder, { recursive: true, mode: 0o700 })
  await writeWhole(
    join(key_folder, `${keyEntry.key_id}.pem`),
    privateKey.export({ format: 'pem', type: 'pkcs8' }),
  )
  const list = listFile(heads_folder)
  // A full disk may have cut the last line.
  const isCut = !/(^|\n)$/.test(await readFile(list, 'utf8').catch(() => ''))
  await appendFile(list, `${isCut ? '\n' : ''}${keyEntry.verifier} ${keyEntry.created_at}\n`)
  return withSign(keyEntry, privateKey)
}

const withSign = (key: PublicKey, secret: KeyObject): SigningKey => ({
  ...key,
  sign: (text) => ({
    name: NAME,
    signature: Buffer.concat([
      Buffer.from(key.key_id, 'hex'),
      sign(null, Buffer.from(text), secret),
    ]).toString('base64'),
  }),
})

/**
 * A stored revision and its hash, from stored values alone, so that the rows are enough to compute it again.
 */
/** SHA-256, passed in by the caller: core has no cryptography of its own. */
export type Hashing = {
  readonly ofText: (text: string) => Uint8Array
  readonly ofBytes: (bytes: Uint8Array) => Uint8Array
  /**
   * Writes the 32 bytes of the text's hash into `into` from `at` on: checks of long chains make no buffer a
   * hash.
   */
  readonly write: (text: string, into: Uint8Array, at: number) => void
}

/**
 * Author, action, time, reason and device: hashed together with the body. Instants in UTC with milliseconds.
 */
export type Envelope = {
  readonly company_id: number
  readonly place_id: number
  readonly entity: string
  readonly entity_id: string
  readonly op: string
  readonly actor: string
  readonly device: string | null
  readonly performed_at: string
  readonly received_at: string
  readonly reason: string | null
  readonly source: string
}

export type StoredRevision = Envelope & {
  /** 1 hashes neither version nor device; all that is written now is 2. */
  readonly format: number
  /** Number in the place's chain, from 1 without gaps. */
  readonly seq: number
  /** Number among the revisions of the same thing, from 1. */
  readonly version: number
  /** Canonical JSON, as text. */
  readonly body: string
  readonly prev_hash: Uint8Array
  readonly hash: Uint8Array
}

/** The envelope as canonical JSON (RFC 8785), members in their order. */
export function envelopeText(of: Envelope, format: number): string {
  const device = format === 1 ? '' : `"device":${quote(of.device)},`
  return (
    `{"actor":${quote(of.actor)},"company_id":${of.company_id},${device}"entity":${quote(of.entity)},"entity_id":${quote(of.entity_id)},"op":${quote(of.op)},` +
    `"performed_at":${quote(of.performed_at)},"place_id":${of.place_id},"reason":${quote(of.reason)},"received_at":${quote(of.received_at)},"source":${quote(of.source)}}`
  )
}

const escaped = /["\\\u0000-\u001f\ud800-\udfff]/

/** Strings of RFC 8785 are those of `JSON.stringify`; most have nothing to escape. */
const quote = (text: string | null): string =>
  text === null ? 'null' : escaped.test(text) ? JSON.stringify(text) : `"${text}"`

const tagOf = (format: number): Uint8Array =>
  Uint8Array.from(`larder.revision.${format}`, (letter) => letter.charCodeAt(0))
const tags: Readonly<Record<number, Uint8Array>> = { 1: tagOf(1), 2: tagOf(2) }

/**
 * sha256(tag ‖ place ‖ seq ‖ version ‖ previous hash ‖ sha256(envelope) ‖ sha256(body)); integers as 8 bytes
 * big-endian, the version from format 2 on. Undefined for a format that there is not.
 */
export function revisionHash(row: StoredRevision, hashing: Hashing): Uint8Array | undefined {
  const tag = tags[row.format]
  if (tag === undefined) return undefined
  const numbers = row.format === 1 ? [row.place_id, row.seq] : [row.place_id, row.seq, row.version]
  const { bytes, view } = roomOf(tag.length + numbers.length * 8 + row.prev_hash.length + 64)
  bytes.set(tag)
  let at = tag.length
  for (const number of numbers) {
    view.setUint32(at, Math.floor(number / 2 ** 32))
    view.setUint32(at + 4, number)
    at += 8
  }
  bytes.set(row.prev_hash, at)
  hashing.write(envelopeText(row, row.format), bytes, at + row.prev_hash.length)
  hashing.write(row.body, bytes, at + row.prev_hash.length + 32)
  return hashing.ofBytes(bytes)
}

type Room = { readonly bytes: Uint8Array; readonly view: DataView }
let room: Room | undefined

/** Overwritten for each revision and read before the next one, because nearly all have one length. */
function roomOf(length: number): Room {
  if (room?.bytes.length !== length) {
    const bytes = new Uint8Array(length)
    room = { bytes, view: new DataView(bytes.buffer) }
  }
  return room
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false
  for (let at = 0; at < a.length; at += 1) if (a[at] !== b[at]) return false
  return true
}

/** Who records later than this did not record at once (21 CFR 117.305(d): concurrently with the activity). */
export const LATE_MINUTES = 30
/** After this a change needs a reason. */
export const CORRECTION_MINUTES = 15

/** Minutes between deed and receipt where they are more than `LATE_MINUTES`, else null. */
export function lateMinutes({
  performed_at,
  received_at,
}: Pick<Envelope, 'performed_at' | 'received_at'>): number | null {
  const minutes = Math.floor((Date.parse(received_at) - Date.parse(performed_at)) / 60_000)
  return minutes > LATE_MINUTES ? minutes : null
}

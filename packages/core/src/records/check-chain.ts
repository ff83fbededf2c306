/** Judges a place's chain, revision by revision, and stops at the first that does not hold. */
import { revisionHash, sameBytes, type Hashing, type StoredRevision } from './revision.ts'

/** The place's entry in a signed head. */
export type Anchor = { readonly number: number; readonly seq: number; readonly hash: Uint8Array }

export const faultClasses = [
  /** A revision says other than what was hashed. */
  'content',
  /** A revision does not follow the one before it. */
  'link',
  /** A number is missing in the chain. */
  'gap',
  /** The last revision is not the one that the chain's head names. */
  'head',
  /** The chain is sound in itself but not the signed one: it was rewritten. */
  'signed_head',
  /** The chain ends before a head that was signed: newer records are gone. */
  'cut_off',
  /** A head that was signed is missing, or its note is not what was signed. */
  'note',
  /** A sealed text is not the one that was sealed, or is gone without an erasure. */
  'text',
  /** A file is not the one that was recorded, or is gone. */
  'file',
  /** The server's clock was set back between two revisions. */
  'clock',
  /** The values that the application shows differ from those of the last revision. */
  'projection',
] as const
export type FaultClass = (typeof faultClasses)[number]

export type Fault = {
  readonly class: FaultClass
  readonly place_id: number | null
  /** The first revision that does not hold; for heads the number in the chain that they name. */
  readonly seq: number | null
  /** With `signed_head`: the chain is as signed up to this revision; the first change is after it. */
  readonly sound_until?: number
  readonly detail: string
}

export type ChainCheck = {
  /** The fault, once there is one: then no further revision counts. */
  readonly take: (row: StoredRevision) => Fault | null
  /** When all have been taken. */
  readonly end: () => Fault | null
  readonly count: () => number
  /** Numbers of signed heads that the chain has passed. */
  readonly heads: () => number
}

type ChainInput = {
  readonly place_id: number
  readonly head: { readonly seq: number; readonly hash: Uint8Array } | null
  /** Ordered by number. */
  readonly anchors: readonly Anchor[]
  readonly hashing: Hashing
  /** The last revision that was checked before; absent = check from the start. */
  readonly after?: { readonly seq: number; readonly hash: Uint8Array }
}

const nothing = new Uint8Array(0)

/** Where a signed head names another revision: all between the sound head before it and this one is new. */
function anchorFault(
  anchors: readonly Anchor[],
  index: number,
  { place_id, hash, from }: { readonly place_id: number; readonly hash: Uint8Array; readonly from: number },
): Fault | null {
  const anchor = anchors[index]
  if (anchor === undefined || sameBytes(anchor.hash, hash)) return null
  const { number, seq } = anchor
  const sound_until = anchors.slice(0, index).findLast((one) => one.seq < seq)?.seq ?? from
  return {
    class: 'signed_head',
    place_id,
    seq: sound_until + 1,
    sound_until,
    detail: `head ${number} signed another revision ${seq}: written anew between ${sound_until + 1} and ${seq}`,
  }
}

/** A check of one place's chain; give it the revisions ordered by `seq`. */
export function checkChain({
  place_id,
  head,
  anchors,
  hashing,
  after = { seq: 0, hash: nothing },
}: ChainInput): ChainCheck {
  let seq = after.seq
  let hash = after.hash
  let next = anchors.findIndex((anchor) => anchor.seq > seq)
  if (next === -1) next = anchors.length
  let fault: Fault | null = null
  const setFault = (kind: FaultClass, at: number, detail: string): Fault =>
    (fault = { class: kind, place_id, seq: at, detail })

  const take = (row: StoredRevision): Fault | null => {
    if (fault) return fault
    if (row.seq !== seq + 1) return setFault('gap', seq + 1, `revision ${seq + 1} is missing`)
    const expected = row.place_id === place_id ? revisionHash(row, hashing) : undefined
    if (expected === undefined || !sameBytes(expected, row.hash))
      return setFault('content', row.seq, 'it says other than what was hashed')
    if (!sameBytes(row.prev_hash, hash))
      return setFault('link', row.seq, 'it does not follow the revision before it')
    seq = row.seq
    hash = row.hash
    for (; anchors[next]?.seq === seq; next += 1) {
      fault = anchorFault(anchors, next, { place_id, hash, from: after.seq })
      if (fault) return fault
    }
    return null
  }
  const end = (): Fault | null => {
    if (fault) return fault
    const anchor = anchors[next]
    if (anchor !== undefined && anchor.seq > seq)
      return setFault(
        'cut_off',
        seq + 1,
        `head ${anchor.number} signed ${anchor.seq} revisions, ${seq} are left`,
      )
    if (seq > 0 && (head === null || head.seq !== seq || !sameBytes(head.hash, hash)))
      return setFault(
        'head',
        Math.min(seq, head?.seq ?? 0) + 1,
        `the chain ends at ${seq}, its head names ${head?.seq ?? 'none'}`,
      )
    if (seq === 0 && head !== null && head.seq > 0)
      return setFault('head', 1, `the head names ${head.seq}, there is none`)
    return null
  }
  return { take, end, count: () => seq - after.seq, heads: () => next }
}

/** Reads one place's chain from the database and judges it, with its sealed texts. */
import {
  checkChain,
  checkClock,
  filesIn,
  sealedIn,
  type Anchor,
  type Fault,
  type StoredRevision,
} from '@larder/core/records'
import type { Db } from '#db/transaction.ts'
import { commitmentOf, hashing } from '#kit/records/records.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { findReceivedAt, findTexts, readRevisions } from './records.queries.ts'

export type Judged = {
  readonly count: number
  readonly heads: number
  readonly fault: Fault | null
  /** It stays for ever, and makes no revision unsound. */
  readonly clock: Fault | null
  /** Content of files by the revision that recorded it first. */
  readonly files: ReadonlyMap<string, number>
}

type ChainInput = {
  readonly at: PlaceKey
  readonly head: { readonly seq: number; readonly hash: Uint8Array } | null
  readonly anchors: readonly Anchor[]
  /** Revisions up to here were judged before. */
  readonly after?: { readonly seq: number; readonly hash: Uint8Array }
}

/** Reads the chain some thousand revisions at a time, so that its length does not matter. */
export async function judgePlace(db: Db, { at, head, anchors, after }: ChainInput): Promise<Judged> {
  const check = checkChain({
    place_id: at.place_id,
    head,
    anchors,
    hashing,
    ...(after === undefined ? {} : { after }),
  })
  const texts = trackTexts(db, at)
  const received_at = after === undefined ? null : await findReceivedAt(db, at, after.seq)
  const clock = checkClock(
    at.place_id,
    after === undefined || received_at === null ? null : { seq: after.seq, received_at },
  )
  const files = new Map<string, number>()
  let fault: Fault | null = null
  for await (const rows of readRevisions(db, at, {
    after: after?.seq ?? 0,
    until: Number.MAX_SAFE_INTEGER,
  })) {
    for (const row of rows) {
      fault = check.take(row)
      if (fault) break
      texts.note(row)
      clock.take(row)
      for (const sha256 of filesIn(row.body)) if (!files.has(sha256)) files.set(sha256, row.seq)
    }
    await texts.judge()
    if (fault) break
  }
  const chain = fault ?? check.end()
  const text = texts.end()
  return {
    count: check.count(),
    heads: check.heads(),
    files,
    clock: clock.fault(),
    fault: text !== null && (chain === null || (text.seq ?? 0) < (chain.seq ?? 0)) ? text : chain,
  }
}

/** None in a body that is not readable: it is a fault of its own, or its texts count as lost. */
function erasedIn(body: string): readonly string[] {
  try {
    const { erased } = Object(JSON.parse(body)) as { readonly erased?: unknown }
    return Array.isArray(erased) ? erased.map(String) : []
  } catch {
    return []
  }
}

type Texts = {
  readonly note: (row: StoredRevision) => void
  readonly judge: () => Promise<void>
  readonly end: () => Fault | null
}

/** Each sealed text is unchanged, or a revision records that it was erased. */
function trackTexts(db: Db, at: PlaceKey): Texts {
  let page = new Map<string, number>()
  const gone = new Map<string, number>()
  const erased = new Set<string>()
  let first: Fault | null = null
  return {
    note: (row) => {
      for (const commitment of sealedIn(row.body)) page.set(commitment, row.seq)
      if (row.op === 'erase') for (const commitment of erasedIn(row.body)) erased.add(commitment)
    },
    judge: async () => {
      if (page.size === 0) return
      const textsByCommitment = new Map(
        (await findTexts(db, at, [...page.keys()])).map((row) => [row.commitment, row]),
      )
      for (const [commitment, seq] of page) {
        const row = textsByCommitment.get(commitment)
        if (row?.salt == null || row.text === null) gone.set(commitment, seq)
        else if (commitmentOf(row.salt, row.text) !== commitment)
          first ??= {
            class: 'text',
            place_id: at.place_id,
            seq,
            detail: 'a sealed text is not the one that was sealed',
          }
      }
      page = new Map()
    },
    end: () => {
      const lost = [...gone].find(([commitment]) => !erased.has(commitment))
      if (lost === undefined || (first !== null && (first.seq ?? 0) < lost[1])) return first
      return {
        class: 'text',
        place_id: at.place_id,
        seq: lost[1],
        detail: 'a sealed text is gone, and no revision says that it was erased',
      }
    },
  }
}

/**
 * Signs the present ends of the chains: a Merkle tree over every place's last revision, its root as a signed
 * note, written outside the database. A chain that does not continue the last signed one is not signed: the
 * old chain is gone, and a new signature would hide that.
 */
import { headText, noteOf, type Anchor, type Fault } from '@larder/core/records'
import { asOperator, type Db } from '#db/transaction.ts'
import type { Platform } from '#kit/platform.ts'
import {
  headsFolder,
  listHeadNumbers,
  readHeadFile,
  treeOf,
  verifiersOf,
  writeHeadFile,
  type HeadFile,
  type Leaf,
} from './head-files.ts'
import { readErasedPlaces } from './erased-places.ts'
import { judgePlace } from './judge-place.ts'
import {
  findLastHead,
  insertHead,
  insertKey,
  listHeads,
  listLost,
  lockSigning,
  type ChainHead,
  type PlaceHead,
} from './records.queries.ts'
import { openKey } from './open-key.ts'

export type Grown = Pick<ChainHead, 'company_id' | 'place_id' | 'seq'> & {
  readonly hash: string
  readonly new_revisions: number
}
export type SignedHead = {
  readonly number: number
  readonly root: string
  readonly signed_at: string
  readonly note: string
  readonly places: readonly Grown[]
  /** Where the clock was set back since the last head: it is reported, and signed all the same. */
  readonly clock: readonly Fault[]
}

/** Why a head was not signed: names the places and the first revision of each that does not hold. */
export class NotSigned extends Error {}

/** Signs a head of all chains. @throws NotSigned where one does not descend from the last head */
export async function signHeads(platform: Platform): Promise<SignedHead> {
  const folder = headsFolder(platform)
  const now = platform.now()
  const key = await openKey(platform)
  return asOperator(platform.pool, async (db) => {
    await lockSigning(db)
    const last = await readLast(folder)
    const ends = (await listHeads(db)).filter(({ seq }) => seq > 0)
    const signed = new Map(last?.leaves.map((leaf) => [leaf.place_id, leaf]))
    await refuseLost(db, last, await readErasedPlaces(folder))
    const grown = ends.filter(({ place_id, seq }) => signed.get(place_id)?.seq !== seq)
    const clock: Fault[] = []
    for (const end of grown) clock.push(...(await refuseUnsound(db, end, signed.get(end.place_id))))
    const number = Math.max(last?.number ?? 0, (await findLastHead(db))?.number ?? 0) + 1
    const leaves = ends.map(({ place_id, seq, hash }): Leaf => ({
      place_id,
      seq,
      hash: hash.toString('hex'),
    }))
    const tree = treeOf(leaves)
    const root = Buffer.from(tree.root).toString('base64')
    const text = headText({ number, size: leaves.length, root, signed_at: now.toISOString() })
    const note = noteOf({ text, signatures: [key.sign(text)] })
    await insertKey(db, key)
    const indexes = new Map(leaves.map(({ place_id }, index) => [place_id, index]))
    await insertHead(db, {
      number,
      note,
      signed_at: now.toISOString(),
      places: ends.map((end): PlaceHead => {
        const leaf_index = indexes.get(end.place_id) ?? 0
        return { ...end, number, leaf_index, proof: Buffer.concat(tree.proofOf(leaf_index)) }
      }),
    })
    await writeHeadFile(folder, { number, note, leaves })
    return {
      number,
      root,
      signed_at: now.toISOString(),
      note,
      clock,
      places: grown.map(({ company_id, place_id, seq, hash }) => ({
        company_id,
        place_id,
        seq,
        hash: hash.toString('hex'),
        new_revisions: seq - (signed.get(place_id)?.seq ?? 0),
      })),
    }
  })
}

async function readLast(folder: string): Promise<HeadFile | null> {
  const number = (await listHeadNumbers(folder)).at(-1)
  return number === undefined
    ? null
    : readHeadFile(folder, number, await verifiersOf(folder)).catch((error: unknown) => {
        throw new NotSigned(error instanceof Error ? error.message : String(error))
      })
}

async function refuseLost(db: Db, last: HeadFile | null, erased: ReadonlySet<number>): Promise<void> {
  const missing = last === null ? [] : await listLost(db, last.leaves)
  const lost = missing.filter(({ place_id }) => !erased.has(place_id))
  if (lost.length > 0)
    throw new NotSigned(
      `head ${last?.number} signed what is not there any more: ${lost.map(({ place_id, seq }) => `place ${place_id}, revision ${seq}`).join('; ')}`,
    )
}

/** Checks that the revisions since the last head are sound. Returns where the clock was set back in them. */
async function refuseUnsound(db: Db, end: ChainHead, since: Leaf | undefined): Promise<readonly Fault[]> {
  const after = since === undefined ? undefined : { seq: since.seq, hash: Buffer.from(since.hash, 'hex') }
  const anchors: Anchor[] = [{ number: 0, seq: end.seq, hash: end.hash }]
  const { fault, clock } = await judgePlace(db, {
    at: end,
    head: null,
    anchors,
    ...(after === undefined ? {} : { after }),
  })
  if (fault !== null && fault.class !== 'head')
    throw new NotSigned(`place ${end.place_id}, revision ${fault.seq}: ${fault.detail}`)
  return clock === null ? [] : [clock]
}

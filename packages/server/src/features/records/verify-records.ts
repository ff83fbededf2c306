/** Every place's chain against the heads that lie outside the database: for the operator, and for tests. */
import { finished } from 'node:stream/promises'
import type { Anchor, Fault } from '@larder/core/records'
import { asOperator, type Db } from '#db/transaction.ts'
import { fileStore } from '#kit/files/files.ts'
import type { Platform } from '#kit/platform.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { headsFolder, listHeadNumbers, readHeadFile, verifiersOf, type Leaf } from './head-files.ts'
import { readErasedPlaces } from './erased-places.ts'
import { readImportedHeads } from './imported-heads.ts'
import { judgePlace } from './judge-place.ts'
import { judgeTables, listShownContents, tablesOfPlaces } from './sealed-tables.ts'
import {
  findLastHead,
  listChains,
  listHeads,
  listShownPlaces,
  readOneSnapshot,
  type ChainHead,
} from './records.queries.ts'

export type PlaceReport = {
  readonly place_id: number
  readonly revisions: number
  /** Hexadecimal; empty without a chain. */
  readonly head: string
  /** How many signed heads the chain agrees with. */
  readonly signed_heads: number
  readonly faults: readonly Fault[]
}
export type RecordsReport = {
  readonly places: readonly PlaceReport[]
  /** Of heads and their notes, beyond one place. */
  readonly faults: readonly Fault[]
  readonly revisions: number
  readonly signed_heads: number
  /** Places that were erased with their company, as a signed note says. */
  readonly erased: number
}

export type Scope = {
  readonly place_id?: number
  /** Reads every recorded file again. */
  readonly files?: boolean
  /** Compares what the application shows with the last revision of each record. */
  readonly projections?: boolean
  readonly onPlace?: (report: PlaceReport) => void
}

/** The whole database in one snapshot, or one place of it. */
export async function verifyRecords(platform: Platform, scope: Scope = {}): Promise<RecordsReport> {
  return asOperator(platform.pool, async (db) => {
    await readOneSnapshot(db)
    return verifyIn(platform, db, scope)
  })
}

/** The same in a transaction of the operator. */
export async function verifyIn(platform: Platform, db: Db, scope: Scope = {}): Promise<RecordsReport> {
  const signed = await readAnchors(platform)
  const places: PlaceReport[] = []
  const all = await listPlaces(db, signed.anchors, scope)
  // After the database is read: the note of an erasure is written before its commit.
  const erased = await readErasedPlaces(headsFolder(platform))
  // Where anything of it is still in the database, an erased place is judged like any other.
  const judged = all.filter(({ at }) => at.company_id !== 0 || !erased.has(at.place_id))
  for (const { at, head } of judged) {
    const report = await reportPlace(platform, db, {
      at,
      head,
      anchors: signed.anchors.get(at.place_id) ?? [],
      scope,
    })
    places.push(report)
    scope.onPlace?.(report)
  }
  const last = await findLastHead(db)
  const lost: Fault[] =
    last !== undefined && last.number > signed.last
      ? [{ class: 'note', place_id: null, seq: null, detail: `head ${last.number} is missing` }]
      : []
  return {
    places,
    faults: [...signed.faults, ...lost],
    revisions: places.reduce((sum, { revisions }) => sum + revisions, 0),
    signed_heads: signed.count,
    erased: all.length - judged.length,
  }
}

type Signed = {
  readonly anchors: ReadonlyMap<number, Anchor[]>
  readonly faults: readonly Fault[]
  readonly count: number
  /** Number of the last head in the folder. */
  readonly last: number
}

/**
 * The entries for each place in the heads of the folder; a head with a wrong signature is a fault of its own.
 */
export async function readAnchors(platform: Platform): Promise<Signed> {
  const folder = headsFolder(platform)
  const verifiers = await verifiersOf(folder)
  const anchors = new Map<number, Anchor[]>()
  const faults: Fault[] = []
  const note = (detail: string): void => {
    faults.push({ class: 'note', place_id: null, seq: null, detail })
  }
  const imported = await readImportedHeads(folder)
  for (const { number, leaves, fault } of imported) {
    if (fault !== null) note(fault)
    addAnchors(anchors, number, leaves)
  }
  const numbers = await listHeadNumbers(folder)
  // Heads of another installation have gaps: those in which this company's chains had not grown.
  let before = imported.at(-1)?.number ?? 0
  for (const number of numbers) {
    if (number !== before + 1) note(`head ${before + 1} is missing`)
    before = number
    const head = await readHeadFile(folder, number, verifiers).catch((error: unknown) => {
      note(error instanceof Error ? error.message : String(error))
      return undefined
    })
    addAnchors(anchors, number, head?.leaves ?? [])
  }
  return { anchors, faults, count: imported.length + numbers.length, last: before }
}

function addAnchors(anchors: Map<number, Anchor[]>, number: number, leaves: readonly Leaf[]): void {
  for (const leaf of leaves) {
    const placeAnchors = anchors.get(leaf.place_id) ?? []
    anchors.set(leaf.place_id, placeAnchors)
    const last = placeAnchors.at(-1)
    if (last?.seq !== leaf.seq || Buffer.from(last.hash).toString('hex') !== leaf.hash)
      placeAnchors.push({ number, seq: leaf.seq, hash: Buffer.from(leaf.hash, 'hex') })
  }
}

type Chain = { readonly at: PlaceKey; readonly head: ChainHead | null }

/**
 * Places with a head, revisions, or a signature: one that is missing in one list is in another. Comparing what is
 * shown takes those without any of these too, where somebody may have written records past the application.
 */
async function listPlaces(
  db: Db,
  anchors: Signed['anchors'],
  { place_id: only, projections }: Scope,
): Promise<Chain[]> {
  const heads = new Map((await listHeads(db)).map((head) => [head.place_id, head]))
  const projectedPlaces = projections === true ? await listShownPlaces(db, tablesOfPlaces) : []
  const at = new Map<number, PlaceKey>(
    [...projectedPlaces, ...heads.values(), ...(await listChains(db))].map(({ company_id, place_id }) => [
      place_id,
      { company_id, place_id },
    ]),
  )
  for (const place_id of anchors.keys()) if (!at.has(place_id)) at.set(place_id, { company_id: 0, place_id })
  return [...at.values()]
    .filter(({ place_id }) => only === undefined || place_id === only)
    .sort((a, b) => a.place_id - b.place_id)
    .map((place) => ({ at: place, head: heads.get(place.place_id) ?? null }))
}

async function reportPlace(
  platform: Platform,
  db: Db,
  { at, head, anchors, scope }: Chain & { anchors: readonly Anchor[]; scope: Scope },
): Promise<PlaceReport> {
  const { count, heads, fault, clock, files } = await judgePlace(db, { at, head, anchors })
  const faults = [
    ...[fault, clock].filter((one) => one !== null),
    ...(scope.files === true ? await judgeFiles(platform, db, { at, recorded: files }) : []),
    ...(scope.projections === true ? await judgeTables(db, at) : []),
  ]
  return {
    place_id: at.place_id,
    revisions: count,
    head: head?.hash.toString('hex') ?? '',
    signed_heads: heads,
    faults,
  }
}

async function judgeFiles(
  platform: Platform,
  db: Db,
  { at, recorded }: { readonly at: PlaceKey; readonly recorded: ReadonlyMap<string, number> },
): Promise<Fault[]> {
  const faults: Fault[] = []
  for (const sha256 of new Set([...recorded.keys(), ...(await listShownContents(db, at))])) {
    const seq = recorded.get(sha256) ?? null
    const sound = await readThrough(platform, sha256)
    if (!sound)
      faults.push({
        class: 'file',
        place_id: at.place_id,
        seq,
        detail: `the file ${sha256} is not what was recorded`,
      })
  }
  return faults
}

/** The store hashes what is read and fails where it is not what was stored. */
async function readThrough(platform: Platform, sha256: string): Promise<boolean> {
  try {
    await finished((await fileStore(platform).open(sha256)).resume())
    return true
  } catch {
    return false
  }
}

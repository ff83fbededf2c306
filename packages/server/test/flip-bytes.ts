/**
 * Changes one byte of a bundle after the other and runs the script in it. Random bytes of the whole first;
 * then of each kind, with the checksum of the ZIP corrected as a forger would do, so that only hashes and
 * signatures can find the change.
 */
import { fileURLToPath } from 'node:url'
import { crc32 } from 'node:zlib'

export const verifierPath = fileURLToPath(
  new URL('../src/features/records/verifier/verify.mjs', import.meta.url),
)

const SEED = Number(process.env['LARDER_FLIP_SEED'] ?? 20_261_121)

type Part = {
  readonly name: string
  readonly begin: number
  readonly end: number
  /** Of its line in the directory at the ZIP's end. */
  readonly listed: number
}
type Flip = { readonly at: number; readonly by: number; readonly part?: Part }
export type Flipped = {
  readonly tried: number
  readonly missed: readonly { readonly kind: string; readonly at: number }[]
  readonly kinds: Readonly<Record<string, number>>
}

/** The files of a ZIP that is stored without packing, by its directory. */
function partsOf(bytes: Uint8Array): Part[] {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = bytes.length - 22
  const parts: Part[] = []
  for (let listed = view.readUInt32LE(end + 16); listed < end;) {
    const length = view.readUInt16LE(listed + 28)
    const begin = view.readUInt32LE(listed + 42) + 30 + length
    parts.push({
      name: view.toString('utf8', listed + 46, listed + 46 + length),
      begin,
      end: begin + view.readUInt32LE(listed + 24),
      listed,
    })
    listed += 46 + length
  }
  return parts
}

const kindOf = (name: string): string =>
  /^(?:entries.*\.(pdf|csv)|(files)\/.*)$/
    .exec(name)
    ?.slice(1)
    .find((part) => part !== undefined) ?? name

/** Mulberry32: the same seed changes the same bytes. */
function picker(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** The changes by kind: `anywhere`, `structure` (the bytes between the files), and each kind of file. */
function planFlips(bytes: Uint8Array, parts: readonly Part[], count: number): Map<string, Flip[]> {
  const pick = picker(SEED)
  const kinds = Map.groupBy(
    parts.filter(({ begin, end }) => end > begin),
    ({ name }) => kindOf(name),
  )
  const each = Math.ceil(count / 2 / (kinds.size + 1))
  const times = (length: number, one: () => Flip): Flip[] => Array.from({ length }, one)
  const by = (): number => 1 + pick(255)
  const isBetween = (at: number): boolean => parts.every(({ begin, end }) => at < begin || at >= end)
  const between = (): number => {
    const { begin, end, listed } = parts[pick(parts.length)] ?? { begin: 30, end: 0, listed: 0 }
    const at =
      [begin - 1 - pick(30), end + pick(16), listed + pick(46), bytes.length - 1 - pick(22)][pick(4)] ?? 0
    return isBetween(at) ? at : between()
  }
  const flips = new Map([
    ['anywhere', times(count, () => ({ at: pick(bytes.length), by: by() }))],
    ['structure', times(each, () => ({ at: between(), by: by() }))],
  ])
  for (const [kind, same] of kinds) {
    flips.set(
      kind,
      times(each, () => {
        const part = same[pick(same.length)] as Part
        return { at: part.begin + pick(part.end - part.begin), by: by(), part }
      }),
    )
  }
  return flips
}

/** Writes the checksum of the changed content behind the file and into the directory. */
function mend(bytes: Uint8Array, { begin, end, listed }: Part): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const crc = crc32(bytes.subarray(begin, end))
  view.setUint32(end + 4, crc, true)
  view.setUint32(listed + 16, crc, true)
}

/**
 * `count` bytes anywhere, and half as many over all kinds: how many were tried and which passed for sound.
 * @throws where the bundle does not hold as it is
 */
export async function flipBytes(bytes: Uint8Array, count: number): Promise<Flipped> {
  const { verifyBundle } = (await import(verifierPath)) as {
    verifyBundle: (bytes: Uint8Array) => Promise<unknown>
  }
  await verifyBundle(bytes)
  const flips = planFlips(bytes, partsOf(bytes), count)
  const missed: { kind: string; at: number }[] = []
  for (const [kind, list] of flips) {
    for (const { at, by, part } of list) {
      const was = bytes[at] ?? 0
      bytes[at] = was ^ by
      if (part !== undefined) mend(bytes, part)
      await verifyBundle(bytes).then(
        () => missed.push({ kind, at }),
        () => undefined,
      )
      bytes[at] = was
      if (part !== undefined) mend(bytes, part)
    }
  }
  await verifyBundle(bytes)
  const kinds = Object.fromEntries([...flips].map(([kind, list]) => [kind, list.length]))
  return { tried: Object.values(kinds).reduce((sum, count) => sum + count, 0), missed, kinds }
}

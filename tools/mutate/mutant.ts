/** A planted change: `from` to `to` of the source becomes `text`. */
export type Edit = {
  readonly from: number
  readonly to: number
  readonly text: string
  /** What kind of change it is, for the report. */
  readonly kind: string
  /** The expression or statement that holds the change; code before and after it stays as it is. */
  readonly host: { readonly start: number; readonly end: number; readonly statement?: boolean }
}

export type Mutant = Edit & { readonly id: number; readonly file: string; readonly line: number }

/** The source with the change. */
export const apply = (code: string, { from, to, text }: Edit): string =>
  code.slice(0, from) + text + code.slice(to)

const brief = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 70 ? `${line.slice(0, 67)}…` : line
}

/** `packages/core/src/x.ts:12 boundary: age < 18 → age <= 18`: the change with the rest of its lines. */
export function describe(code: string, mutant: Mutant): string {
  const { from, to, text, file, line, kind } = mutant
  const end = code.indexOf('\n', to)
  const [before, after] = [
    code.slice(code.lastIndexOf('\n', from) + 1, from),
    code.slice(to, end < 0 ? code.length : end),
  ]
  const around = code.slice(from, to).length < 30 ? 30 : 0
  const lineWith = (middle: string): string =>
    brief(before.slice(Math.max(0, before.length - around)) + middle + after.slice(0, around))
  return `${file}:${line} ${kind}: ${lineWith(code.slice(from, to))} → ${lineWith(text)}`
}

/** The feature, or topic of core, of a source file. */
export const areaOf = (file: string): string =>
  /^packages\/(\w+)\/src\/(?:features\/)?([\w-]+)\//.exec(file)?.slice(1).join('/') ?? file

/** Numbers from 0 to 1 that a seed repeats (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * A sample over all areas: the share of an area grows with the root of its number of mutants, so that a small
 * area is not left out; the SQL of a feature is an area of its own. Of one host there is at most one.
 */
export function sample(mutants: readonly Mutant[], count: number, seed: number): readonly Mutant[] {
  const random = randomOf(seed)
  const drawn = mutants.map((mutant) => ({ mutant, draw: random() })).sort((a, b) => a.draw - b.draw)
  const hosts = new Set<string>()
  const single = drawn.filter(({ mutant }) => {
    const host = `${mutant.file}:${mutant.host.start}-${mutant.host.end}`
    return hosts.has(host) ? false : hosts.add(host)
  })
  const areas = Map.groupBy(
    single,
    ({ mutant: { file } }) => `${areaOf(file)} ${file.endsWith('.queries.ts')}`,
  )
  return [...areas.values()]
    .flatMap((area) =>
      area.map(({ mutant }, index) => ({ mutant, rank: (index + 1) / Math.sqrt(area.length) })),
    )
    .sort((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ mutant }) => mutant)
    .sort((a, b) => a.id - b.id)
}

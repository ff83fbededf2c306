import type { Floor } from './features.ts'

/** An import of another feature of the same layer. */
export type Call = {
  readonly from: string
  readonly to: string
  readonly path: string
  readonly line: number
}

const table = 'tools/imports/features.ts'

/** Faults of the table itself: a call that does not go down, and what nobody needs. */
function judgeTable(
  floors: readonly Floor[],
  features: ReadonlySet<string>,
  calls: readonly Call[],
): string[] {
  const below = new Set<string>()
  const faults: string[] = []
  for (const { features: rows } of floors) {
    for (const [from, callees] of Object.entries(rows)) {
      if (!features.has(from)) faults.push(`there is no feature "${from}"`)
      for (const to of callees) {
        if (!below.has(to)) faults.push(`"${from}" calls "${to}", which is on no lower floor`)
        else if (!calls.some((call) => call.from === from && call.to === to))
          faults.push(`"${from}" never calls "${to}"`)
      }
    }
    for (const from of Object.keys(rows)) below.add(from)
  }
  return faults.map((fault) => `${table}:1: ${fault}`)
}

/** Calls that the table does not allow, features that it leaves out, and its own faults. */
export function judgeFeatures(
  floors: readonly Floor[],
  files: ReadonlyMap<string, string>,
  calls: readonly Call[],
): string[] {
  const mayCall = new Map(floors.flatMap(({ features }) => Object.entries(features)))
  return [
    ...judgeTable(floors, new Set(files.keys()), calls),
    ...[...files].flatMap(([feature, path]) =>
      mayCall.has(feature) ? [] : [`${path}:1: feature "${feature}" is on no floor of ${table}`],
    ),
    ...calls.flatMap(({ from, to, path, line }) =>
      mayCall.get(from)?.includes(to) === false
        ? [`${path}:${line}: feature "${from}" may not call "${to}" (${table})`]
        : [],
    ),
  ]
}

/** The floors as ARCHITECTURE.md draws them: the highest first. */
export function drawFloors(floors: readonly Floor[]): string {
  const width = Math.max(...floors.map(({ name }) => name.length))
  return floors
    .map(
      ({ name, features }, index) =>
        `${index + 1}  ${name.padEnd(width)}  ${Object.keys(features).toSorted().join(' · ')}`,
    )
    .toReversed()
    .join('\n')
}

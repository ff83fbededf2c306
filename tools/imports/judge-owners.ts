import type { Place } from './layers.ts'
import type { Source } from './read-source.ts'

export type Write = {
  readonly table: string
  readonly owner: string
  readonly path: string
  readonly line: number
}

/** Tables that the frame writes too: it keeps sessions and links alive, and writes the audit and the jobs. */
const writtenByFrame = new Set(['audit', 'jobs', 'sessions', 'shared_accesses'])

/** Tables that a file of a server feature writes. Tests, demo data and the frame are not counted. */
export function writesOf(path: string, { layer, feature, isTest }: Place, { sql }: Source): Write[] {
  if (layer !== 'server/feature' || feature === null || isTest) return []
  return sql.flatMap(({ table, line }) =>
    table === null || writtenByFrame.has(table) ? [] : [{ table, owner: feature, path, line }],
  )
}

/** A table is written by one feature only: another one asks it through its public file. */
export function judgeOwners(writes: readonly Write[]): string[] {
  return [...Map.groupBy(writes, ({ table }) => table)].flatMap(([table, uses]) => {
    const byOwner = [...Map.groupBy(uses, ({ owner }) => owner)].sort(([, a], [, b]) => b.length - a.length)
    const [[first] = []] = byOwner
    return byOwner
      .slice(1)
      .flatMap(([, [use]]) =>
        use === undefined ? [] : [`${use.path}:${use.line}: table ${table} is written by "${first}" already`],
      )
  })
}

/** The score by area, and the mutants that no test noticed. */
import { areaOf } from './mutant.ts'
import type { Verdict } from './mutate-sources.ts'

export type Entry = {
  readonly file: string
  readonly described: string
  readonly verdict: Verdict | 'equivalent'
  /** What noticed it, or why it is equivalent. */
  readonly by: string
}

const isCounted = ({ verdict }: Entry): boolean => verdict !== 'invalid' && verdict !== 'equivalent'
const isNoticed = ({ verdict }: Entry): boolean => verdict === 'killed' || verdict === 'timeout'

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`

function rowOf(name: string, entries: readonly Entry[]): readonly string[] {
  const counted = entries.filter(isCounted)
  const noticed = counted.filter(isNoticed)
  const timeouts = counted.filter(({ verdict }) => verdict === 'timeout')
  const left = entries.length - counted.length
  return [
    name,
    ...[counted.length, noticed.length, timeouts.length, left].map(String),
    share(noticed.length, counted.length),
  ]
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

export function report(entries: readonly Entry[]): string {
  const areas = [...Map.groupBy(entries, ({ file }) => areaOf(file))].sort(([a], [b]) => a.localeCompare(b))
  const rows = [
    ['area', 'mutants', 'killed', 'of these by time', 'not counted', 'score'],
    ['---', '---', '---', '---', '---', '---'],
    ...areas.map(([area, ofArea]) => rowOf(area, ofArea)),
    rowOf('**all**', entries),
  ]
  const listed = (title: string, verdicts: readonly string[]): readonly string[] => {
    const those = entries.filter(({ verdict }) => verdicts.includes(verdict))
    return [
      `\n${title}: ${those.length}`,
      ...those.map(
        ({ described, verdict, by }) =>
          `- ${described} (${verdict})${verdict === 'equivalent' ? `: ${by}` : ''}`,
      ),
    ]
  }
  return [
    ...rows.map(line),
    ...listed('Alive', ['survived', 'not reached']),
    ...listed('Ended by time', ['timeout']),
    ...listed('Not counted: does not compile, or the same by another way', ['invalid', 'equivalent']),
  ].join('\n')
}

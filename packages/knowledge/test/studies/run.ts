/**
 * Prints how far the plans agree with the published studies, with each miss by name. “2 + 1/3”: two found,
 * and one that differs for the reason in the study's entry.
 */
import { knowledge } from '../../src/index.ts'
import { studies } from './index.ts'
import { goals, scoreStudy, totalsOf, type Part, type Score } from './score-study.ts'

const fraction = ({ found, of, explained }: Part): string =>
  `${found}${explained.length > 0 ? ` + ${explained.length}` : ''}/${of}`
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const columns = ['Study', 'hazards', 'CCPs', 'limits', 'false alarms'] as const
const width = Math.max(...studies.map(({ id }) => id.length), 20)
const line = ([name, ...figures]: readonly string[]): string =>
  (name ?? '').padEnd(width) + figures.map((figure) => figure.padStart(14)).join('')

function printMisses(score: Score): void {
  const lists = [
    ['hazard', score.hazards.misses],
    ['CCP', score.ccps.misses],
    ['limit', score.limits.misses],
    ['false alarm', score.false_alarms.names],
    ['hazard, explained', score.hazards.explained],
    ['CCP, explained', score.ccps.explained],
    ['limit, explained', score.limits.explained],
    ['CCP of ours, justified', score.false_alarms.justified],
    ['reason without a difference', score.needless],
  ] as const
  if (lists.every(([, names]) => names.length === 0)) return
  console.info(`\n${score.id}`)
  for (const [kind, names] of lists) for (const name of names) console.info(`  ${kind}: ${name}`)
}

const scores = studies.map((study) => scoreStudy(study, knowledge))
console.info(line(columns))
for (const { id, hazards, ccps, limits, false_alarms } of scores)
  console.info(
    line([
      id,
      fraction(hazards),
      fraction(ccps),
      fraction(limits),
      `${false_alarms.count}${false_alarms.justified.length > 0 ? ` + ${false_alarms.justified.length}` : ''}/${false_alarms.of}`,
    ]),
  )
for (const [name, { hazards, ccps, limits, false_alarms }] of [
  ['found', totalsOf(scores, true)],
  ['found or explained', totalsOf(scores)],
  ['goal', goals],
] as const)
  console.info(line([name, percent(hazards), percent(ccps), percent(limits), percent(false_alarms)]))
for (const score of scores) printMisses(score)

/** Prints how far the plans agree with the published studies, with each miss by name. */
import { knowledge } from '../../src/index.ts'
import { studies } from './index.ts'
import { goals, scoreStudy, totalsOf, type Part, type Score } from './score-study.ts'

const fraction = ({ found, of }: Part): string => `${found}/${of}`
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
    ['other figure, with reason', score.explained],
  ] as const
  if (lists.every(([, names]) => names.length === 0)) return
  console.info(`\n${score.id}`)
  for (const [kind, names] of lists) for (const name of names) console.info(`  ${kind}: ${name}`)
}

const scores = studies.map((study) => scoreStudy(study, knowledge))
const totals = totalsOf(scores)
console.info(line(columns))
for (const { id, hazards, ccps, limits, false_alarms } of scores)
  console.info(
    line([
      id,
      fraction(hazards),
      fraction(ccps),
      fraction(limits),
      `${false_alarms.count}/${false_alarms.of}`,
    ]),
  )
for (const [name, { hazards, ccps, limits, false_alarms }] of [
  ['all', totals],
  ['goal', goals],
] as const)
  console.info(line([name, percent(hazards), percent(ccps), percent(limits), percent(false_alarms)]))
for (const score of scores) printMisses(score)

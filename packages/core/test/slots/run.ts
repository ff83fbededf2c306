/**
 * The whole comparison of slots with the slow ones. For the instants every zone × 2020–2035: each day around
 * a change of the clocks and every seventh other one. Then random schedules × pauses × edits in every zone:
 * `--cases 50` is how many of them a zone gets, `--seed 1` draws them.
 */
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { dateOf, dueInstants } from '../../src/schedule/index.ts'
import { compareCase, FIRST_DAY, LAST_DAY, noDifferences, someCase } from './compare.ts'
import { ahead, dueSlowly, wallClock } from './oracle.ts'

const { values } = parseArgs({
  options: { cases: { type: 'string', default: '50' }, seed: { type: 'string', default: '1' } },
})
const times = ['00:30', '02:30', '08:00', '23:30'] as const

const sum = noDifferences()
let days = 0
const started = performance.now()
for (const [index, zone] of Intl.supportedValuesOf('timeZone').entries()) {
  const wall = wallClock(zone)
  for (let day = FIRST_DAY; day <= LAST_DAY; day += 1) {
    const date = dateOf(day)
    const noon = Date.parse(`${date}T12:00:00Z`)
    if (day % 7 !== 0 && ahead(wall, noon - 36 * 3_600_000) === ahead(wall, noon + 36 * 3_600_000)) continue
    const slow = dueSlowly(wall, date, times)
    dueInstants(date, times, zone).forEach((ms, at) => {
      if (ms !== slow[at]) sum.shifted += 1
    })
    days += 1
  }
  for (const asked of fc.sample(someCase(index % 8 === 0 ? 1_500 : 90), {
    numRuns: Number(values.cases),
    seed: Number(values.seed) + index,
  }))
    compareCase(asked, zone, sum)
  if (index % 50 === 49) tell(index + 1)
}
tell(Intl.supportedValuesOf('timeZone').length)
process.exitCode = sum.missing + sum.double + sum.shifted === 0 && sum.slots > 0 ? 0 : 1

function tell(zones: number): void {
  console.info(
    `${zones} zones, ${days} zone-days, ${zones * Number(values.cases)} random schedules with ${sum.slots} slots: ${sum.missing} missing, ${sum.double} double, ${sum.shifted} shifted; ${((performance.now() - started) / 1_000).toFixed(0)} s`,
  )
}

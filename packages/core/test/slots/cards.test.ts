import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  checksIn,
  countDays,
  dayClock,
  instantOf,
  dateOf,
  rhythmKind,
  stateOfDay,
  type TaskDays,
} from '../../src/schedule/index.ts'
import { someCase } from './compare.ts'

const zones = Intl.supportedValuesOf('timeZone')
const ago = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 400 }))
const hour = fc.integer({ min: 0, max: 23 }).map((value) => `${String(value).padStart(2, '0')}:30`)

/** A task with all its entries until today, and the same task as today's list reads it. */
const someTask = someCase(60).chain(({ versions, pauses, from }) =>
  fc
    .record({
      entries: fc.array(fc.tuple(ago, fc.integer({ min: 1, max: 4 })), { maxLength: 8 }),
      zone: fc.constantFrom(...zones),
      time: hour,
    })
    .map(({ entries, zone, time }) => {
      const known = versions.filter((version) => version.from <= from)
      const days = new Map(entries.map(([days_ago, count]) => [from - days_ago, count] as const))
      const last_entry = days.size === 0 ? null : Math.max(...days.keys())
      const whole: TaskDays = { versions: known, entries: days }
      const current: TaskDays = {
        versions: known.slice(-1),
        entries: new Map(last_entry === null ? [] : [[last_entry, days.get(last_entry) ?? 0]]),
      }
      const clock = dayClock(instantOf(dateOf(from), time, zone), zone, pauses)
      return { whole, current, clock }
    }),
)

it('the card of today shows the checks that the chart counts', () => {
  const sum = { due: 0, overdue: 0, ok: 0 }
  fc.assert(
    fc.property(someTask, ({ whole, current, clock }) => {
      const { day } = clock
      const [counts] = countDays([whole], { from: day, to: day }, clock)
      const { checks, status, scheduled } = stateOfDay(current, day, clock)
      const shown = { due: 0, overdue: 0, ok: 0 }
      for (const check of checks) shown[check.status] += 1
      // Of a period that was done twice the card knows the last time, the chart counts the first; and today's
      // entry may fill a period of an earlier schedule, which the card does not know.
      const is_daily = whole.versions.every((version) => rhythmKind(version) === 'days')
      expect(shown).toEqual({ due: 0, overdue: 0, ...counts, ...(!is_daily && { ok: shown.ok }) })
      const worst = shown.overdue > 0 ? 'overdue' : shown.due > 0 ? 'due' : 'ok'
      expect(status).toBe(worst)
      expect(scheduled || worst === 'ok').toBe(true)
      for (const key of ['due', 'overdue', 'ok'] as const) sum[key] += shown[key]
    }),
    { numRuns: 1_500 },
  )
  expect(Math.min(...Object.values(sum))).toBeGreaterThan(20)
})

it('the chart of a range counts each day as that day alone', () => {
  fc.assert(
    fc.property(someTask, ({ whole, clock }) => {
      const range = { from: clock.day - 20, to: clock.day + 20 }
      const single = Array.from(
        { length: 41 },
        (_, index) => countDays([whole], { from: range.from + index, to: range.from + index }, clock)[0],
      )
      expect(countDays([whole], range, clock)).toEqual(single)
      expect(
        checksIn(whole, range, clock).every(({ status, day }) => status !== 'overdue' || day <= clock.day),
      ).toBe(true)
    }),
    { numRuns: 200 },
  )
})

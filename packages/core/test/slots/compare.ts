/** Random schedules, pauses and edits: the slots that production uses against the slow oracle, as figures. */
import fc from 'fast-check'
import { dateOf, slotsIn, type Pause, type ScheduleVersion } from '../../src/schedule/index.ts'
import { dueInstants } from '../../src/schedule/wall-time.ts'
import { askedSlowly, dueSlowly, wallClock, type Asked } from './oracle.ts'

export const FIRST_DAY = Date.UTC(2020, 0, 1) / 86_400_000
export const LAST_DAY = Date.UTC(2035, 11, 31) / 86_400_000

const day = fc.integer({ min: FIRST_DAY, max: LAST_DAY })
const time = fc
  .integer({ min: 0, max: 1_439 })
  .map(
    (minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
  )
const times = fc.uniqueArray(
  fc.oneof(
    time,
    fc.constantFrom('00:00', '00:30', '01:30', '02:00', '02:30', '03:00', '03:30', '23:00', '23:30', '23:59'),
  ),
  { maxLength: 5 },
)

const custom = fc.record({
  unit: fc.constantFrom('day' as const, 'week' as const, 'month' as const, 'year' as const),
  every: fc.integer({ min: 1, max: 6 }),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 4 }),
  start: fc
    .tuple(day, fc.option(time, { nil: '' }))
    .map(([first, at]) => `${dateOf(first)}${at === '' ? '' : `T${at}`}`),
  repeat_on: fc.constantFrom('day_of_month' as const, 'weekday_of_month' as const, null),
})

const rhythm = fc.oneof(
  fc.record({
    frequency: fc.constantFrom('once_a_day' as const, 'twice_a_day' as const),
    times,
    custom: fc.constant(null),
  }),
  fc.record({
    frequency: fc.constantFrom(
      'once_a_week' as const,
      'once_in_month' as const,
      'once_in_2_months' as const,
      'once_in_quartal' as const,
      'twice_in_a_year' as const,
      'once_in_year' as const,
    ),
    times: fc.constant([]),
    custom: fc.constant(null),
  }),
  fc.record({ frequency: fc.constant('custom' as const), times, custom }),
  fc.record({
    frequency: fc.constantFrom('other' as const, 'not_specified' as const),
    times: fc.constant([]),
    custom: fc.constant(null),
  }),
)

export type Case = {
  readonly versions: readonly ScheduleVersion[]
  readonly pauses: readonly Pause[]
  readonly from: number
  readonly to: number
}

const near = (middle: number, around: number) =>
  fc.integer({ min: Math.max(FIRST_DAY, middle - around), max: Math.min(LAST_DAY, middle + around) })

/** A schedule with up to three edits and four pauses, and a range of up to `span` days around them. */
export const someCase = (span: number): fc.Arbitrary<Case> =>
  day.chain((middle) =>
    fc
      .record({
        versions: fc.array(
          fc.record({
            rhythm,
            from: near(middle, span),
            from_time: time,
            is_disabled: fc.integer({ min: 0, max: 5 }).map((dice) => dice === 0),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        pauses: fc.array(fc.tuple(near(middle, span), fc.integer({ min: 0, max: 40 })), { maxLength: 4 }),
        from: near(middle, span),
        days: fc.integer({ min: 1, max: span }),
      })
      .map(({ versions, pauses, from, days }) => ({
        versions: versions
          .map(({ rhythm: asked, ...when }) => ({ ...asked, ...when }))
          .sort((a, b) => a.from - b.from)
          .filter((one, index, all) => one.from !== all[index + 1]?.from),
        pauses: pauses.map(([start, length]) => ({ from: start, to: start + length })),
        from,
        to: from + days,
      })),
  )

export type Differences = { slots: number; missing: number; double: number; shifted: number }
export const noDifferences = (): Differences => ({ slots: 0, missing: 0, double: 0, shifted: 0 })

const nameOf = ({ day: due, time: at, fresh }: Asked): string => `${due} ${at ?? 'all day'} ${fresh}`

/** Compares the due checks, then in the zone the instants when each is due. */
export function compareCase(asked: Case, zone: string, sum: Differences): void {
  const range = { from: asked.from, to: asked.to }
  const ours = slotsIn(asked.versions, asked.pauses, range).filter(
    ({ day }) => range.from <= day && day <= range.to,
  )
  const theirs = askedSlowly(asked.versions, asked.pauses, asked.from, asked.to)
  const named = new Map<string, number>()
  for (const slot of ours) named.set(nameOf(slot), (named.get(nameOf(slot)) ?? 0) + 1)
  sum.slots += theirs.length
  sum.double += [...named.values()].reduce((more, count) => more + count - 1, 0)
  for (const slot of theirs) if (!named.delete(nameOf(slot))) sum.missing += 1
  sum.shifted += named.size
  compareInstants(theirs, zone, sum)
}

function compareInstants(asked: readonly Asked[], zone: string, sum: Differences): void {
  const wall = wallClock(zone)
  const byDay = Map.groupBy(
    asked.filter((slot) => slot.time !== null),
    (slot) => slot.day,
  )
  let before = -Infinity
  for (const [due, slots] of byDay) {
    const at = slots.map((slot) => slot.time ?? '')
    const ours = dueInstants(dateOf(due), at, zone)
    const theirs = dueSlowly(wall, dateOf(due), at)
    ours.forEach((ms, index) => {
      if (ms !== theirs[index]) sum.shifted += 1
    })
    const ordered = [...ours].sort((a, b) => a - b)
    for (const ms of ordered) {
      if (ms <= before) sum.double += 1
      before = ms
    }
  }
}

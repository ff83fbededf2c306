import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateOf, dayOf, dueInstants, localDate, localMinute } from '../../src/schedule/index.ts'
import { compareCase, FIRST_DAY, LAST_DAY, noDifferences, someCase } from './compare.ts'
import { dueSlowly, wallClock } from './oracle.ts'

const zones = Intl.supportedValuesOf('timeZone')

describe('slots of random schedules', () => {
  it('are those of a day-by-day walk, none missing, double or shifted', () => {
    const sum = noDifferences()
    fc.assert(
      fc.property(someCase(60), fc.constantFrom(...zones), (asked, zone) => {
        compareCase(asked, zone, sum)
        expect([sum.missing, sum.double, sum.shifted]).toEqual([0, 0, 0])
      }),
      { numRuns: 700 },
    )
    expect(sum.slots).toBeGreaterThan(2_000)
  })
  it('are correct over years, for rare frequencies', () => {
    const sum = noDifferences()
    fc.assert(
      fc.property(someCase(1_200), (asked) => {
        compareCase(asked, 'UTC', sum)
        expect([sum.missing, sum.double, sum.shifted]).toEqual([0, 0, 0])
      }),
      { numRuns: 40 },
    )
  })
})

/** 19 zone-days on which the clocks change (F11). */
const changes = [
  ['Europe/Tallinn', '2027-03-28'],
  ['Europe/Tallinn', '2027-10-31'],
  ['Europe/London', '2026-03-29'],
  ['Europe/London', '2026-10-25'],
  ['America/New_York', '2027-03-14'],
  ['America/New_York', '2027-11-07'],
  ['America/Los_Angeles', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Australia/Lord_Howe', '2027-04-04'],
  ['Africa/Cairo', '2027-04-30'],
  ['Africa/Casablanca', '2026-02-15'],
  ['Asia/Beirut', '2027-03-28'],
  ['America/Havana', '2026-03-08'],
  ['America/Santiago', '2026-09-06'],
  ['America/Nuuk', '2026-03-28'],
  ['America/Nuuk', '2026-10-24'],
  ['Pacific/Chatham', '2026-09-27'],
  ['Antarctica/Troll', '2027-03-28'],
  ['Pacific/Easter', '2027-04-03'],
] as const

describe('on a day on which the clocks change', () => {
  const halfHours = Array.from(
    { length: 48 },
    (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
  )
  it.each(changes)('%s %s has each time once, in strict order, within the day', (zone, date) => {
    const due = dueInstants(date, halfHours, zone)
    expect(due).toEqual(dueSlowly(wallClock(zone), date, halfHours))
    expect(new Set(due).size).toBe(48)
    expect(due.map((ms) => localDate(new Date(ms).toISOString(), zone))).toEqual(halfHours.map(() => date))
    const days = [-1, 0, 1].flatMap((more) =>
      [...dueInstants(dateOf(dayOf(date) + more), halfHours, zone)].sort((a, b) => a - b),
    )
    expect(days.every((ms, index) => index === 0 || ms > (days[index - 1] ?? 0))).toBe(true)
  })
})

it('days and dates are the same calendar as Date from 0001 to 9999', () => {
  for (let day = FIRST_DAY; day <= LAST_DAY; day += 1)
    expect(dateOf(day)).toBe(new Date(day * 86_400_000).toISOString().slice(0, 10))
  fc.assert(
    fc.property(fc.integer({ min: -719_162, max: 2_932_896 }), (day) => {
      expect(dateOf(day)).toBe(new Date(day * 86_400_000).toISOString().slice(0, 10))
      expect(dayOf(dateOf(day))).toBe(day)
    }),
    { numRuns: 2_000 },
  )
})

it('gives the wall clock of an instant', () => {
  expect(localMinute('2026-11-21T09:00:59.000Z', 'Europe/Tallinn')).toBe('2026-11-21 11:00')
  expect(localMinute('2026-10-25T00:30:00.000Z', 'Europe/Tallinn')).toBe('2026-10-25 03:30')
})

import { expect, it } from 'vitest'
import { dayOf } from './days.ts'
import { occursOn, type CustomRecurrence } from './recurrence.ts'

const monthly = (start: string, more: Partial<CustomRecurrence> = {}): CustomRecurrence => ({
  unit: 'month',
  every: 1,
  weekdays: [],
  start,
  repeat_on: 'weekday_of_month',
  ...more,
})

/** The days of the half year on which it falls. */
const daysOf = (custom: CustomRecurrence): string[] =>
  Array.from({ length: 181 }, (_, days) =>
    new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10),
  ).filter((day) => occursOn(custom, dayOf(day)))

it.each([
  [
    'the fifth Thursday is the last one where a month has four',
    monthly('2026-01-29'),
    ['2026-01-29', '2026-02-26', '2026-03-26', '2026-04-30', '2026-05-28', '2026-06-25'],
  ],
  [
    'the second Tuesday, also where the month begins with one',
    monthly('2026-01-13'),
    ['2026-01-13', '2026-02-10', '2026-03-10', '2026-04-14', '2026-05-12', '2026-06-09'],
  ],
  [
    'the fourth Wednesday is not the last one of five',
    monthly('2026-01-28', { every: 2 }),
    ['2026-01-28', '2026-03-25', '2026-05-27'],
  ],
  [
    'the 31st is the last day of shorter months',
    monthly('2026-01-31', { repeat_on: 'day_of_month' }),
    ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'],
  ],
])('%s', (_, custom, days) => {
  expect(daysOf(custom)).toEqual(days)
})

import { describe, expect, it } from 'vitest'
import { checkTimes, isOpenCheck } from './check-times.ts'
import { dayOf } from './days.ts'
import type { ScheduleVersion } from './slots.ts'

const tallinn = 'Europe/Tallinn'
const daily = (more: Partial<ScheduleVersion> = {}): ScheduleVersion => ({
  frequency: 'twice_a_day',
  times: ['08:00', '16:00'],
  custom: null,
  from: dayOf('2026-01-01'),
  from_time: '07:00',
  is_disabled: false,
  ...more,
})
const times = (
  versions: readonly ScheduleVersion[],
  date: string,
  {
    now = `${date}T23:00:00Z`,
    pauses = [] as { from: number; to: number }[],
    timezone = tallinn,
    interval_minutes = 10,
  } = {},
) =>
  checkTimes(
    { versions, pauses, timezone, interval_minutes },
    { from: dayOf(date), to: dayOf(date), now: Date.parse(now) },
  ).map(({ key, from, until }) => [
    key,
    new Date(from).toISOString().slice(11, 16),
    new Date(until).toISOString().slice(11, 16),
  ])

describe('a check waits for a reading', () => {
  it('from its time for an hour, once its time has come', () => {
    expect(times([daily()], '2026-11-20')).toEqual([
      ['2026-11-20 08:00', '06:00', '07:00'],
      ['2026-11-20 16:00', '14:00', '15:00'],
    ])
    expect(times([daily()], '2026-11-20', { now: '2026-11-20T07:30:00Z' })).toEqual([
      ['2026-11-20 08:00', '06:00', '07:00'],
    ])
  })
  it('never into the time of the next one, nor over midnight', () => {
    expect(times([daily({ times: ['08:00', '08:20'] })], '2026-11-20')).toEqual([
      ['2026-11-20 08:00', '06:00', '06:20'],
      ['2026-11-20 08:20', '06:20', '07:20'],
    ])
    expect(times([daily({ frequency: 'once_a_day', times: ['23:30'] })], '2026-11-20')).toEqual([
      ['2026-11-20 23:30', '21:30', '22:00'],
    ])
  })
  it("for the sensor's interval if that is longer", () =>
    expect(times([daily()], '2026-11-20', { interval_minutes: 120 })[0]).toEqual([
      '2026-11-20 08:00',
      '06:00',
      '08:00',
    ]))
  it('at a moved time where the clock skips its own', () =>
    expect(times([daily({ frequency: 'once_a_day', times: ['03:30'] })], '2026-03-29')).toEqual([
      ['2026-03-29 03:30', '01:30', '02:30'],
    ]))
  it('from the creation of its schedule', () =>
    expect(times([daily({ from: dayOf('2026-11-20'), from_time: '08:30' })], '2026-11-20')[0]).toEqual([
      '2026-11-20 08:00',
      '06:30',
      '07:00',
    ]))
  it('not in a pause, and not while its task is disabled', () => {
    expect(
      times([daily()], '2026-11-20', { pauses: [{ from: dayOf('2026-11-20'), to: dayOf('2026-11-20') }] }),
    ).toEqual([])
    expect(times([daily({ is_disabled: true })], '2026-11-20')).toEqual([])
  })
  it('at noon of the days of its period', () => {
    const weekly = [daily({ frequency: 'once_a_week', times: [] })]
    expect(times(weekly, '2026-11-18')).toEqual([['period 2026-11-16', '10:00', '11:00']])
    expect(times(weekly, '2026-11-19')).toEqual([['period 2026-11-16', '10:00', '11:00']])
  })
})

describe('a check is open', () => {
  const open = (index: number, by_people: number, by_sensor: number[]) =>
    isOpenCheck({ index }, { by_people, by_sensor: new Set(by_sensor) })
  it('until a person or a sensor filled it', () =>
    expect([
      open(0, 0, []),
      open(0, 1, []),
      open(0, 0, [0]),
      open(1, 1, []),
      open(1, 2, []),
      open(1, 1, [0]),
      open(1, 0, [0]),
    ]).toEqual([true, false, false, true, false, false, true]))
  it('in the afternoon although the morning is filled', () => expect(open(0, 0, [1])).toBe(true))
})

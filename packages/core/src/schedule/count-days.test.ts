import { describe, expect, it } from 'vitest'
import {
  countDays,
  dateOf,
  dayClock,
  dayOf,
  entriesFrom,
  instantOf,
  type ScheduleVersion,
  type TaskDays,
} from './index.ts'

const day = dayOf
const version = (given: Partial<ScheduleVersion> = {}): ScheduleVersion => ({
  frequency: 'twice_a_day',
  times: ['08:00', '16:00'],
  custom: null,
  from: day('2026-01-01'),
  from_time: '09:00',
  is_disabled: false,
  ...given,
})
const task = (versions: readonly ScheduleVersion[], entries: Record<string, number> = {}): TaskDays => {
  const days = new Map(Object.entries(entries).map(([date, count]) => [day(date), count]))
  return { versions, entries: days }
}
/** Monday 16 to Sunday 22 November as due-overdue-ok, on Thursday at 12:00. */
const week = (
  tasks: readonly TaskDays[],
  pauses: readonly { from: number; to: number }[] = [],
  at: readonly [date: string, time: string] = ['2026-11-19', '12:00'],
): string =>
  countDays(
    tasks,
    { from: day('2026-11-16'), to: day('2026-11-22') },
    dayClock(instantOf(at[0], at[1], 'Europe/Tallinn'), 'Europe/Tallinn', pauses),
  )
    .map(({ due, overdue, ok }) => `${due}-${overdue}-${ok}`)
    .join(' ')

describe('the chart of a week', () => {
  it('counts each check of a time of day on its day', () => {
    expect(week([task([version()], { '2026-11-16': 2, '2026-11-17': 1, '2026-11-18': 5 })])).toBe(
      '0-0-2 0-1-1 0-0-2 1-1-0 2-0-0 2-0-0 2-0-0',
    )
  })
  it('counts a weekly check once: on its day if done, today if open, else on its last day', () => {
    const weekly = version({ frequency: 'once_a_week', times: [] })
    expect(week([task([weekly], { '2026-11-10': 1, '2026-11-17': 1 })])).toBe(
      '0-0-0 0-0-1 0-0-0 0-0-0 0-0-0 0-0-0 0-0-0',
    )
    expect(week([task([weekly], { '2026-11-10': 1 })])).toBe('0-0-0 0-0-0 0-0-0 1-0-0 0-0-0 0-0-0 0-0-0')
    expect(week([task([weekly])])).toBe('0-0-0 0-0-0 0-0-0 0-1-0 0-0-0 0-0-0 0-0-0')
    expect(week([task([weekly])], [], ['2026-11-23', '12:00'])).toBe(
      '0-0-0 0-0-0 0-0-0 0-0-0 0-0-0 0-0-0 0-1-0',
    )
    expect(week([task([weekly])], [], ['2026-11-12', '12:00'])).toBe(
      '0-0-0 0-0-0 0-0-0 0-0-0 0-0-0 0-0-0 1-0-0',
    )
  })
  it('has no checks on paused days, and the weekly one on its last day before the pause', () => {
    const pause = [{ from: day('2026-11-21'), to: day('2026-11-30') }]
    expect(
      week(
        [task([version()]), task([version({ frequency: 'once_a_week', times: [] })], { '2026-11-10': 1 })],
        pause,
        ['2026-11-23', '12:00'],
      ),
    ).toBe('0-2-0 0-2-0 0-2-0 0-2-0 0-3-0 0-0-0 0-0-0')
  })
  it('judges each day by the schedule in force on it', () => {
    const versions = [
      version(),
      version({ from: day('2026-11-17'), from_time: '12:00', times: ['10:00', '14:00', '18:00'] }),
      version({ from: day('2026-11-18'), is_disabled: true }),
    ]
    expect(week([task(versions)])).toBe('0-2-0 0-2-0 0-0-0 0-0-0 0-0-0 0-0-0 0-0-0')
  })
  it('needs the entries since the period before', () => {
    expect(
      dateOf(
        entriesFrom([version({ frequency: 'once_in_quartal' })], {
          from: day('2026-11-16'),
          to: day('2026-11-22'),
        }),
      ),
    ).toBe('2026-07-01')
    expect(dateOf(entriesFrom([version()], { from: day('2026-11-16'), to: day('2026-11-22') }))).toBe(
      '2026-11-16',
    )
  })
})

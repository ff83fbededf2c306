import { describe, expect, it } from 'vitest'
import { dayClock, dayOf, instantOf, stateOfDay, type DayClock, type Rhythm } from './index.ts'

type TaskToday = Rhythm & {
  readonly since: string
  readonly last_entry_date: string | null
  readonly entries_today: number
}
const fridge: TaskToday = {
  frequency: 'twice_a_day',
  times: ['16:00', '08:00'],
  custom: null,
  since: '2026-01-01T02:00',
  last_entry_date: null,
  entries_today: 0,
}

function stateToday({ since, last_entry_date, entries_today, ...rhythm }: TaskToday, clock: DayClock) {
  const last = entries_today > 0 ? clock.today : last_entry_date
  const version = { ...rhythm, from: dayOf(since), from_time: since.slice(11), is_disabled: false }
  const entries = new Map(last === null ? [] : [[dayOf(last), Math.max(1, entries_today)]])
  return stateOfDay({ versions: [version], entries }, clock.day, clock)
}

const pause = (from: string, to: string) => ({ from: dayOf(from), to: dayOf(to) })
const tallinn = (time: string, ...pauses: ReturnType<typeof pause>[]) =>
  dayClock(instantOf('2026-11-21', time, 'Europe/Tallinn'), 'Europe/Tallinn', pauses)

describe('a twice-a-day task', () => {
  it.each([
    ['07:00', 0, 'due'],
    ['09:00', 0, 'due'],
    ['09:01', 0, 'overdue'],
    ['09:01', 1, 'due'],
    ['17:01', 1, 'overdue'],
    ['17:01', 2, 'ok'],
    ['23:59', 3, 'ok'],
  ] as const)('at %s with %s entries is %s', (time, entries_today, status) => {
    expect(stateToday({ ...fridge, entries_today }, tallinn(time)).status).toBe(status)
  })
  it('is not overdue for a check from before it was set up', () => {
    expect(stateToday({ ...fridge, since: '2026-11-21T12:00' }, tallinn('12:01')).status).toBe('due')
    expect(
      stateToday({ ...fridge, since: '2026-11-21T12:00', entries_today: 1 }, tallinn('17:01')).status,
    ).toBe('overdue')
  })
  it('shows a check from before it was set up as due, and the one after it as overdue', () => {
    const noon = { ...fridge, times: ['08:00', '12:00'], since: '2026-11-21T11:00' }
    expect(stateToday(noon, tallinn('14:00'))).toEqual({
      scheduled: true,
      status: 'overdue',
      due_at: '2026-11-21T10:00:00Z',
      due_time: '12:00',
      due_until: null,
      due_times: ['08:00', '12:00'],
      checks: [
        { time: '08:00', status: 'due' },
        { time: '12:00', status: 'overdue' },
      ],
    })
  })
  it('names the next check by instant and wall time', () => {
    expect(stateToday({ ...fridge, entries_today: 1 }, tallinn('07:00'))).toEqual({
      scheduled: true,
      status: 'due',
      due_at: '2026-11-21T14:00:00Z',
      due_time: '16:00',
      due_until: null,
      due_times: ['16:00'],
      checks: [
        { time: '08:00', status: 'ok' },
        { time: '16:00', status: 'due' },
      ],
    })
  })
  it('has no check on a paused day', () => {
    expect(stateToday(fridge, tallinn('09:01', pause('2026-11-21', '2026-11-21')))).toMatchObject({
      scheduled: false,
      status: 'ok',
    })
  })
})

describe('a weekly or monthly task', () => {
  const weekly = { ...fridge, frequency: 'once_a_week', times: [] } as const
  it.each([
    ['2026-11-16', 'ok'],
    ['2026-11-15', 'due'],
    ['2026-11-09', 'due'],
    ['2026-11-08', 'overdue'],
    [null, 'overdue'],
  ] as const)('last filled %s is %s on Saturday 21 November', (last_entry_date, status) => {
    expect(stateToday({ ...weekly, last_entry_date }, tallinn('12:00')).status).toBe(status)
  })
  it('is not late for a week that had started when it was set up', () => {
    expect(stateToday({ ...weekly, since: '2026-11-10T08:00' }, tallinn('12:00')).status).toBe('due')
    expect(stateToday({ ...weekly, since: '2026-11-09T08:00' }, tallinn('12:00')).status).toBe('overdue')
  })
  it('is not late for a completely paused week', () => {
    const lastWeek = pause('2026-11-09', '2026-11-15')
    expect(stateToday({ ...weekly, last_entry_date: '2026-11-08' }, tallinn('12:00', lastWeek)).status).toBe(
      'due',
    )
    expect(
      stateToday(
        { ...weekly, last_entry_date: '2026-11-08' },
        tallinn('12:00', { ...lastWeek, from: lastWeek.from + 1 }),
      ).status,
    ).toBe('overdue')
  })
  it('counts quarters from January', () => {
    const quarterly = { ...weekly, frequency: 'once_in_quartal' } as const
    expect(stateToday({ ...quarterly, last_entry_date: '2026-10-01' }, tallinn('12:00')).status).toBe('ok')
    expect(stateToday({ ...quarterly, last_entry_date: '2026-09-30' }, tallinn('12:00')).status).toBe('due')
    expect(stateToday({ ...quarterly, last_entry_date: '2026-06-30' }, tallinn('12:00')).status).toBe(
      'overdue',
    )
  })
})

describe('frequencies without a period', () => {
  it('are done when the event happens', () => {
    for (const frequency of ['other', 'not_specified'] as const)
      expect(stateToday({ ...fridge, frequency }, tallinn('12:00'))).toMatchObject({
        scheduled: false,
        status: 'ok',
      })
  })
})

describe('a frequency of its own', () => {
  const every = { ...fridge, frequency: 'custom', times: ['10:00'] } as const
  const custom = { unit: 'day', every: 3, weekdays: [], start: '2026-11-18', repeat_on: null } as const
  it('is due on its days', () => {
    expect(stateToday({ ...every, custom }, tallinn('11:01'))).toMatchObject({
      scheduled: true,
      status: 'overdue',
    })
    expect(
      stateToday({ ...every, custom: { ...custom, start: '2026-11-19' } }, tallinn('11:01')),
    ).toMatchObject({ scheduled: false })
  })
  it('of a frequency of its own without times is due at noon, or at the time of its start', () => {
    const every = {
      frequency: 'custom',
      times: [],
      since: '2026-11-18T07:00',
      last_entry_date: null,
      entries_today: 0,
    } as const
    const custom = { unit: 'day', every: 1, weekdays: [], repeat_on: null } as const
    const due = (start: string) =>
      stateToday({ ...every, custom: { ...custom, start } }, tallinn('07:00')).due_time
    expect([due('2026-11-18'), due('2026-11-18T00:00'), due('2026-11-18T16:30')]).toEqual([
      '12:00',
      '12:00',
      '16:30',
    ])
  })
})

describe('wall times', () => {
  it('skipped ones move forward, repeated ones use the first', () => {
    expect(instantOf('2027-03-28', '03:30', 'Europe/Tallinn')).toBe('2027-03-28T01:30:00Z')
    expect(instantOf('2027-10-31', '03:30', 'Europe/Tallinn')).toBe('2027-10-31T00:30:00Z')
  })
})

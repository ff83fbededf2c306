import { describe, expect, it } from 'vitest'
import { dayClock, instantOf, stateToday, type TaskSchedule } from './index.ts'

const fridge: TaskSchedule = { frequency: 'twice_a_day', times: ['16:00', '08:00'], created_at: '2026-01-01T00:00:00Z', last_entry_at: null, entries_today: 0 }
const tallinn = (time: string) => dayClock(instantOf('2026-11-21', time, 'Europe/Tallinn'), 'Europe/Tallinn')

describe('a twice-a-day task', () => {
  it.each([
    ['07:00', 0, 'due'], ['09:00', 0, 'due'], ['09:01', 0, 'overdue'],
    ['09:01', 1, 'due'], ['17:01', 1, 'overdue'], ['17:01', 2, 'ok'], ['23:59', 3, 'ok'],
  ] as const)('at %s with %s entries is %s', (time, entries_today, status) => {
    expect(stateToday({ ...fridge, entries_today }, tallinn(time)).status).toBe(status)
  })
  it('is not overdue for a check that lay before it was set up', () => {
    expect(stateToday({ ...fridge, created_at: instantOf('2026-11-21', '12:00', 'Europe/Tallinn') }, tallinn('12:01')).status).toBe('due')
  })
})

describe('a weekly or monthly task', () => {
  const weekly = { ...fridge, frequency: 'once_a_week', times: [] } as const
  it.each([
    ['2026-11-16T10:00:00Z', 'ok'], ['2026-11-15T10:00:00Z', 'due'], ['2026-11-09T10:00:00Z', 'due'], ['2026-11-08T10:00:00Z', 'overdue'],
  ] as const)('last filled %s is %s on Saturday 21 November', (last_entry_at, status) => {
    expect(stateToday({ ...weekly, last_entry_at }, tallinn('12:00')).status).toBe(status)
  })
  it('counts quarters from January', () => {
    const quarterly = { ...weekly, frequency: 'once_in_quartal' } as const
    expect(stateToday({ ...quarterly, last_entry_at: '2026-10-01T10:00:00Z' }, tallinn('12:00')).status).toBe('ok')
    expect(stateToday({ ...quarterly, last_entry_at: '2026-09-30T10:00:00Z' }, tallinn('12:00')).status).toBe('due')
    expect(stateToday({ ...quarterly, last_entry_at: '2026-06-30T10:00:00Z' }, tallinn('12:00')).status).toBe('overdue')
  })
})

describe('wall times', () => {
  it('that are skipped move forward, that are repeated take the first', () => {
    expect(instantOf('2027-03-28', '03:30', 'Europe/Tallinn')).toBe('2027-03-28T01:30:00Z')
    expect(instantOf('2027-10-31', '03:30', 'Europe/Tallinn')).toBe('2027-10-31T00:30:00Z')
  })
})

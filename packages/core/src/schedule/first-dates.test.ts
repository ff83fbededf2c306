import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FrequencyName } from '../haccp/index.ts'
import { civilOf, dayClock, dayOf, dateOf, firstDates, monthsOf, monthStart, rhythmOf } from './index.ts'
import { dueMonth, periodAt, slotsIn, stateOfDay, type ScheduleVersion, type TaskDays } from './index.ts'

const dated = ['once_in_2_months', 'once_in_quartal', 'twice_in_a_year', 'once_in_year'] as const
const lengths = { once_in_2_months: 2, once_in_quartal: 3, twice_in_a_year: 6, once_in_year: 12 } as const
const all = ['once_a_day', 'once_a_week', 'once_in_month', 'other', ...dated] as const

const task = (frequency: FrequencyName, before_start = false) => ({ frequency, before_start })
const sinceAt = (time: string, frequency: FrequencyName, opens: string | null = '08:00') =>
  firstDates([task(frequency)], { moment: `2026-11-24T${time}`, opens })[0]?.since

/** A task that is due at the end of `month` (a day of it), made on `from`. */
const datedTask = (frequency: FrequencyName, month: string, from: string): ScheduleVersion => ({
  ...rhythmOf({ frequency, times: [], custom_frequency: dueMonth(dayOf(month)) }, from),
  from: dayOf(from),
  from_time: '00:00',
  is_disabled: false,
})

describe('tasks that a plan adds', () => {
  it.each([
    ['a daily task with the next opening', 'once_a_day', '15:00', '2026-11-25T00:00'],
    ['a daily task today, before the first check of the day', 'twice_a_day', '07:30', '2026-11-24T07:30'],
    ['a weekly task on the next day, however early', 'once_a_week', '07:30', '2026-11-25T00:00'],
    [
      'a monthly task in the next month, where this one is almost over',
      'once_in_month',
      '15:00',
      '2026-12-01T00:00',
    ],
    ['a task of each batch at once', 'other', '15:00', '2026-11-24T15:00'],
  ] as const)('begin %s', (_, frequency, time, since) => expect(sinceAt(time, frequency)).toBe(since))

  it('begin on the next day where no check of the place has a time', () =>
    expect(sinceAt('00:00', 'once_a_day', null)).toBe('2026-11-25T00:00'))

  it('begin on different days of a week and a month', () => {
    const weekly = Array.from({ length: 6 }, () => task('once_a_week'))
    const monthly = Array.from({ length: 5 }, () => task('once_in_month'))
    const since = firstDates([...weekly, ...monthly], { moment: '2026-11-01T15:00', opens: '08:00' })
    const dates = since.map((one) => one.since.slice(0, 10))
    expect(dates.slice(0, 6)).toEqual([2, 3, 4, 5, 6, 7].map((day) => `2026-11-0${day}`))
    expect(dates.slice(6)).toEqual(['2026-11-04', '2026-11-09', '2026-11-14', '2026-11-19', '2026-11-24'])
  })

  it('have two weeks for what the law asks for before the start', () => {
    const due = (moment: string) =>
      firstDates([task('once_in_year', true)], { moment, opens: null })[0]?.custom_frequency?.start_time
    expect(due('2026-11-10T15:00')).toBe('2026-11-01T00:00')
    expect(due('2026-11-24T15:00')).toBe('2026-12-01T00:00')
  })

  it('are due in different months, at most three in one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...dated), { maxLength: 14 }),
        fc.integer({ min: 20_000, max: 22_000 }),
        (frequencies, day) => {
          const short = (name: FrequencyName) => name === 'once_in_2_months' || name === 'once_in_quartal'
          const few = frequencies.filter((name, index) => !short(name) || index < 4)
          const moment = `${dateOf(day)}T15:00`
          const dates = firstDates(
            few.map((name) => task(name)),
            { moment, opens: null },
          )
          const month = monthsOf(civilOf(day + 1))
          const due = dates.flatMap(({ custom_frequency }, index) => {
            const first = monthsOf(civilOf(dayOf(custom_frequency?.start_time ?? '')))
            const every = lengths[few[index] as keyof typeof lengths]
            expect(first - month).toBeGreaterThanOrEqual(1)
            expect(first - month).toBeLessThanOrEqual(every)
            return Array.from({ length: 12 / every }, (_, times) => first + times * every)
          })
          const most = Math.max(
            0,
            ...[...Map.groupBy(due, (one) => one).values()].map(({ length }) => length),
          )
          expect(most).toBeLessThanOrEqual(Math.max(3, Math.ceil(due.length / 12) + 2))
        },
      ),
    )
  })

  it('get the same dates from the same plan and moment', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...all)), (names) => {
        const tasks = names.map((name) => task(name))
        const opening = { moment: '2026-11-24T15:00', opens: '08:00' }
        expect(firstDates(tasks, opening)).toEqual(firstDates(tasks, opening))
        for (const { since } of firstDates(tasks, opening)) expect(since >= opening.moment).toBe(true)
      }),
    )
  })
})

describe('a task with a month of its own', () => {
  it('is due once in each period, at the end of its month, and loses none', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...dated),
        fc.integer({ min: 20_000, max: 22_000 }),
        fc.integer({ min: 0, max: 12 }),
        (frequency, from, ahead) => {
          const every = lengths[frequency]
          const first = monthsOf(civilOf(from)) + Math.min(ahead, every)
          const version = datedTask(frequency, dateOf(monthStart(first)), dateOf(from))
          const to = monthStart(first + 3 * every + 1) - 1
          const slots = slotsIn([version], [], { from, to })
          const ends = [0, 1, 2, 3].map((times) => monthStart(first + times * every + 1) - 1)
          expect(slots.map(({ day }) => day).filter((day) => day <= to)).toEqual(ends)
          for (const [index, slot] of slots.entries())
            expect(slot.opens).toBe((slots[index - 1]?.closes ?? slot.opens - 1) + 1)
        },
      ),
    )
  })

  it('has periods that follow each other without a gap', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...dated),
        fc.nat(40),
        fc.integer({ min: 20_000, max: 22_000 }),
        (name, due, day) => {
          const rhythm = { frequency: name, first_due: 24_000 + due }
          const { start, end } = periodAt(rhythm, day)
          expect(start <= day && day <= end).toBe(true)
          expect(periodAt(rhythm, start)).toEqual({ start, end })
          expect(periodAt(rhythm, end)).toEqual({ start, end })
          expect(periodAt(rhythm, end + 1).start).toBe(end + 1)
        },
      ),
    )
  })

  const stateOn = (date: string, done: readonly string[] = []) => {
    const days: TaskDays = {
      versions: [datedTask('once_in_year', '2027-03-01', '2026-11-25')],
      entries: new Map(done.map((one) => [dayOf(one), 1])),
    }
    const clock = dayClock(`${date}T12:00:00Z`, 'UTC')
    const { scheduled, status, due_until } = stateOfDay(days, clock.day, clock)
    return { scheduled, status, due_until }
  }
  const none = { scheduled: false, status: 'ok' }
  it.each([
    ['is not asked in the months before', '2027-02-28', [], none],
    ['is asked in its month', '2027-03-01', [], { scheduled: true, status: 'due', due_until: '2027-03-31' }],
    [
      'is overdue after it',
      '2027-04-01',
      [],
      { scheduled: true, status: 'overdue', due_until: '2027-03-31' },
    ],
    ['is overdue half a period later', '2027-09-30', [], { scheduled: true, status: 'overdue' }],
    ['stays overdue in the next period', '2027-10-01', [], { scheduled: true, status: 'overdue' }],
    ['is done where it was done late', '2027-04-20', ['2027-04-05'], { scheduled: true, status: 'ok' }],
    ['is asked a year after a late one', '2028-03-01', ['2027-04-05'], { scheduled: true, status: 'due' }],
    ['is not asked in its month where it was done before', '2027-03-05', ['2027-01-05'], { status: 'ok' }],
    ['is asked in its month where it was done long before', '2027-03-05', ['2026-07-05'], { status: 'due' }],
  ] as const)('%s', (_, date, done, state) => expect(stateOn(date, done)).toMatchObject(state))
})

import { describe, expect, it } from 'vitest'
import type { CustomFrequency } from '@larder/core/tasks'
import { sayFrequency } from './say-frequency.ts'

const custom = (type: number, more: Partial<CustomFrequency> = {}): CustomFrequency => ({
  custom_frequency_type_id: type,
  task_frequency_cnt: 1,
  times: ['16:00'],
  days_of_week: [],
  start_time: '2026-11-10T00:00',
  repeat_on: null,
  ...more,
})
const [DAY, WEEK, MONTH, YEAR] = [4, 5, 6, 7]

describe('a frequency of the place’s own', () => {
  it.each([
    ['en', 'every Monday'],
    ['et', 'iga nädal: esmaspäev'],
    ['ru', 'каждую неделю: понедельник'],
    ['uk', 'щотижня: понеділок'],
    ['de', 'jeden Montag'],
    ['es', 'cada lunes'],
    ['lv', 'katru nedēļu: pirmdiena'],
  ])('is described in %s', (lang, words) =>
    expect(sayFrequency(custom(WEEK, { days_of_week: [1] }), '2026-11-01', lang)).toBe(words),
  )

  it.each([
    ['every day', custom(DAY)],
    ['every 3 days', custom(DAY, { task_frequency_cnt: 3 })],
    ['every Monday and Thursday', custom(WEEK, { days_of_week: [1, 4] })],
    ['every 2 weeks: Tuesday', custom(WEEK, { task_frequency_cnt: 2 })],
    ['every month: day 10', custom(MONTH)],
    ['every 6 months: day 10', custom(MONTH, { task_frequency_cnt: 6 })],
    ['every month: Tuesday (2 of the month)', custom(MONTH, { repeat_on: 'weekday_of_month' })],
    [
      'every month: last Monday',
      custom(MONTH, { repeat_on: 'weekday_of_month', start_time: '2026-11-30T00:00' }),
    ],
    ['every year: November 10', custom(YEAR)],
    [
      'every 2 years: Tuesday (2 of the month), November',
      custom(YEAR, { task_frequency_cnt: 2, repeat_on: 'weekday_of_month' }),
    ],
    ['every month: day 21', custom(MONTH, { start_time: null })],
  ])('reads %s', (words, one) => expect(sayFrequency(one, '2026-11-21', 'en')).toBe(words))
})

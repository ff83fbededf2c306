import { describe, expect, it } from 'vitest'
import { scheduleOptions, timesAsked } from './schedule-options.ts'

describe('the possible schedules of a task', () => {
  it.each([
    [
      10,
      [
        'once_in_2_months',
        'once_in_month',
        'once_in_quartal',
        'twice_in_a_year',
        'once_in_year',
        'not_specified',
      ],
    ],
    [
      11,
      [
        'once_in_2_months',
        'once_in_month',
        'once_in_quartal',
        'twice_in_a_year',
        'once_in_year',
        'not_specified',
      ],
    ],
    [
      12,
      [
        'once_in_2_months',
        'once_in_month',
        'once_in_quartal',
        'twice_in_a_year',
        'once_in_year',
        'not_specified',
      ],
    ],
    [
      16,
      [
        'once_in_2_months',
        'once_in_month',
        'once_in_quartal',
        'twice_in_a_year',
        'once_in_year',
        'not_specified',
      ],
    ],
    [8, ['once_in_2_months', 'once_in_month', 'once_in_quartal', 'once_in_year', 'not_specified']],
    [
      9,
      [
        'twice_a_day',
        'once_a_day',
        'once_a_week',
        'other',
        'once_in_month',
        'once_in_quartal',
        'not_specified',
      ],
    ],
    [
      13,
      [
        'twice_a_day',
        'once_a_day',
        'once_a_week',
        'other',
        'once_in_month',
        'once_in_quartal',
        'twice_in_a_year',
        'not_specified',
      ],
    ],
    [
      14,
      [
        'twice_a_day',
        'once_a_day',
        'once_a_week',
        'other',
        'once_in_month',
        'once_in_quartal',
        'twice_in_a_year',
        'not_specified',
      ],
    ],
    [1, ['twice_a_day', 'once_a_day', 'once_a_week', 'other', 'not_specified']],
  ])('by kind %i', (kind, names) => expect(scheduleOptions(kind)).toEqual(names))
  it('require one time for each check of a day', () => {
    expect([timesAsked('twice_a_day'), timesAsked('once_a_day'), timesAsked('once_a_week')]).toEqual([
      2,
      1,
      null,
    ])
  })
})

import { describe, expect, it } from 'vitest'
import type { Task } from '@larder/contract/tasks'
import { idsWithLineAt, linesByRound, roundsFor, timesIn } from './move-line.ts'

const line = (
  id: number,
  round: Task['round'],
  times: readonly string[],
  frequency = times.length === 2 ? 1 : 2,
) =>
  ({
    id,
    round,
    task_frequency_type_id: frequency,
    custom_frequency: { times: [...times] },
  }) as unknown as Task

const all = [
  line(1, 'opening', ['08:00']),
  line(2, 'opening', ['08:00']),
  line(3, 'cold', ['08:00', '20:00']),
  line(4, 'closing', ['22:00']),
  line(5, 'closing', ['23:00']),
  line(6, 'closing', ['22:00']),
  line(7, 'weekly', [], 3),
  line(8, null, ['10:00']),
]
const [first, second, cold, closing] = all as [Task, Task, Task, Task]

describe('a line that moves to another round', () => {
  it.each([
    ['takes the time that most lines have there', first, 'closing', ['22:00']],
    [
      'takes both times of a round twice a day',
      line(9, 'opening', ['07:00', '19:00']),
      'cold',
      ['08:00', '20:00'],
    ],
    ['takes one of two times', closing, 'cold', ['08:00']],
    ['keeps two times where the round has one', cold, 'closing', ['08:00', '20:00']],
    ['keeps its time in a round without lines', first, 'service', ['08:00']],
    ['keeps its time outside rounds', first, null, ['08:00']],
    ['has no time where it is done once a week', all[6] as Task, 'closing', []],
  ] as const)('%s', (_name, moved, round, times) => {
    expect(timesIn(round, moved, all)).toEqual(times)
  })
  it('is offered the rounds that are done as often', () => {
    expect(roundsFor(first)).toEqual(['opening', 'cold', 'service', 'closing'])
    expect(roundsFor(all[6] as Task)).toEqual(['weekly', 'monthly', 'yearly'])
    expect(roundsFor(line(9, 'delivery', [], 10))).toContain('cooking')
    expect(roundsFor(line(9, 'closing', [], 3))).toEqual(['closing', 'weekly', 'monthly', 'yearly'])
  })
})

describe('the order of lines', () => {
  it('changes by one place within a round, whatever stands between', () => {
    expect(idsWithLineAt(all, second, first)).toEqual([2, 1, 3, 4, 5, 6, 7, 8])
    expect(idsWithLineAt(all, closing, all[5] as Task)).toEqual([1, 2, 3, 5, 6, 4, 7, 8])
  })
  it('is that of the day, and lines of no round are last', () => {
    expect(linesByRound(all).map(({ round, lines }) => [round, lines.map(({ id }) => id)])).toEqual([
      ['opening', [1, 2]],
      ['cold', [3]],
      ['closing', [4, 5, 6]],
      ['weekly', [7]],
      [null, [8]],
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { groupTasks, type TimedTask } from './group-tasks.ts'
import { createSayOnce, sentencesOf } from './say-once.ts'

describe('sentences', () => {
  it.each([
    ['Probe the core. Write it down.', ['Probe the core.', 'Write it down.']],
    ['At pH 4.6 or below; see Annex I.', ['At pH 4.6 or below; see Annex I.']],
    ['Измерить в толще. Записать!', ['Измерить в толще.', 'Записать!']],
    ['', []],
  ])('of %j are %j', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences))

  it('are written once, with a reference to the row that has them', () => {
    const sayOnce = createSayOnce((labels) => `See ${labels}.`)
    expect(sayOnce(['Throw it away. Tell the manager.'], 'CCP 1')).toBe('Throw it away. Tell the manager.')
    expect(sayOnce(['Throw it away. Check the door.'], 'CCP 2')).toBe('Check the door.\nSee CCP\u00A01.')
    expect(sayOnce(['Check the door.', 'Throw it away.'], 'CCP 3')).toBe('See CCP\u00A01, CCP\u00A02.')
    expect(sayOnce(['Check the door.'], 'CCP 2')).toBe('')
  })
})

describe('tasks', () => {
  const task = (
    frequency: TimedTask['frequency'],
    times: readonly string[] = [],
    frequency_key: string | null = null,
  ): TimedTask => ({ frequency, frequency_key, times })

  it('are grouped by time of day, then occasion, week, month and year', () => {
    const groups = groupTasks([
      task('once_in_year'),
      task('other', [], 'each_batch'),
      task('once_in_month'),
      task('twice_a_day', ['08:00', '16:00']),
      task('once_a_week'),
      task('once_a_day', ['07:00']),
      task('other', [], 'each_batch'),
      task('other', [], 'each_delivery'),
    ])
    expect(
      groups.map(({ frequency, frequency_key, times, tasks }) => [
        frequency_key ?? frequency,
        times.join(),
        tasks.length,
      ]),
    ).toEqual([
      ['once_a_day', '07:00', 1],
      ['twice_a_day', '08:00,16:00', 1],
      ['each_batch', '', 2],
      ['each_delivery', '', 1],
      ['once_a_week', '', 1],
      ['once_in_month', '', 1],
      ['once_in_year', '', 1],
    ])
  })
})

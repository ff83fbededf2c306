import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  foldAlarms,
  freshState,
  outsideBy,
  stateBefore,
  type Alarm,
  type AlarmReading,
  type AlarmSettings,
} from './index.ts'

const fridge: AlarmSettings = { lower_centi: 0, upper_centi: 500, max_error_count: 3 }
const series = (values: readonly (number | null)[]): AlarmReading[] =>
  values.map((value_centi, index) => ({ at: index * 60_000, value_centi }))
const alarms = (values: readonly (number | null)[], settings = fridge): readonly Alarm[] =>
  foldAlarms(freshState, series(values), settings).alarms
const minutes = (list: readonly Alarm[]) =>
  list.map(({ kind, started_at, raised_at, cleared_at, worst_centi }) => [
    kind,
    started_at / 60_000,
    raised_at / 60_000,
    cleared_at === null ? null : cleared_at / 60_000,
    worst_centi,
  ])

describe('alarms', () => {
  it.each<[string, (number | null)[], unknown[]]>([
    ['none while everything is inside', [0, 500, 250], []],
    ['none at one reading less than the count', [600, 600, 500, 600, 600], []],
    [
      'one, exactly at the count, with the worst of its readings',
      [400, 900, 600, 700],
      [['limit', 1, 3, null, 900]],
    ],
    ['one however long it lasts', [600, 600, 600, 600, 600, 800, 600], [['limit', 0, 2, null, 800]]],
    [
      'ends at as many inside in a row',
      [600, 600, 600, 400, 400, 600, 400, 400, 400],
      [['limit', 0, 2, 8, 600]],
    ],
    [
      'another one after it has ended',
      [600, 600, 600, 1, 1, 1, -1, -1, -1],
      [
        ['limit', 0, 2, 5, 600],
        ['limit', 6, 8, null, -1],
      ],
    ],
    ['zero is a reading, and inside where the limit is 0', [0, 0, 0, 0], []],
    ['below and above count alike', [-10, 600, -300], [['limit', 0, 2, null, -300]]],
    ['a fault neither counts nor breaks a row', [600, null, 600, null, 600], [['limit', 0, 4, null, 600]]],
    [
      'faults in a row are an alarm of their own, ended by a good reading',
      [null, null, null, null, 300],
      [['fault', 0, 2, 4, null]],
    ],
  ])('%s', (_title, values, expected) => expect(minutes(alarms(values))).toEqual(expected))
  it('are raised at the first reading outside where the count is 1', () =>
    expect(minutes(alarms([600, 500, 501], { ...fridge, max_error_count: 1 }))).toEqual([
      ['limit', 0, 0, 1, 600],
      ['limit', 2, 2, null, 501],
    ]))
  it('are not raised without limits', () =>
    expect(
      alarms([9_999, -9_999, 9_999], { lower_centi: null, upper_centi: null, max_error_count: 1 }),
    ).toEqual([]))
})

/** The rule of the specification, computed slowly from every reading. */
function reference(readings: readonly AlarmReading[], settings: AlarmSettings): unknown[] {
  const good = readings.filter((one): one is { at: number; value_centi: number } => one.value_centi !== null)
  const found: { raised_at: number; cleared_at: number | null }[] = []
  const n = settings.max_error_count
  good.forEach(({ at }, index) => {
    const last = good.slice(index - n + 1, index + 1)
    if (last.length < n) return
    const open = found.at(-1)?.cleared_at === null ? found.at(-1) : undefined
    const out = last.map(({ value_centi }) => outsideBy(settings, value_centi) > 0)
    if (open === undefined && out.every(Boolean)) found.push({ raised_at: at, cleared_at: null })
    if (open !== undefined && !out.some(Boolean)) open.cleared_at = at
  })
  return found.map(({ raised_at, cleared_at }) => [raised_at, cleared_at])
}

const value = fc.oneof(
  fc.integer({ min: -300, max: 800 }),
  fc.constantFrom(0, 500, 501, -1),
  fc.constant(null),
)
const given = fc.record({ values: fc.array(value, { maxLength: 60 }), count: fc.integer({ min: 1, max: 5 }) })

describe('over any readings', () => {
  it('alarms are those of the slow reference', () => {
    fc.assert(
      fc.property(given, ({ values, count }) => {
        const settings = { ...fridge, max_error_count: count }
        expect(
          alarms(values, settings)
            .filter(({ kind }) => kind === 'limit')
            .map(({ raised_at, cleared_at }) => [raised_at, cleared_at]),
        ).toEqual(reference(series(values), settings))
      }),
      { numRuns: 3_000 },
    )
  })
  it('folding in pieces gives what folding at once gives', () => {
    fc.assert(
      fc.property(given, fc.integer({ min: 0, max: 60 }), ({ values, count }, cut) => {
        const settings = { ...fridge, max_error_count: count }
        const first = foldAlarms(freshState, series(values).slice(0, cut), settings)
        const then = foldAlarms(first.state, series(values).slice(cut), settings)
        expect(then.state).toEqual(foldAlarms(freshState, series(values), settings).state)
      }),
      { numRuns: 3_000 },
    )
  })
  it('a late reading that is folded from the few before it gives what folding everything gives', () => {
    fc.assert(
      fc.property(given, fc.nat(), ({ values, count }, pick) => {
        const settings = { ...fridge, max_error_count: count }
        const all = series(values)
        const cut = all.length === 0 ? 0 : pick % (all.length + 1)
        const whole = foldAlarms(freshState, all, settings).alarms
        const before = foldAlarms(freshState, all.slice(0, cut), settings)
        const good = all.slice(0, cut).flatMap((one, index) => (one.value_centi === null ? [] : [index]))
        const from = good.at(-count) ?? 0
        const state = stateBefore(all.slice(from, cut), before.state.open, settings)
        const redone = foldAlarms(state, all.slice(cut), settings).alarms
        const kept = before.alarms.filter(({ cleared_at }) => cleared_at !== null)
        const timesOf = (list: readonly Alarm[]) =>
          list.map(({ kind, raised_at, cleared_at }) => `${raised_at} ${kind} ${cleared_at}`).toSorted()
        expect(timesOf([...kept, ...redone])).toEqual(timesOf(whole))
      }),
      { numRuns: 3_000 },
    )
  })
})

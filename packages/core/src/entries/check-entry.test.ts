import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { checkEntry, fromCelsius, judgeReading, parseDecimal, toCelsius } from './index.ts'

const fridge = { type: 'enter_temperature', limit: { min: null, max: 5 } } as const
const draft = { value: null, unit: 'C', answer: null, actions: 0 } as const

describe('an entry', () => {
  it.each([
    ['5.0', 'C', 0, { ok: true, status: 'done', reading: 5, within: true }],
    ['41', 'F', 0, { ok: true, status: 'done', reading: 5, within: true }],
    ['5,1', 'C', 0, { ok: false, field: 'action_options', code: 'corrective_action_required' }],
    ['7', 'C', 1, { ok: true, status: 'not_done', reading: 7, within: false }],
    ['-0.5', 'C', 0, { ok: true, status: 'done', reading: -0.5, within: true }],
    ['0', 'C', 0, { ok: true, status: 'done', reading: 0, within: true }],
    ['', 'C', 0, { ok: false, field: 'entry_fields', code: 'required' }],
    ['warm', 'C', 0, { ok: false, field: 'entry_fields', code: 'number' }],
    ['1e3', 'C', 0, { ok: false, field: 'entry_fields', code: 'number' }],
  ] as const)('of %s °%s with %s corrective actions', (value, unit, actions, verdict) => {
    expect(checkEntry(fridge, { ...draft, value, unit, actions })).toEqual(verdict)
  })
  it('that was not done demands a corrective action', () => {
    const tick = { type: 'choose_one_answer', limit: null } as const
    expect(checkEntry(tick, { ...draft, answer: 'not_done' })).toEqual({ ok: false, field: 'action_options', code: 'corrective_action_required' })
    expect(checkEntry(tick, { ...draft, answer: 'not_done', actions: 1 })).toMatchObject({ ok: true, status: 'not_done' })
    expect(checkEntry(tick, { ...draft, answer: 'done' })).toMatchObject({ ok: true, status: 'done', within: null })
  })
})

describe('readings', () => {
  it('at the limit are within it, in either scale', () => {
    fc.assert(fc.property(fc.integer({ min: -400, max: 3000 }), (tenths) => {
      const limit = tenths / 10
      expect(judgeReading({ min: limit, max: limit }, toCelsius(fromFahrenheitText(limit), 'F'))).toBe('within')
    }))
  })
  it('convert there and back to 0.1', () => {
    fc.assert(fc.property(fc.integer({ min: -4000, max: 30000 }), (tenths) => {
      expect(fromCelsius(toCelsius(tenths / 10, 'F'), 'F')).toBe(tenths / 10)
    }))
  })
  it('parse as people type them or not at all', () => {
    expect(['4', '4,5', ' -18 ', '−18', '4.55', '', '.', '4.5.6', '123456', 'NaN', '0x1'].map(parseDecimal)).toEqual([4, 4.5, -18, -18, 4.55, null, null, null, null, null, null])
  })
})

const fromFahrenheitText = (celsius: number): number => (celsius * 9) / 5 + 32

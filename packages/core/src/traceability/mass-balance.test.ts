import { describe, expect, it } from 'vitest'
import { addTotals, balanceState, locatedPercent } from './mass-balance.ts'

describe('state of a balance', () => {
  it('allows for 0.01 g of rounding', () => {
    const states = ['0', '0.00001', '-0.00001', '0.000011', '-0.000011'].map((missing) =>
      balanceState(missing, 0),
    )
    expect(states).toEqual(['balanced', 'balanced', 'balanced', 'missing', 'surplus'])
  })
  it('is unknown where a unit has no way to that of the lot', () => {
    expect(balanceState('0', 1)).toBe('unknown')
  })
})

describe('share of the amounts that are located', () => {
  it('is the lowest of the units, rounded down', () => {
    expect(locatedPercent([])).toBeNull()
    expect(locatedPercent([{ received: '0', missing: '0' }])).toBeNull()
    expect(locatedPercent([{ received: '3', missing: '1' }])).toBe(66.6)
    expect(
      locatedPercent([
        { received: '100000', missing: '0.001' },
        { received: '10', missing: '0' },
      ]),
    ).toBe(99.9)
    expect(locatedPercent([{ received: '1', missing: '-3' }])).toBe(0)
  })
})

describe('totals of many lots', () => {
  const kg = {
    unit: 'kg' as const,
    received: '1.5',
    on_hand: '1',
    used: '0.25',
    sent: '0.25',
    wasted: '0',
    missing: '0',
    imbalances: 1,
    unknown: 0,
  }
  it('add up by unit', () => {
    const pc = { ...kg, unit: 'pc' as const }
    expect(addTotals([kg], [pc, { ...kg, received: '0.5', imbalances: 2 }])).toEqual([
      { ...kg, received: '2', on_hand: '2', used: '0.5', sent: '0.5', imbalances: 3 },
      pc,
    ])
  })
})

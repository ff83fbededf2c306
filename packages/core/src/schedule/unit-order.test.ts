import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inUnitOrder, type PlaceAtUnit } from './unit-order.ts'

type Item = { readonly name: string; readonly at?: PlaceAtUnit }
const at = (unit: string, order: number): PlaceAtUnit => ({ unit, order })
const names = (items: readonly Item[]): string =>
  inUnitOrder(items, (item) => item.at)
    .map(({ name }) => name)
    .join(' ')

describe('the order of a unit', () => {
  it('moves its tasks among their own places only', () => {
    expect(
      names([
        { name: 'cleaning', at: at('fridge', 2) },
        { name: 'delivery' },
        { name: 'oven', at: at('oven', 1) },
        { name: 'temperature', at: at('fridge', 1) },
      ]),
    ).toBe('temperature delivery oven cleaning')
  })
  it('keeps tasks of one kind as they are', () =>
    expect(
      names([
        { name: 'a', at: at('fridge', 1) },
        { name: 'b', at: at('fridge', 1) },
      ]),
    ).toBe('a b'))
  it('loses and repeats nothing', () => {
    const items = fc.array(
      fc.record({
        name: fc.string(),
        at: fc.option(fc.record({ unit: fc.constantFrom('a', 'b'), order: fc.nat(5) }), { nil: undefined }),
      }),
    )
    fc.assert(
      fc.property(items, (list) => {
        const after = inUnitOrder<Item>(list as Item[], (item) => item.at)
        expect(new Set(after)).toEqual(new Set(list))
        expect(after).toHaveLength(list.length)
      }),
    )
  })
})

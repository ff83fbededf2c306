import { describe, expect, it } from 'vitest'
import { exceededHomeQuantity, type ProducedAmount } from './home-quantity.ts'

const [KILOGRAM, LITRE, TONNE] = [1, 2, 6]
const [HOUR, DAY, WEEK, MONTH] = [3, 4, 5, 6]
const amount = (range_id: number, unit_id = KILOGRAM, time_unit_id = WEEK): ProducedAmount => ({
  range_id,
  unit_id,
  time_unit_id,
})
const home = { country: 'ES', location_type: 'dwelling' }

describe('the weekly quantity of a private home in Spain', () => {
  it.each<[string, readonly ProducedAmount[], number | null]>([
    ['no answer', [], null],
    ['up to 50 kg a week', [amount(1)], null],
    ['51 to 100 kg a week', [amount(2)], null],
    ['101 to 500 kg a week', [amount(3)], 100],
    ['two products of 51 to 100 kg a week', [amount(2), amount(2)], 100],
    ['51 to 100 kg a day', [amount(2, KILOGRAM, DAY)], 100],
    ['101 to 500 kg a month', [amount(3, KILOGRAM, MONTH)], null],
    ['501 to 1000 kg a month', [amount(4, KILOGRAM, MONTH)], 100],
    ['51 to 100 t a month', [amount(2, TONNE, MONTH)], 100],
    ['litres', [amount(6, LITRE)], null],
    ['an hour', [amount(6, KILOGRAM, HOUR)], null],
    ['a range without unit and time', [{ range_id: 6 }], null],
  ])('%s', (_, amounts, expected) => expect(exceededHomeQuantity(home, amounts)).toBe(expected))

  it('binds no other place and no other country', () => {
    const much = [amount(6)]
    expect(exceededHomeQuantity({ ...home, location_type: 'home_bakery' }, much)).toBe(100)
    expect(exceededHomeQuantity({ ...home, location_type: 'craft_bakery' }, much)).toBeNull()
    for (const country of ['DE', 'EE', 'GB', 'US'])
      expect(exceededHomeQuantity({ ...home, country }, much)).toBeNull()
  })
})

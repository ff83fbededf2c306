import { describe, expect, it } from 'vitest'
import { labelForSale, type ForSale } from './index.ts'

const sold: ForSale = {
  country: 'EE',
  title: 'Salad',
  listed: 'potato, EGG',
  contains: 'EGG',
  traces: 'nuts',
  net: '1 kg',
  lot: 'A7',
  expires: '2026-11-30',
  date: '30.11.2026',
  is_use_by: true,
  storage: '2–6 °C',
  business: 'Sinilill',
  ean: '',
  say: (key) => key,
}
const lines = (more: Partial<ForSale> = {}): readonly string[] =>
  labelForSale({ ...sold, ...more }).lines.map(
    ({ label, text, is_strong }) => `${label}: ${text}${is_strong ? '!' : ''}`,
  )

describe('a label for sale', () => {
  it('declares allergens in its list, or by themselves where there is none', () => {
    expect(lines()).toEqual([
      'labels.ingredients: potato, EGG',
      'allergens.may_contain: nuts',
      'labels.net: 1 kg!',
      'products.use_by: 30.11.2026!',
      'products.storing: 2–6 °C',
      'labels.lot: A7',
      ': Sinilill',
    ])
    expect(lines({ listed: '' })[0]).toBe('allergens.contains: EGG!')
    expect(lines({ country: 'US' })[1]).toBe('allergens.contains: EGG!')
  })
  it('says best before where the food is safe later', () => {
    expect(lines({ is_use_by: false })[3]).toBe('products.best_before: 30.11.2026!')
  })
})

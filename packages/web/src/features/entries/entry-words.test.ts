import { expect, it } from 'vitest'
import { wordsOfEntry } from './entry-words.ts'

it('says each figure with its unit, also one that was kept before units went along', () => {
  const field = (value: unknown, more: object = {}) => ({
    name: '',
    value,
    limit: { min: null, max: 25, text: '≤ 25 %' },
    ...more,
  })
  const words = (...entry_fields: object[]): string =>
    wordsOfEntry((key: string) => key, { entry_fields }, 'en').value
  expect(
    words(
      field({ amount: '24.4', unit: '%' }),
      field({ amount: '24.4' }),
      field({ temp: '4.0', unit: 'F' }),
      field({ amount: '2', unit: { short_name: 'kg' } }),
    ),
  ).toBe('24.4 %; 24.4 %; 4.0 °F; 2 kg')
  expect(
    words(field({ amount: '7' }, { name: 'Oil', limit: null }), field({ text: 'done' }, { name: 'Floor' })),
  ).toBe('Oil: 7; Floor: entries.answer_done')
})

it('writes figures as the reader’s language does, and leaves words of people as they are', () => {
  const said = (value: unknown): string =>
    wordsOfEntry((key: string) => key, { entry_fields: [{ name: '', value }] }, 'de').value
  expect(said({ temp: '-18.5', unit: 'C' })).toBe('-18,5 °C')
  expect(said({ amount: '24.4', unit: '%' })).toBe('24,4 %')
  expect(said({ text: 'Batch of 12.11, 3.5 l' })).toBe('Batch of 12.11, 3.5 l')
})

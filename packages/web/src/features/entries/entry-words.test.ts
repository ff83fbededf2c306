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
    wordsOfEntry((key: string) => key, { entry_fields }).value
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

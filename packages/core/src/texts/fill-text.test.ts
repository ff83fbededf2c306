import { describe, expect, it } from 'vitest'
import { fillText } from './fill-text.ts'

const texts = {
  plain: 'Save',
  named: 'Hello {{name}}, {{ name }}: {{missing}}.',
  days_one: '{{count}} day',
  days_few: '{{count}} дня',
  days_many: '{{count}} дней',
  days_other: '{{count}} days',
  none_zero: 'nothing',
  none_other: '{{count}} things',
  reason_other: 'Another reason',
}

describe('a text', () => {
  it.each([
    ['plain', {}, 'Save'],
    ['named', { name: 'Mari {{name}} $&' }, 'Hello Mari {{name}} $&, Mari {{name}} $&: .'],
    ['named', { name: null, missing: 0 }, 'Hello , : 0.'],
    ['reason_other', {}, 'Another reason'],
    ['absent.key', { name: 'x' }, 'absent.key'],
    ['toString', {}, 'toString'],
  ])('%s with %j', (key, values, words) => {
    expect(fillText(texts, 'en', key, values)).toBe(words)
  })
  it.each([
    ['en', 'days', 1, '1 day'],
    ['en_GB', 'days', 0, '0 days'],
    ['en', 'days', 1.5, '1.5 days'],
    ['ru', 'days', 2, '2 дня'],
    ['ru', 'days', 11, '11 дней'],
    ['uk', 'days', 21, '21 day'],
    ['et', 'none', 0, 'nothing'],
    ['et', 'none', 2, '2 things'],
    ['de', 'plain', 3, 'Save'],
  ])('counts in %s: %s of %i', (language, key, count, words) => {
    expect(fillText(texts, language, key, { count })).toBe(words)
  })
})

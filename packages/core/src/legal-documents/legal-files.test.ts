import { describe, expect, it } from 'vitest'
import { chooseLegalLanguage, languagesOf } from './legal-files.ts'

describe('the languages of a document', () => {
  it('are those of its files', () => {
    const files = ['terms.de.md', 'terms.en.md', 'terms.en_GB.md', 'privacy.et.md', 'terms.fr.md', 'terms.md']
    expect(languagesOf(files, 'terms')).toEqual(['en', 'de', 'en_GB'])
    expect(languagesOf(files, 'privacy')).toEqual(['et'])
    expect(languagesOf(files, 'imprint')).toEqual([])
  })
})

describe('the language that a reader gets', () => {
  it.each([
    [['en', 'de'], 'de', 'de'],
    [['en', 'de'], 'de-AT', 'de'],
    [['en', 'en_GB'], 'en_GB', 'en_GB'],
    [['en', 'de'], 'en_GB', 'en'],
    [['en', 'de'], 'lv', 'en'],
    [['de', 'es'], 'lv', 'de'],
    [['de'], undefined, 'de'],
    [[], 'en', undefined],
  ] as const)('of %j, asked for %s: %s', (available, asked, shown) =>
    expect(chooseLegalLanguage(available, asked)).toBe(shown),
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEARCH_CAP, searchSections, type Searchable } from './index.ts'

const plan: readonly Searchable[] = [
  { title: 'Title page', level: 1 },
  { title: 'List of critical control points', level: 1 },
  { title: 'Hazard analysis overview', level: 1 },
  { title: 'Cooking', level: 2 },
  { title: 'Cooling after cooking', level: 2 },
  { title: 'Cooking of eggs', level: 2 },
  { title: 'Germs survive cooking', level: 3 },
  { title: 'Overcooking', level: 3 },
  { title: 'Käsipesu ja õlivahetus', level: 3 },
  { title: 'Cooking, seen in far too much detail', level: 6 },
]
const titles = (text: string, entries = plan): readonly string[] =>
  searchSections(entries, text).map(({ entry }) => entry.title)
const matches = (text: string): readonly string[] => searchSections(plan, text).map(({ match }) => match)

describe('the search in a plan', () => {
  it.each(['', '   ', '\n', '–', '…!'])('ignores text without a word (%j)', (text) => {
    expect(titles(text)).toEqual([])
  })
  it('shows whole words first, in the order of level, then parts of words to fill up', () => {
    expect(titles('cooking')).toEqual([
      'Cooking',
      'Cooling after cooking',
      'Cooking of eggs',
      'Germs survive cooking',
      'Overcooking',
    ])
    expect(matches('cooking')).toEqual(['exact', 'exact', 'exact', 'exact', 'partial'])
  })
  it('shows no more than five, and nothing below level 5', () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ title: `Cooking ${index}`, level: 1 + index }))
    expect(titles('cooking', many)).toEqual(['Cooking 0', 'Cooking 1', 'Cooking 2', 'Cooking 3', 'Cooking 4'])
    expect(titles('cooking', many.slice(4))).toEqual(['Cooking 4'])
  })
  it('finds words in any order, case and accent, in any script', () => {
    expect(titles('EGGS cooking')).toEqual(['Cooking of eggs'])
    expect(titles('olivahetus kasi')).toEqual(['Käsipesu ja õlivahetus'])
    expect(titles('варіння', [{ title: 'Варіння яєць', level: 2 }])).toEqual(['Варіння яєць'])
  })
  it('finds unfinished and misspelled words', () => {
    expect(titles('haz')).toEqual(['Hazard analysis overview'])
    expect(titles('hazrad')).toEqual(['Hazard analysis overview'])
    expect(titles('critcal pionts')).toEqual(['List of critical control points'])
    expect(matches('critcal pionts')).toEqual(['estimated'])
  })
  it('requires every word, and allows no misspelling in short ones', () => {
    expect(titles('cooking banana')).toEqual([])
    expect(titles('tie')).toEqual([])
  })
  it('keeps its limits for any query and plan', () => {
    const entry = fc.record({ title: fc.string(), level: fc.integer({ min: 1, max: 8 }) })
    fc.assert(
      fc.property(fc.array(entry), fc.string(), (entries, text) => {
        const found = searchSections(entries, text)
        expect(found.length).toBeLessThanOrEqual(SEARCH_CAP)
        expect(found.every(({ entry: one }) => one.level <= 5 && entries.includes(one))).toBe(true)
        const order = { exact: 0, partial: 1, estimated: 2 }
        expect(found.map(({ match }) => order[match])).toEqual(
          found.map(({ match }) => order[match]).toSorted(),
        )
      }),
    )
  })
  it('finds every title by its full text, first or beside equal ones', () => {
    const missed = plan.filter(({ title, level }) => level <= 5 && !titles(title).includes(title))
    expect(missed).toEqual([])
  })
})

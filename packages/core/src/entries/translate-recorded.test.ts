import { describe, expect, it } from 'vitest'
import { translateAction, translateLimit, type VersionWords } from './translate-recorded.ts'

const words: VersionWords = {
  en: {
    limit: 'at most 5 °C',
    options: [
      { id: 1, option_text: 'Thrown away' },
      { id: 2, option_text: 'Cooled again' },
    ],
  },
  et: {
    limit: 'kuni 5 °C',
    options: [
      { id: 1, option_text: 'Visati ära' },
      { id: 2, option_text: 'Jahutati uuesti' },
    ],
  },
}
const action = (option_text: string, id?: number) => ({
  ...(id !== undefined && { id }),
  option_text,
  is_custom: id === undefined,
})

describe('words of the plan in an entry', () => {
  it.each([
    ['in the language of the place', action('Visati ära', 1), 'en', 'Thrown away'],
    ['in English, as older entries recorded them', action('Thrown away', 1), 'et', 'Visati ära'],
    ['that the version says otherwise by now', action('Given to the dog', 1), 'et', 'Given to the dog'],
    ['that belong to another option by now', action('Thrown away', 2), 'et', 'Thrown away'],
    ['that somebody wrote', action('Thrown away'), 'et', 'Thrown away'],
    ['in a language that the version does not have', action('Visati ära', 1), 'lv', 'Visati ära'],
  ])('%s are translated for the reader as expected', (_title, chosen, lang, shown) =>
    expect(translateAction(chosen, words, lang).option_text).toBe(shown),
  )
  it.each([
    ['kuni 5 °C', 'at most 5 °C'],
    ['≤ 30 °C', '≤ 30 °C'],
    ['', ''],
  ])('of the limit “%s” become “%s”', (text, shown) =>
    expect(translateLimit({ min: null, max: 5, text }, words, 'en').text).toBe(shown),
  )
})

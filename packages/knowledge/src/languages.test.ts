/**
 * No language's plan speaks another one. Judged on texts, and on plans, where the writer puts texts together.
 */
import { describe, expect, it } from 'vitest'
import { cyrillicLanguages, englishIn, gapFinder, latinIn } from '../test/foreign-words.ts'
import { examplePlace } from '../test/places.ts'
import { languages, largestPlace, shownIn as shownText, textsIn, writtenPlan } from '../test/written-plan.ts'
import { phrasesOf } from './check-texts.ts'

const translated = languages.filter((language) => language !== 'en')
const kinds = [
  'restaurant',
  'school',
  'butcher',
  'fish-plant',
  'dairy',
  'slaughterhouse',
  'warehouse',
  'vending',
]
/** In °C and the law of the Union; in °F and without it. */
const where = ['DE', 'US'] as const
const places = [
  ...kinds.flatMap((kind) => where.map((country) => [kind, country, examplePlace(kind, country)] as const)),
  ['everything', 'UA', largestPlace('UA')] as const,
]

const shown = (language: string, profile: (typeof places)[number][2], country: string): readonly string[] => {
  const {
    language: _language,
    date: _date,
    page_label,
    ...document
  } = writtenPlan(profile, language, { temperature_unit: country === 'US' ? 'F' : 'C' })
  return [...new Set([...shownText(document), page_label.replaceAll(/\{[^{}]*\}/g, ' ')])]
}

describe.each(translated)('texts in %s', (language) => {
  const phrases = phrasesOf(textsIn(language), '')

  it('contain no sentence or phrase of English', () => {
    expect(
      phrases.flatMap(({ path, text }) => {
        const found = englishIn(text)
        return found === undefined ? [] : [`${path}: ${found}`]
      }),
    ).toEqual([])
  })

  it.runIf(cyrillicLanguages.includes(language))('are in Cyrillic letters, but for names', () => {
    expect(
      phrases.flatMap(({ path, text }) =>
        latinIn(text.replaceAll(/\{[^{}]*\}/g, ' ')).map((word) => `${path}: ${word}`),
      ),
    ).toEqual([])
  })
})

describe.each(translated)('plans in %s', (language) => {
  const isGap = gapFinder(language)
  const isCyrillic = cyrillicLanguages.includes(language)

  const written = places.map(
    ([kind, country, profile]) => [kind, country, shown(language, profile, country)] as const,
  )

  it.each(written)('of a %s in %s contain nothing of English', (_kind, _country, texts) => {
    expect(texts.length).toBeGreaterThan(400)
    expect(texts.filter((text) => isGap(text) || englishIn(text) !== undefined)).toEqual([])
    expect(isCyrillic ? texts.flatMap(latinIn) : []).toEqual([])
  })

  it('show no key where a text is missing', () => {
    const keys = new Set(Object.keys(textsIn('en').words))
    expect(written.flatMap(([, , texts]) => texts).filter((text) => keys.has(text))).toEqual([])
  })
})

describe.each(languages)('temperatures in %s', (language) => {
  const shownIn = (country: string, temperature_unit: 'C' | 'F'): readonly string[] =>
    [...kinds.map((kind) => examplePlace(kind, country)), largestPlace(country)].flatMap((profile) => [
      ...new Set(shownText(writtenPlan(profile, language, { temperature_unit }))),
    ])

  it.each(['US', 'CA'] as const)('are in °F alone in a plan in °F in %s', (country) => {
    expect(shownIn(country, 'F').filter((text) => text.includes('°C'))).toEqual([])
  })

  it('are in °C alone in a plan in °C, but for thermometers with the other scale', () => {
    const scale = textsIn(language).words['limit_note.fahrenheit_only'] ?? ''
    expect(shownIn('US', 'C').filter((text) => text.replaceAll(scale, ' ').includes('°F'))).toEqual([])
  })
})

describe('the language check finds', () => {
  it.each([
    ['a sentence', 'Alles gut. Keep raw and ready food apart!', undefined],
    [
      'a sentence that English has',
      `Vorher. ${textsIn('en').hazards['H02']?.cause ?? ''} Nachher.`,
      'rough handling',
    ],
  ])('%s', (_what, text, expected) => {
    expect(englishIn(text)?.slice(0, expected?.length)).toBe(expected)
  })

  it('a gap filled by English, even of one word, and not a word that both languages have', () => {
    const isGap = gapFinder('de')
    expect([
      isGap(textsIn('en').words['column.hazard'] ?? ''),
      isGap(textsIn('de').words['column.hazard'] ?? ''),
      isGap('HACCP'),
    ]).toEqual([true, false, false])
  })

  it('Latin words, and not names, codes, titles and clauses', () => {
    expect(
      latinIn(
        'Риск: Listeria monocytogenes, Bacillus cereus, oPRP 3 (Tier-LMHV, Anlage 5 Kap. V; FDA Food Code 3-401.11)',
      ),
    ).toEqual([])
    expect(latinIn('Риск: Keep chilled, hazard, Limit')).toEqual(['Keep', 'chilled', 'hazard', 'Limit'])
  })
})

it('names programmes in Russian as ГОСТ Р ИСО 22000 does, without Latin letters', () => {
  const { words } = textsIn('ru')
  expect([words['class.oPRP'], words['class.PRP']]).toEqual(['ППОПМ', 'ПОПМ'])
  expect(Object.values(words).filter((word) => /PRP/u.test(word))).toEqual([])
})

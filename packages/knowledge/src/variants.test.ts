/** English outside the United States. */
import type { KnowledgeTexts } from '@larder/core/haccp'
import { describe, expect, it } from 'vitest'
import { checkTranslation, phrasesOf } from './check-texts.ts'
import { englishOf, inVariant, texts } from './index.ts'
import { variants } from './texts/en/variants.ts'

const english = texts['en'] as KnowledgeTexts
const prose = (own: KnowledgeTexts): readonly { readonly path: string; readonly text: string }[] =>
  phrasesOf(own, '')
    .map(({ path, text }) => ({ path: path.slice(1), text }))
    .filter(({ path }) => !path.startsWith('words.document.') && path !== 'language')
const all = prose(english)
  .map(({ text }) => text.replaceAll(/\{[^{}]*\}/g, ' '))
  .join('\n')

const american =
  /pasteuriz|steriliz|\bcolor|\bmold|diarrhea|jewelry|labeled|\bcenter|sulfite|\bprograms?\b|ground meat|trash can|walk-in/i
const british =
  /pasteuris|sterilis|colour|mould|diarrhoea|jewellery|labelled|\bcentres?\b|sulphite|programme|\bminc(?:e|ed|er|ing)\b|wash bins|\bgerms?\b|\btick(?:s|ed)?\b/i

describe('texts in US English', () => {
  it('have no British word, but for the terms of a country in its own duties', () => {
    expect(
      prose(english).filter(
        ({ path, text }) =>
          !/^duties\.D-(?:EU|DE|ES|EE|LV|IE|GB|UA)/.test(path) &&
          british.test(text.replaceAll(/\{[^{}]*\}/g, ' ')),
      ),
    ).toEqual([])
  })
})

describe.each(Object.entries(variants))('texts in %s', (key, variant) => {
  const own = inVariant(english, key)

  it('say the same of the same facts, with the same limits', () => {
    expect(own.language).toBe(key)
    expect(checkTranslation(english, own)).toEqual([])
  })

  it('replace only words that English has', () => {
    const idle = [...variant.spelling, ...variant.terms].filter(
      ([word]) => !all.toLowerCase().includes(word.toLowerCase()),
    )
    expect(idle).toEqual([])
  })

  it('differ in their own sentences from what the terms would give, in texts that there are', () => {
    const paths = new Set(prose(english).map(({ path }) => path))
    expect(Object.keys(variant.texts).filter((path) => !paths.has(path))).toEqual([])
    const plain = new Map(prose(english).map(({ path, text }) => [path, text]))
    expect(Object.entries(variant.texts).filter(([path, text]) => plain.get(path) === text)).toEqual([])
  })

  it('leave the titles of documents as they are', () => {
    expect(own.words['document.EU-852']).toBe(english.words['document.EU-852'])
  })
})

describe('British English', () => {
  const own = inVariant(english, 'en_GB')

  it('has no American word', () => {
    expect(prose(own).filter(({ text }) => american.test(text.replaceAll(/\{[^{}]*\}/g, ' ')))).toEqual([])
  })

  it.each([
    ['limits', 'L-cook-minced', 'Cooking of minced, injected or tenderised meat, core temperature'],
    ['food_groups', 'FG03', 'Minced meat and offal'],
    ['words', 'section.prerequisite-programmes', 'Prerequisite programmes'],
  ] as const)('names %s %s: %s', (kind, id, text) => {
    expect((own[kind] as Readonly<Record<string, string>>)[id]).toBe(text)
  })

  it('is read in Great Britain and Ireland; other countries have their own or US English', () => {
    expect(['GB', 'IE', 'CA', 'AU', 'US', 'DE'].map(englishOf)).toEqual([
      'en_GB',
      'en_GB',
      'en_CA',
      'en_AU',
      'en',
      'en',
    ])
  })
})

/**
 * Which documents are law for which activity, and whose texts a plan cites: over every activity in every
 * country.
 */
import {
  defaultProfile,
  describeProvenance,
  documentName,
  generatePlan,
  readingOf,
  writePlan,
  type KnowledgeTexts,
  type PlaceProfile,
  type PlanNames,
} from '@larder/core/haccp'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPlaceOf, countries, examplePlace, goldenPlaces } from '../test/places.ts'
import { shownIn } from '../test/written-plan.ts'
import { knowledge, texts } from './index.ts'

const english = texts['en'] as KnowledgeTexts
const plants = ['A14', 'A15', 'A16', 'A17', 'A22', 'A25']
const ofAnimals = new Set(['EU-853', 'EU-2022-2258', 'EU-2024-1141', 'UK-853'])
/**
 * The chapters of Regulation (EC) No 853/2004 that bind retail: toxins and labels of shellfish, parasites.
 */
const bindsRetail = /^Annex III Sec\. (?:VII Ch\. V|VIII Ch\. III\.D)/

const everyPlace = knowledge.activities.flatMap(({ id, location_types, extra_data }) =>
  Object.entries(countries).map(([where, country]) => {
    const location_type = location_types.find((type) => type.startsWith('chilled')) ?? location_types[0] ?? ''
    const profile = defaultProfile(
      { ...country, activity: id, location_type, number_of_employees: '4-14' },
      knowledge,
    )
    return [`${id} in ${where}`, { ...profile, extra_data }] as const
  }),
)
const ofRetail = everyPlace.filter(([, { activity }]) => !plants.includes(activity))

describe('the force of a fact', () => {
  const order = ['practice', 'guide', 'law']
  const most = new Map(knowledge.documents.map(({ code, force }) => [code, order.indexOf(force ?? 'law')]))

  it('is never more than one of its documents allows', () => {
    const facts = [
      ...knowledge.limits.flatMap(({ id, values }) =>
        values.map((value) => ({ ...value, id: `${id} in ${value.jurisdiction}` })),
      ),
      ...knowledge.hazards,
      ...knowledge.tasks,
      ...knowledge.analyses,
      ...knowledge.duties,
      ...knowledge.prps,
    ]
    expect(
      facts
        .filter(({ force, sources }) =>
          sources.every(({ document }) => (most.get(document) ?? 0) < order.indexOf(force)),
        )
        .map(({ id }) => id),
    ).toEqual([])
  })

  it('is that of a guide where only a guide has the rule: shelf life by Codex, frying fat by a German society', () => {
    const forceOf = (where: string, kind: string, id: string): readonly string[] => {
      const plan = generatePlan(examplePlace(kind, where), knowledge)
      return describeProvenance(readingOf(plan, knowledge, english, 'C'))
        .filter((row) => row.id === id)
        .map(({ force }) => force)
    }
    expect(['US', 'DE', 'GB'].map((where) => forceOf(where, 'butcher', 'analysis:AN-shelf-life'))).toEqual([
      ['guide'],
      ['law'],
      ['law'],
    ])
    expect(['ES', 'DE', 'GB'].map((where) => forceOf(where, 'restaurant', 'hazard:P13/H43'))).toEqual([
      ['law'],
      ['guide'],
      ['practice'],
    ])
  })
})

describe('Regulation (EC) No 853/2004', () => {
  it('is no law in retail and catering in any country, but for its binding chapters', () => {
    const wrong = ofRetail.flatMap(([name, profile]) =>
      generatePlan(profile, knowledge)
        .limits.filter(
          ({ force, sources }) =>
            force === 'law' &&
            sources.every(
              ({ document, clause }) => ofAnimals.has(document) && !bindsRetail.test(clause ?? ''),
            ),
        )
        .map(({ id }) => `${name}: ${id}`),
    )
    expect(wrong).toEqual([])
  })

  it('has a reason there why its figure is good practice', () => {
    const kept = ofRetail.flatMap(([, profile]) =>
      generatePlan(profile, knowledge).limits.filter(
        ({ id, jurisdiction }) => id === 'L-chill-offal' && (jurisdiction === 'EU' || jurisdiction === 'GB'),
      ),
    )
    expect(kept.length).toBeGreaterThan(20)
    expect(
      kept.filter(({ force, lowered }) => force !== 'practice' || lowered?.code !== 'limit.not_for_retail'),
    ).toEqual([])
  })

  it.each([
    ['a meat plant in Estonia', 'A15', 'EE', 'L-chill-red-meat', 'law'],
    ['a butcher in Estonia', 'A10', 'EE', 'L-chill-red-meat', 'practice'],
    ['a butcher in Germany, whose ordinance extends it', 'A10', 'DE', 'L-chill-red-meat', 'law'],
    ['a butcher in Spain, whose decree extends it', 'A10', 'ES', 'L-chill-red-meat', 'law'],
    ['a restaurant in Great Britain', 'A01', 'GB', 'L-chill-red-meat', 'practice'],
    ['fish eaten raw in a restaurant in Ireland', 'A01', 'IE', 'L-parasite-freeze', 'law'],
    ['a warehouse in Latvia, bound by its temperatures', 'A22', 'LV', 'L-chill-poultry', 'law'],
  ])('for %s is %s in %s: %s %s', (...[, activity, where, id, force]) => {
    const profile = everyPlace.find(([name]) => name === `${activity} in ${where}`)?.[1] as PlaceProfile
    const values = generatePlan(profile, knowledge).limits.filter((limit) => limit.id === id)
    expect(new Set(values.map((limit) => limit.force))).toEqual(new Set([force]))
  })
})

const jurisdictions = [...new Set(knowledge.documents.map(({ jurisdiction }) => jurisdiction))]
const names: PlanNames = {
  company: { name: 'Company' },
  place: { name: 'Place' },
  country_name: '',
  work_groups: [],
  status_line: 'Draft',
  date: '2026-11-23',
  date_text: '23 November 2026',
  flow: null,
}

describe('a printed plan', () => {
  const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  const anyOf = (texts: readonly string[]): RegExp =>
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${[...new Set(texts)].map(escape).join('|')})(?![\\p{L}\\p{N}])`, 'u')
  /** What the documents of these jurisdictions, or of all others, are called in a language. */
  const namesOf = (
    jurisdictions: ReadonlySet<string>,
    own: boolean,
    tongue: KnowledgeTexts,
  ): readonly string[] =>
    knowledge.documents
      .filter(({ jurisdiction }) => jurisdictions.has(jurisdiction) === own)
      .flatMap((document) => [document.code, documentName(document, tongue), document.title])

  /**
   * Everything in the plan and in its short plan that names a document of a country whose rules are not those
   * of the place.
   */
  function foreignIn(profile: PlaceProfile, tongue: KnowledgeTexts = english): readonly string[] {
    const plan = generatePlan(profile, knowledge)
    const here = new Set<string>([...plan.jurisdictions, 'international'])
    const own = new Set(namesOf(here, true, tongue))
    const foreign = anyOf(namesOf(here, false, tongue).filter((name) => !own.has(name)))
    // A British text has the number of the act of the Union that it was.
    const cited = new RegExp(anyOf([...own].toSorted((a, b) => b.length - a.length)), 'gu')
    const isHere = (code: string): boolean => here.has(code) || (here.has('GB') && code === 'GB-SCT')
    const countriesElsewhere = anyOf(
      jurisdictions.filter((code) => !isHere(code)).map((code) => tongue.words[`jurisdiction.${code}`] ?? ''),
    )
    const { sections, short_plan } = writePlan(readingOf(plan, knowledge, tongue, 'C'), names)
    const shown = shownIn([sections, short_plan]).map((text) => text.replaceAll(cited, ' '))
    expect(shown.length).toBeGreaterThan(50)
    // “Common practice” and our own proposals are named once, in the legend, and never as documents.
    return shown.filter(
      (text) => foreign.test(text) || countriesElsewhere.test(text) || /LARDER|-PRACTICE/.test(text),
    )
  }

  /** The language in which a plan is read in the country. */
  const nationals: Readonly<Record<string, string>> = { EE: 'et', DE: 'de', ES: 'es', LV: 'lv', UA: 'uk' }
  const languageOf = (country: string): KnowledgeTexts => texts[nationals[country] ?? 'en'] ?? english

  it.each(everyPlace)('names no law of another country, in the language of its own: %s', (_, profile) => {
    expect(foreignIn(profile, languageOf(profile.country))).toEqual([])
  })

  it('names none in any place, in any language', () => {
    fc.assert(
      fc.property(
        anyPlaceOf(knowledge.activities.map(({ id }) => id)),
        fc.constantFrom(...Object.values(texts)),
        (profile, tongue) => {
          expect(foreignIn(profile, tongue)).toEqual([])
        },
      ),
      { numRuns: 40 },
    )
  })

  it('names documents as people do, not by our codes', () => {
    const codes = new Set(knowledge.documents.map(({ code }) => code))
    // A text is looked at once, however many plans print it.
    const seen = new Set<string>()
    for (const [kind, where] of goldenPlaces.filter(([one]) => one === 'restaurant')) {
      const plan = generatePlan(examplePlace(kind, where), knowledge)
      for (const language of ['en', 'de', 'uk'] as const) {
        const own = texts[language] as KnowledgeTexts
        const { sections } = writePlan(readingOf(plan, knowledge, own, 'C'), names)
        for (const text of shownIn(sections)) seen.add(text)
      }
    }
    const printed = [...seen].filter((text) =>
      (text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []).some((word) => codes.has(word)),
    )
    expect(printed).toEqual([])
  })
})

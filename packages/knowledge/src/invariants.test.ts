import {
  countStatements,
  describeProvenance,
  factOfTask,
  formatValue,
  generatePlan,
  writePlan,
  type Knowledge,
  type KnowledgeTexts,
  type LimitExtent,
  type PlaceProfile,
  type Plan,
  type PlanNames,
  type Provenance,
  type TemperatureUnit,
} from '@larder/core/haccp'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPlaceOf, examplePlace, goldenPlaces } from '../test/places.ts'
import { knowledge, texts } from './index.ts'

const places = fc.oneof(
  anyPlaceOf(knowledge.activities.map(({ id }) => id)),
  fc.constantFrom(...goldenPlaces).map(([kind, where]) => examplePlace(kind, where)),
)
const check = (claim: (plan: Plan, profile: PlaceProfile) => void, numRuns = 200): void =>
  fc.assert(
    fc.property(places, (profile) => claim(generatePlan(profile, knowledge), profile)),
    { numRuns },
  )

const english = texts['en'] as KnowledgeTexts
const figuresOf = ({ min, max, from, then }: LimitExtent): readonly number[] =>
  [min, max, from, then?.max ?? null].filter((figure) => figure !== null)

/** The figure as it is shown, read back by somebody with a thermometer of the other scale. */
function shownAndBack(
  celsius: number,
  kind: 'celsius' | 'celsius_difference',
  unit: TemperatureUnit,
): number {
  const shown = Number(
    formatValue(celsius, kind, unit, {
      ...english.words,
      'unit.celsius': '{value}',
      'unit.fahrenheit': '{value}',
      'number.decimal': '.',
    }),
  )
  return unit === 'C' ? shown : ((shown - (kind === 'celsius' ? 32 : 0)) * 5) / 9
}

describe('temperatures in both scales', () => {
  it('convert from °F to the displayed tenth of a degree', () => {
    check(({ limits }) => {
      const wrong = limits.flatMap((limit) => {
        const { quantity } = limit
        if (quantity !== 'celsius' && quantity !== 'celsius_difference') return []
        return figuresOf(limit)
          .filter(
            (figure) =>
              shownAndBack(figure, quantity, 'F').toFixed(1) !==
              shownAndBack(figure, quantity, 'C').toFixed(1),
          )
          .map((figure) => `${limit.id} ${figure}`)
      })
      expect(wrong).toEqual([])
    })
  })

  it('convert from °C to the whole degree of laws in °F', () => {
    // The Food Code names the accuracy of thermometers with both scales in °C.
    const american = knowledge.limits
      .filter(({ id, quantity }) => quantity === 'celsius' && !id.startsWith('L-probe-'))
      .flatMap(({ id, values }) =>
        values
          .filter(({ jurisdiction }) => jurisdiction === 'US')
          .flatMap(({ min, max, from, then }) =>
            figuresOf({
              quantity: 'celsius',
              min,
              max,
              from: from ?? null,
              hold_minutes: null,
              within_minutes: null,
              then: then ?? null,
            }),
          )
          .map((figure) => [id, figure] as const),
      )
    const wrong = american.filter(([, figure]) => {
      const law = (figure * 9) / 5 + 32
      return (
        Math.abs(law - Math.round(law)) > 1e-9 ||
        Math.round((shownAndBack(figure, 'celsius', 'C') * 9) / 5 + 32) !== Math.round(law)
      )
    })
    expect(wrong).toEqual([])
  })
})

const turned: Knowledge = {
  ...knowledge,
  documents: knowledge.documents.toReversed(),
  activities: knowledge.activities.toReversed(),
  product_groups: knowledge.product_groups.toReversed(),
  food_groups: knowledge.food_groups.toReversed(),
  processes: knowledge.processes.toReversed(),
  hazards: knowledge.hazards.toReversed(),
  limits: knowledge.limits.toReversed(),
  tasks: knowledge.tasks.toReversed(),
  actions: knowledge.actions.toReversed(),
  prps: knowledge.prps.toReversed(),
  analyses: knowledge.analyses.toReversed(),
  duties: knowledge.duties.toReversed(),
}

const shuffled = <T>(list: readonly T[], seed: number): readonly T[] =>
  list
    .map((item, index) => [Math.imul((index + 1) * 2_654_435_761, seed | 1) >>> 0, item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item)

describe('the same place', () => {
  it('gives the same bytes in any order of its lists, with anything twice, and of the facts', () => {
    fc.assert(
      fc.property(places, fc.integer(), (profile, seed) => {
        const mixed: PlaceProfile = {
          ...profile,
          extra_data: shuffled([...profile.extra_data, ...profile.extra_data], seed),
          processes: shuffled(profile.processes, seed).map((process) => ({
            ...process,
            sub_processes: shuffled(process.sub_processes, seed),
          })),
          product_groups: shuffled([...profile.product_groups, ...profile.product_groups], seed),
          food_groups: shuffled(profile.food_groups, seed),
        }
        expect(JSON.stringify(generatePlan(mixed, turned))).toBe(
          JSON.stringify(generatePlan(profile, knowledge)),
        )
      }),
      { numRuns: 150 },
    )
  })
})

describe('every control point', () => {
  it('has limit, task, action, verification and record, in every language', () => {
    for (const words of Object.values(texts)) {
      check((plan) => {
        const lacking = plan.hazards
          .filter(({ decision }) => decision.class === 'CCP')
          .filter(({ limits, tasks, action }) => {
            const watched = plan.tasks.filter(({ id }) => tasks.includes(id))
            const told = watched
              .map(({ id }) => words.tasks[factOfTask(id)])
              .every((text) => text?.instruction && text.verification && text.record)
            return (
              limits.length === 0 ||
              watched.length === 0 ||
              watched.length !== tasks.length ||
              !told ||
              !words.actions[action]?.product ||
              !words.actions[action].process
            )
          })
        expect(lacking.map(({ key }) => key)).toEqual([])
      }, 60)
    }
  })
})

const names: PlanNames = {
  company: { name: 'Company' },
  place: { name: 'Place' },
  country_name: 'Country',
  work_groups: [],
  status_line: 'Draft',
  date: '2026-11-21',
  date_text: '21 November 2026',
  flow: null,
}
const stringsOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : value !== null && typeof value === 'object'
      ? Object.values(value).flatMap(stringsOf)
      : []

const unread = <T extends Provenance>(fact: T): T => ({
  ...fact,
  evidence: 'memory',
  verified_on: null,
  sources: fact.sources.map(({ read_on: _readOn, ...source }) => source),
})
/** The knowledge with no text marked as read. */
const nothingRead: Knowledge = {
  ...knowledge,
  hazards: knowledge.hazards.map(unread),
  tasks: knowledge.tasks.map(unread),
  actions: knowledge.actions.map(unread),
  prps: knowledge.prps.map(unread),
  analyses: knowledge.analyses.map(unread),
  duties: knowledge.duties.map(unread),
  limits: knowledge.limits.map((limit) => ({ ...limit, values: limit.values.map(unread) })),
}
/** Texts with marks, so that they can be found again in any language. */
const marked = (words: KnowledgeTexts): KnowledgeTexts => ({
  ...words,
  words: {
    ...words.words,
    'unverified.badge': '⟦verify⟧',
    'sources.verified': '⟦count {statements} {verified} {to_verify}⟧',
  },
})

describe('a statement that was not read in the original', () => {
  const readingAs = (profile: PlaceProfile, facts: Knowledge, words: KnowledgeTexts) => ({
    plan: generatePlan(profile, facts),
    knowledge: facts,
    texts: marked(words),
    temperature_unit: 'C' as const,
  })

  it.each(Object.keys(texts))(
    'is counted in one line of the document, and not marked elsewhere (%s)',
    (language) => {
      fc.assert(
        fc.property(places, fc.constantFrom(knowledge, nothingRead), (profile, facts) => {
          const reading = readingAs(profile, facts, texts[language] as KnowledgeTexts)
          const shown = stringsOf(writePlan(reading, names).sections)
          const { statements, verified, to_verify } = countStatements(describeProvenance(reading))
          expect(shown.filter((text) => text.includes('⟦'))).toEqual([
            `⟦count ${statements} ${verified} ${to_verify}⟧`,
          ])
        }),
        { numRuns: 30 },
      )
    },
  )

  it('is marked on the sources page, most of all in laws', () => {
    fc.assert(
      fc.property(places, (profile) => {
        const rows = describeProvenance(readingAs(profile, nothingRead, english))
        expect(
          rows.filter(
            ({ force, force_text, to_verify }) =>
              !to_verify || (force === 'law' && !force_text.includes('⟦verify⟧')),
          ),
        ).toEqual([])
      }),
      { numRuns: 40 },
    )
  })
})

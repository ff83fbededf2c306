/** Whose texts a plan rests on, by who inspects the place, and the English in which it is read there. */
import {
  generatePlan,
  readingOf,
  writePlan,
  type KnowledgeTexts,
  type Plan,
  type PlanLimit,
} from '@larder/core/haccp'
import { describe, expect, it } from 'vitest'
import { placeOf } from '../test/places.ts'
import { neutralNames, shownIn, simpleFlow } from '../test/written-plan.ts'
import { foodEstablishments } from './facts/activity-lists.ts'
import { englishOf, inVariant, knowledge, texts } from './index.ts'

const english = texts['en'] as KnowledgeTexts
const activities = knowledge.activities.map(({ id }) => id)
const jurisdictionOf = new Map<string, string>(
  knowledge.documents.map(({ code, jurisdiction }) => [code, jurisdiction]),
)

/** The limits that the plan uses: those of its hazards and tasks. */
const limitsOf = ({ hazards, tasks }: Plan): readonly PlanLimit[] => [
  ...hazards.flatMap(({ limits }) => limits),
  ...tasks.flatMap(({ limit }) => limit ?? []),
]

/** The first document of each limit with this force: the one that has the figure. */
const documentsOf = (plan: Plan, force: string): ReadonlySet<string> =>
  new Set(
    limitsOf(plan)
      .filter((limit) => limit.force === force)
      .flatMap(({ sources }) => sources[0]?.document ?? []),
  )

describe('in the United States', () => {
  it.each(
    activities.map((id) => [id, foodEstablishments.includes(id) ? 'Food Code' : 'its own rules'] as const),
  )('the limits of %s that are law follow the %s', (activity, rules) => {
    const law = documentsOf(generatePlan(placeOf(activity, 'US'), knowledge), 'law')
    expect(law.has('US-FC')).toBe(rules === 'Food Code')
  })

  it.each([
    ['A15', 'the inspection service'],
    ['A16', 'the inspection service'],
    ['A01', 'the local health department'],
    ['A10', 'the local health department'],
    ['A09', 'the local health department'],
    ['A17', 'the Food and Drug Administration'],
  ] as const)(
    '%s is inspected by %s: only its guidelines of cooking and cooling are named',
    (activity, by) => {
      const plan = generatePlan(placeOf(activity, 'US'), knowledge)
      // How fast a ham warms up is in the guideline alone: butchers follow it as good practice.
      const cited = new Set(
        limitsOf(plan).flatMap(({ id, sources }) => (id === 'L-come-up' ? [] : (sources[0]?.document ?? []))),
      )
      const ofService = ['US-FSIS-A', 'US-FSIS-B'].some((code) => cited.has(code))
      expect(ofService).toBe(by === 'the inspection service' && activity === 'A15')
      expect(plan.duties.includes('D-US-haccp-plan')).toBe(by === 'the inspection service')
      expect(plan.duties.includes('D-US-manager')).toBe(by === 'the local health department')
      expect(plan.duties.includes('D-US-seafood')).toBe(by === 'the Food and Drug Administration')
    },
  )
})

describe.each([
  ['US', 'en', ['US']],
  ['GB', 'en_GB', ['GB']],
  ['GB-SCT', 'en_GB', ['GB-SCT', 'GB']],
  ['IE', 'en_GB', ['IE', 'EU']],
  ['CA', 'en_CA', ['CA']],
  ['AU', 'en_AU', ['AU']],
] as const)('in %s', (where, language, own) => {
  const country = where === 'GB-SCT' ? 'GB' : where

  it('plans in English are read in the spelling and the words of the country', () => {
    expect(englishOf(country)).toBe(language)
  })

  it.each(activities)(
    'the limits of %s rest on the texts of the country and on international ones',
    (activity) => {
      const plan = generatePlan(placeOf(activity, where), knowledge)
      const cited = [...documentsOf(plan, 'law'), ...documentsOf(plan, 'guide')]
      expect(
        cited.filter((code) => ![...own, 'international'].includes(jurisdictionOf.get(code) ?? '')),
      ).toEqual([])
    },
  )

  it('a plan in the scale of the country names no other scale', () => {
    const scale = where === 'US' ? 'F' : 'C'
    const tongue = inVariant(english, language)
    const plan = generatePlan(placeOf('A01', where), knowledge)
    const document = writePlan(readingOf(plan, knowledge, tongue, scale), {
      ...neutralNames,
      flow: simpleFlow(plan, tongue),
    })
    const both = new RegExp(scale === 'F' ? '°C' : '°F')
    expect(shownIn(document).filter((text) => both.test(text))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { decideProposals } from './decide-proposals.ts'
import { describeProposal, diffWords } from './describe-proposal.ts'
import { readingOf } from '../facts/describe-facts.ts'
import type { Knowledge, KnowledgeTexts } from '../facts/facts.ts'
import { fixture, fixtureTexts } from '../fixture.ts'
import { generatePlan } from '../generate/generate-plan.ts'
import { keepRest, keepRestTexts } from '../generate/keep-rest.ts'
import type { PlaceProfile, Plan } from '../generate/plan.ts'
import { noEdits, type HazardEdit, type PlanEdits } from '../hazards/plan-edits.ts'
import { keepsNothing, proposeChanges, withoutKept, type Proposed } from './propose-changes.ts'

const profile: PlaceProfile = {
  country: 'EE',
  region: null,
  activity: 'A01',
  location_type: 'kitchen',
  number_of_employees: '4-14',
  extra_data: [],
  processes: (['P01', 'P04', 'P06', 'P09', 'P11', 'P17', 'P18', 'P39', 'P43'] as const).map((id) => ({
    id,
    sub_processes: [],
  })),
  product_groups: ['PG01'],
  food_groups: ['FG02', 'FG03', 'FG19'],
}

/**
 * The next edition: the fridge is colder, cooking has a stricter limit, H25 has another text, H56 is gone,
 * H26 is milder, the fridge is read more often.
 */
const next: Knowledge = {
  ...fixture,
  version: 8,
  limits: fixture.limits.map((limit) =>
    limit.id === 'L-cold'
      ? {
          ...limit,
          values: limit.values.map((value) => (value.jurisdiction === 'EU' ? { ...value, max: 3 } : value)),
        }
      : limit,
  ),
  hazards: fixture.hazards
    .filter(({ id }) => id !== 'H56')
    .map((hazard) => (hazard.id === 'H26' ? { ...hazard, severity: 2 as const } : hazard)),
  tasks: fixture.tasks.map((task) =>
    task.id === 'T-fridge' ? { ...task, times: ['08:00', '14:00', '20:00'] } : task,
  ),
}
const nextTexts: KnowledgeTexts = {
  ...fixtureTexts,
  hazards: {
    ...fixtureTexts.hazards,
    H25: {
      ...fixtureTexts.hazards.H25,
      name: 'hazard H25',
      hazard: 'what',
      cause: 'why',
      act: 'act',
      check: 'look',
      do: 'Wash hands twice.',
    },
  },
}

type Edition = { readonly knowledge: Knowledge; readonly texts: KnowledgeTexts }
const old: Edition = { knowledge: fixture, texts: fixtureTexts }
const now: Edition = { knowledge: next, texts: nextTexts }

const sidesOf = (plan: Plan, from: Edition, to: Edition) => {
  const edits = withoutKept(plan.edits ?? noEdits)
  const side = ({ knowledge, texts }: Edition) => ({
    plan: generatePlan(plan.profile, knowledge, edits),
    texts,
  })
  return [keepsNothing(plan.edits) ? { plan, texts: from.texts } : side(from), side(to)] as const
}
const proposalsOf = (plan: Plan, from: Edition, to: Edition) =>
  proposeChanges(...sidesOf(plan, from, to), plan.edits ?? noEdits)

/** The plan after the decisions, made as the server makes it. */
function decide(
  plan: Plan,
  from: Edition,
  to: Edition,
  isApproved: (proposed: Proposed) => boolean,
): { plan: Plan; edition: Edition } {
  const proposals = proposalsOf(plan, from, to).map((one) => ({ ...one, is_approved: isApproved(one) }))
  const { hazards, limits, keeps_rest } = decideProposals(
    proposals,
    { plan, texts: [from.texts] },
    sidesOf(plan, from, to)[1].plan,
  )
  const edits = plan.edits ?? noEdits
  const blank = (key: string): HazardEdit => ({
    key,
    words: {},
    severity: null,
    probability: null,
    members: [],
    is_disabled: false,
    kept: null,
  })
  const keys = new Set(hazards.map(({ key }) => key))
  const changed: PlanEdits = {
    ...edits,
    hazards: [
      ...edits.hazards.filter(({ key }) => !keys.has(key)),
      ...hazards.map(({ key, change }) => ({
        ...blank(key),
        ...edits.hazards.find((edit) => edit.key === key),
        ...change,
      })),
    ],
    limits: [
      ...edits.limits.filter(({ id }) => !limits.some((limit) => limit.id === id)),
      ...limits.flatMap(({ id, values }) => (values === null ? [] : [{ id, values, kept: true as const }])),
    ],
    ...(keeps_rest === true ? { rest_version: from.knowledge.version } : {}),
  }
  const edition =
    keeps_rest === true
      ? { knowledge: keepRest(to.knowledge, from.knowledge), texts: keepRestTexts(to.texts, from.texts) }
      : to
  return { plan: generatePlan(plan.profile, edition.knowledge, changed), edition }
}

const plan = generatePlan(profile, fixture)
const values = (one: Plan) =>
  one.hazards.map(({ key, severity, probability, decision, limits, tasks, action }) => ({
    key,
    severity,
    probability,
    class: decision.class,
    number: decision.number,
    limits,
    tasks,
    action,
  }))

describe('changes that a newer edition proposes', () => {
  it('are one proposal for a limit, one for each changed hazard, and one for the rest', () => {
    const proposals = proposalsOf(plan, old, now)
    expect(proposals.map(({ kind, key, is_new, is_removed }) => [kind, key, is_new, is_removed])).toEqual([
      ['limit', 'L-cold', false, false],
      ['hazard', 'P17/H25', false, false],
      ['hazard', 'P18/H26', false, false],
      ['hazard', 'P43/H56', false, true],
      ['other', '', false, false],
    ])
    expect(proposals[0]?.hazards).toContain('P04/H08')
  })
  it('are none where only sources and evidence differ', () => {
    const sources = [{ document: 'LARDER', clause: '2' }]
    const read: Knowledge = {
      ...fixture,
      version: 8,
      hazards: fixture.hazards.map((hazard) => ({ ...hazard, sources, evidence: 'read' })),
      limits: fixture.limits.map((limit) => ({
        ...limit,
        values: limit.values.map((value) => ({ ...value, sources })),
      })),
    }
    expect(proposalsOf(plan, old, { knowledge: read, texts: fixtureTexts })).toEqual([])
  })
  it('are the same for a plan from the database with members in another order', () => {
    const turned = JSON.parse(
      JSON.stringify(plan, (_, value: unknown) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).toReversed())
          : value,
      ),
    ) as Plan
    expect(proposalsOf(turned, old, now)).toEqual(proposalsOf(plan, old, now))
  })
  it("keep the place's own words, and its own value of a limit unless the law refuses it", () => {
    const words: HazardEdit = {
      key: 'P17/H25',
      words: { en: { do: [{ kind: 'paragraph', spans: [{ text: 'Our way' }] }] } },
      severity: null,
      probability: null,
      members: [],
      is_disabled: false,
      kept: null,
    }
    const cold = plan.limits.filter(({ id }) => id === 'L-cold')
    const own = generatePlan(profile, fixture, {
      ...noEdits,
      hazards: [words],
      limits: [{ id: 'L-cold', values: cold.map((limit) => ({ ...limit, max: 4 })) }],
    })
    const onlyDo: Edition = {
      knowledge: next,
      texts: {
        ...nextTexts,
        hazards: {
          ...nextTexts.hazards,
          H25: {
            ...nextTexts.hazards.H25,
            hazard: 'what',
            cause: 'why',
            name: 'hazard H25',
            check: fixtureTexts.hazards.H25?.check ?? '',
            act: 'act',
            do: 'Other',
          },
        },
      },
    }
    expect(proposalsOf(own, old, onlyDo).map(({ key }) => key)).toEqual(['P18/H26', 'P43/H56', ''])
    const byLaw: Edition = {
      knowledge: {
        ...next,
        limits: next.limits.map((limit) => ({
          ...limit,
          values: limit.values.map((value) => ({ ...value, force: 'law' as const })),
        })),
      },
      texts: nextTexts,
    }
    expect(proposalsOf(own, old, byLaw).map(({ key }) => key)).toContain('L-cold')
  })
})

describe('decisions', () => {
  it('that accept everything give the plan of the new edition', () => {
    expect(decide(plan, old, now, () => true).plan).toEqual(generatePlan(profile, next))
  })
  it('that keep everything leave hazards, limits, tasks and programmes as they were', () => {
    const { plan: kept, edition } = decide(plan, old, now, () => false)
    expect(kept.knowledge_version).toBe(8)
    expect(values(kept)).toEqual(values(plan))
    expect({ tasks: kept.tasks, prps: kept.prps, duties: kept.duties, steps: kept.steps }).toEqual({
      tasks: plan.tasks,
      prps: plan.prps,
      duties: plan.duties,
      steps: plan.steps,
    })
    const texts = (one: Plan, { knowledge, texts: words }: Edition) =>
      one.hazards.map(
        (hazard) =>
          describeProposal(
            { kind: 'hazard', key: hazard.key, hazards: [], is_new: false, is_removed: false },
            {
              before: readingOf(one, knowledge, words, 'C'),
              after: readingOf(one, knowledge, words, 'C'),
              sides: [
                { plan: one, texts: words },
                { plan: one, texts: words },
              ],
            },
          ).current,
      )
    expect(texts(kept, edition)).toEqual(texts(plan, old))
  })
  it('give a kept hazard the accepted limit: one value at a place', () => {
    const { plan: mixed } = decide(plan, old, now, ({ kind }) => kind === 'limit')
    expect(
      new Set(
        mixed.hazards
          .flatMap(({ limits }) => limits)
          .filter(({ id }) => id === 'L-cold')
          .map(({ max }) => max),
      ),
    ).toEqual(new Set([3]))
    expect(mixed.tasks.find(({ id }) => id === 'T-fridge')).toMatchObject({
      limit: { max: 3 },
      times: ['08:00', '20:00'],
    })
  })
  it('are proposed again only after another change by the following edition', () => {
    const { plan: kept } = decide(plan, old, now, () => false)
    const later: Knowledge = {
      ...next,
      version: 9,
      hazards: next.hazards.map((hazard) =>
        hazard.id === 'H26' ? { ...hazard, probability: 1 as const } : hazard,
      ),
    }
    const again = proposalsOf(kept, now, { knowledge: later, texts: nextTexts })
    expect(again.map(({ key }) => key)).toEqual(['P18/H26'])
    const { plan: taken } = decide(kept, now, { knowledge: later, texts: nextTexts }, () => true)
    expect(taken.hazards.find(({ key }) => key === 'P18/H26')).toMatchObject({ severity: 2, probability: 1 })
    expect(taken.hazards.find(({ key }) => key === 'P17/H25')).toBeDefined()
  })
  it('disable a new hazard that is rejected', () => {
    const { plan: without } = decide(generatePlan(profile, next), now, old, ({ is_new }) => !is_new)
    expect(without.disabled?.map(({ key }) => key)).toEqual(['P43/H56'])
  })
})

describe('the words of a proposal', () => {
  const sides = sidesOf(plan, old, now)
  const review = {
    before: readingOf(plan, fixture, fixtureTexts, 'C'),
    after: readingOf(sides[1].plan, next, nextTexts, 'C'),
    sides,
  }
  const describeOf = (key: string) =>
    proposalsOf(plan, old, now)
      .filter((one) => one.key === key)
      .map((one) => describeProposal(one, review))[0]
  it('show the present and the new text, and the differing words', () => {
    const text = describeOf('P17/H25')
    expect(text).toMatchObject({ title: 'hazard H25', new: { do: 'Wash hands twice.' } })
    expect(text?.current.do).toContain('Keep ≤ 5 °C')
    expect(text?.lines.map(({ label }) => label)).toEqual(['label.do', 'label.check'])
  })
  it('show a limit in figures, a removed hazard without new texts, and each change of the rest', () => {
    expect(describeOf('L-cold')?.lines).toEqual([
      {
        label: 'limit L-cold',
        pieces: [
          { text: '≤ 5 °C (good practice)', change: 'removed' },
          { text: '≤ 3 °C (good practice)', change: 'added' },
        ],
      },
    ])
    expect(describeOf('P43/H56')?.new).toEqual({ hazard: '', do: '', check: '', act: '' })
    expect(describeOf('')?.lines.map(({ label }) => label)).toEqual([
      'section.monitoring-tasks › task T-fridge',
    ])
  })
  it('separate kept words from removed and added ones', () => {
    expect(diffWords('cook it well', 'cook it twice')).toEqual([
      { text: 'cook it ', change: 'same' },
      { text: 'well', change: 'removed' },
      { text: 'twice', change: 'added' },
    ])
    expect(
      diffWords('Cook it until it is done.', 'Probe the core of the thickest piece.').map(
        ({ change }) => change,
      ),
    ).toEqual(['removed', 'added'])
  })
})

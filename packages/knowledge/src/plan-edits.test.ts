/** A place's own changes are decided by the same rules as the knowledge base's own facts. */
import { describe, expect, it } from 'vitest'
import {
  controlQuestionOf,
  decideControl,
  describeHazard,
  generatePlan,
  noEdits,
  describeTask,
  ownQuestion,
  readingOf,
  type HazardEdit,
  type KnowledgeTexts,
  type OwnHazard,
  type PlanEdits,
} from '@larder/core/haccp'
import { richText } from '@larder/core/rich-text'
import { examplePlace } from '../test/places.ts'
import { knowledge, texts } from './index.ts'

const english = texts['en'] as KnowledgeTexts
const profile = examplePlace('restaurant', 'DE')
const base = generatePlan(profile, knowledge)
const make = (edits: Partial<PlanEdits>) => generatePlan(profile, knowledge, { ...noEdits, ...edits })
const edit = (key: string, change: Partial<HazardEdit>): HazardEdit => ({
  key,
  words: {},
  severity: null,
  probability: null,
  members: [],
  is_disabled: false,
  kept: null,
  ...change,
})
const ccp = base.hazards.find(({ decision, step }) => decision.class === 'CCP' && step !== 'P01')
if (ccp === undefined) throw new Error('a restaurant has a CCP')

const own: OwnHazard = {
  id: 12,
  step: ccp.step,
  type: 'physical',
  severity: 4,
  probability: 3,
  members: ['Kitchen'],
  is_disabled: false,
  words: {
    en: {
      name: 'Bone {splinters}',
      hazard: richText('Splinters of the saw.'),
      do: richText('Sieve at {limit:L-own-12}.'),
    },
  },
  control: {
    limit_name: 'Mesh of the sieve',
    quantity: 'mm',
    min: null,
    max: 2,
    hold_minutes: null,
    category: 'other',
    frequency: 'once_a_day',
    times: ['09:00'],
    task_name: 'Look at the sieve',
    instruction: 'Hold it against the light.',
    corrective_action: 'Sieve again.',
    verification: 'Weekly.',
    record: 'Sieve log.',
  },
}

describe('edits of a plan', () => {
  it('change nothing where there are none', () => {
    expect(JSON.stringify(make({}))).toBe(JSON.stringify(base))
  })

  it('disable exactly the named hazard', () => {
    const plan = make({ hazards: [edit(ccp.key, { is_disabled: true })] })
    expect(plan.hazards.map(({ key }) => key)).toEqual(
      base.hazards.map(({ key }) => key).filter((key) => key !== ccp.key),
    )
    expect(plan.disabled?.map(({ key }) => key)).toEqual([ccp.key])
  })

  it('decide a changed estimation by the same rules', () => {
    const plan = make({ hazards: [edit(ccp.key, { severity: 1, probability: 1 })] })
    const changed = plan.hazards.find(({ key }) => key === ccp.key)
    expect(changed).toMatchObject({ risk: 1, decision: { class: 'PRP', number: null } })
    expect(changed?.adjustments.map(({ code }) => code)).toContain('adjust.own_severity')
  })

  it('apply a limit of the place to its hazards and its daily tasks', () => {
    const limit = ccp.limits[0]
    if (limit === undefined) throw new Error('a CCP has a limit')
    const value = {
      ...limit,
      min: limit.min === null ? null : limit.min + 3,
      max: limit.max === null ? null : limit.max - 1,
    }
    const plan = make({ limits: [{ id: limit.id, values: [value] }] })
    const carried = plan.hazards.flatMap(({ limits }) => limits).filter(({ id }) => id === limit.id)
    expect(carried.length).toBeGreaterThan(0)
    expect(new Set(carried.map((one) => JSON.stringify(one)))).toEqual(new Set([JSON.stringify(value)]))
    expect(
      plan.tasks
        .filter((task) => task.limit?.id === limit.id)
        .every((task) => JSON.stringify(task.limit) === JSON.stringify(value)),
    ).toBe(true)
  })

  it('make a hazard of the place a control point with limit, task, action, verification and record', () => {
    const plan = make({ own: [own] })
    const reading = readingOf(plan, knowledge, english, 'C')
    const hazard = plan.hazards.find(({ hazard: id }) => id === 'H-own-12')
    if (hazard === undefined) throw new Error('the hazard stands in the plan')
    expect(hazard.decision.class).toBe('CCP')
    expect(plan.tasks.find(({ id }) => id === 'T-own-12')).toMatchObject({
      limit: { max: 2 },
      hazards: [hazard.key],
      times: ['09:00'],
    })
    const text = describeHazard(hazard, reading)
    expect(text).toMatchObject({
      name: 'Bone {splinters}',
      hazard: 'Splinters of the saw.',
      members: ['Kitchen'],
      action: { product: 'Sieve again.' },
    })
    expect(text.do).toContain('2 mm')
    expect(
      plan.tasks.filter(({ id }) => id === 'T-own-12').map((task) => describeTask(task, reading)),
    ).toMatchObject([{ name: 'Look at the sieve', verification: 'Weekly.', record: 'Sieve log.' }])
  })

  it("show own words in their place and the knowledge base's in the others", () => {
    const plan = make({ hazards: [edit(ccp.key, { words: { de: { do: richText('Eigene Worte') } } })] })
    const hazard = plan.hazards.find(({ key }) => key === ccp.key) ?? ccp
    const before = describeHazard(ccp, readingOf(base, knowledge, english, 'C'))
    expect(describeHazard(hazard, readingOf(plan, knowledge, english, 'C'))).toMatchObject({
      do: 'Eigene Worte',
      check: before.check,
      name: before.name,
    })
  })

  it('keep a hazard as an older edition had it, at its step', () => {
    const kept = { ...ccp, severity: 2, key: ccp.key }
    const gone = {
      ...ccp,
      key: `${ccp.step}/H01`,
      hazard: 'H01' as const,
      decision: { ...ccp.decision, class: 'PRP' as const, number: null },
    }
    const plan = make({ hazards: [edit(ccp.key, { kept }), edit(gone.key, { kept: gone })] })
    expect(plan.hazards.find(({ key }) => key === ccp.key)?.severity).toBe(2)
    const steps = plan.hazards.map(({ step }) => step)
    expect(steps.lastIndexOf(ccp.step) - steps.indexOf(ccp.step) + 1).toBe(
      steps.filter((step) => step === ccp.step).length,
    )
  })
})

describe('the class for an estimation', () => {
  const scores = [1, 2, 3, 4]
  const classWith = (question: ReturnType<typeof controlQuestionOf>, severity: number, probability: number) =>
    question === undefined ? undefined : decideControl({ ...question, severity, probability })

  // Each hazard with four of the sixteen estimations in turn: each of these makes the whole plan again.
  it('is what the generator gives, for every hazard and for every estimation', () => {
    const differing = base.hazards.flatMap((hazard, index) => {
      const question = controlQuestionOf(base, knowledge, hazard.key)
      return scores.flatMap((severity) =>
        scores
          .filter((probability) => (severity + probability + index) % 4 === 0)
          .filter((probability) => {
            const made = make({ hazards: [edit(hazard.key, { severity, probability })] }).hazards.find(
              ({ key }) => key === hazard.key,
            )
            return made?.decision.class !== classWith(question, severity, probability)?.class
          })
          .map((probability) => `${hazard.key} ${severity} ${probability}`),
      )
    })
    expect(differing).toEqual([])
  })

  it("starts from the scores of the knowledge base, not from the place's", () => {
    const plan = make({ hazards: [edit(ccp.key, { severity: 1, probability: 1 })] })
    expect(controlQuestionOf(plan, knowledge, ccp.key)).toMatchObject({
      severity: ccp.severity,
      probability: ccp.probability,
    })
    expect(controlQuestionOf(plan, knowledge, 'P99/H99')).toBeUndefined()
  })

  it('is what the generator gives for a hazard of the place, measured or not', () => {
    for (const severity of scores) {
      for (const probability of scores) {
        for (const control of [own.control, null]) {
          const one = { ...own, severity, probability, control }
          const made = make({ own: [one] }).hazards.find(({ hazard }) => hazard === 'H-own-12')
          expect([severity, probability, control === null, decideControl(ownQuestion(one)).class]).toEqual([
            severity,
            probability,
            control === null,
            made?.decision.class,
          ])
        }
      }
    }
  })
})

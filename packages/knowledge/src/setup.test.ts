/** The set-up in minutes: how much it asks, and that answers and choices never disagree. */
import {
  answersOf,
  conflictsOf,
  dayLoad,
  generatePlan,
  questionsOf,
  startOf,
  storageKindsOf,
  usualQuestions,
  withAnswers,
  type Activity,
  type PlaceProfile,
} from '@larder/core/haccp'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countries } from '../test/places.ts'
import { knowledge, setupQuestions, setupTexts, storageTasks } from './index.ts'

const asked = (activity: Activity) => {
  const questions = questionsOf(activity, setupQuestions)
  return { questions, setup: { knowledge, questions } }
}
const startAt = (activity: Activity, location_type: string, country = 'DE'): PlaceProfile =>
  startOf(
    { country, region: null, activity: activity.id, location_type, number_of_employees: '4-14' },
    asked(activity).setup,
  )
const everyPlace = knowledge.activities.flatMap((activity) =>
  activity.location_types.map((type) => [activity, type] as const),
)
const restaurant = knowledge.activities.find(({ id }) => id === 'A01') as Activity

describe('the questions', () => {
  it('have texts in every language', () => {
    const named = new Set<string>(
      knowledge.activities.flatMap(({ extra_data, product_groups }) => [...extra_data, ...product_groups]),
    )
    const own = setupQuestions.map(({ key }) => key).filter((key) => !named.has(key))
    for (const [language, { questions }] of Object.entries(setupTexts))
      expect([language, Object.keys(questions).toSorted()]).toEqual([language, own.toSorted()])
  })

  it('bring every switch and product that an activity offers', () => {
    for (const activity of knowledge.activities) {
      const { questions } = asked(activity)
      const brought = new Set<string>(
        questions.flatMap(({ brings }) => [...(brings.extra ?? []), ...(brings.product_groups ?? [])]),
      )
      const missing = [...activity.extra_data, ...activity.product_groups].filter(
        (item) => !brought.has(item),
      )
      expect([activity.id, missing]).toEqual([activity.id, []])
    }
  })

  it('are at most ten at once, eight for a restaurant', () => {
    for (const activity of knowledge.activities) {
      const count = usualQuestions(activity, asked(activity).questions).length
      expect([activity.id, count <= 10]).toEqual([activity.id, true])
    }
    // With the activity, the kind of place, the people and the units these are twelve.
    expect(usualQuestions(restaurant, asked(restaurant).questions)).toHaveLength(8)
  })
})

describe('answers', () => {
  it('exclude what nobody said yes to, at the start of every place', () => {
    for (const [activity, type] of everyPlace) {
      const { questions } = asked(activity)
      const profile = startAt(activity, type)
      const answers = answersOf(profile, questions)
      const yes = questions.filter(({ key }) => answers[key])
      const bought = new Set<string>(yes.flatMap(({ brings }) => Object.values(brings).flat()))
      const stray = questions
        .filter(({ key }) => answers[key] === false)
        .flatMap(({ brings }) => Object.values(brings).flat())
        .filter((item) => !bought.has(item))
        .filter((item) =>
          [
            ...profile.extra_data,
            ...profile.product_groups,
            ...profile.food_groups,
            ...profile.processes.map(({ id }) => id),
          ].includes(item as never),
        )
      expect([activity.id, type, stray]).toEqual([activity.id, type, []])
    }
  })

  it('never exclude each other at the start', () => {
    for (const [activity, type] of everyPlace) {
      const { questions } = asked(activity)
      const found = conflictsOf(answersOf(startAt(activity, type), questions), questions)
      expect([activity.id, type, found]).toEqual([activity.id, type, []])
    }
  })

  const places = fc.constantFrom(...everyPlace)
  const answerOf = (activity: Activity) =>
    fc.dictionary(fc.constantFrom(...asked(activity).questions.map(({ key }) => key)), fc.boolean())
  const answered = places.chain(([activity, type]) =>
    fc.record({
      activity: fc.constant(activity),
      type: fc.constant(type),
      first: answerOf(activity),
      second: answerOf(activity),
      country: fc.constantFrom(...Object.keys(countries)),
    }),
  )

  it('given again change nothing', () => {
    fc.assert(
      fc.property(answered, ({ activity, type, first }) => {
        const { setup, questions } = asked(activity)
        const profile = withAnswers(startAt(activity, type), first, setup)
        expect(withAnswers(profile, answersOf(profile, questions), setup)).toEqual(profile)
        expect(withAnswers(profile, first, setup)).toEqual(profile)
      }),
    )
  })

  it('are read back as they were given', () => {
    fc.assert(
      fc.property(answered, ({ activity, type, first, second }) => {
        const { setup, questions } = asked(activity)
        const profile = withAnswers(withAnswers(startAt(activity, type), first, setup), second, setup)
        expect(answersOf(profile, questions)).toMatchObject(second)
      }),
    )
  })

  it('make a plan in every country, and a day that can be counted', () => {
    fc.assert(
      fc.property(answered, ({ activity, type, first, country }) => {
        const where = countries[country] ?? { country, region: null }
        const profile = withAnswers({ ...startAt(activity, type), ...where }, first, asked(activity).setup)
        const { rounds, checks, minutes } = dayLoad(generatePlan(profile, knowledge))
        expect(rounds.reduce((sum, { lines }) => sum + lines, 0)).toBe(checks)
        expect(minutes).toBeGreaterThan(0)
      }),
      { numRuns: 150 },
    )
  })

  it('that exclude each other are named, and no longer once the missing one is given', () => {
    fc.assert(
      fc.property(answered, ({ activity, type, first }) => {
        const { setup, questions } = asked(activity)
        const profile = withAnswers(startAt(activity, type), first, setup)
        const [conflict] = conflictsOf(answersOf(profile, questions), questions)
        fc.pre(conflict !== undefined)
        const mended = withAnswers(profile, { [conflict?.needs ?? '']: true }, setup)
        expect(conflictsOf(answersOf(mended, questions), questions)).not.toContainEqual(conflict)
      }),
      { numRuns: 50 },
    )
  })

  it('of a restaurant: without fish there is no fish, without cooking ahead no cooling', () => {
    const { setup } = asked(restaurant)
    const start = startAt(restaurant, 'in_house_kitchen')
    const plan = (answers: Record<string, boolean>) =>
      generatePlan(withAnswers(start, answers, setup), knowledge)
    const keys = (answers: Record<string, boolean>) => plan(answers).hazards.map(({ key }) => key)
    expect(keys({ fish: true }).some((key) => key.endsWith('/H30'))).toBe(true)
    expect(keys({ fish: false }).some((key) => key.endsWith('/H30'))).toBe(false)
    expect(keys({ cook_ahead: false }).some((key) => key.startsWith('P17/'))).toBe(false)
    expect(keys({ deep_frying: true }).some((key) => key.startsWith('P13/'))).toBe(true)
    expect(keys({ deep_frying: false }).some((key) => key.startsWith('P13/'))).toBe(false)
  })
})

describe('a usual day', () => {
  it('of a restaurant of up to 14 people has at most 25 checks and takes at most 12 minutes', () => {
    for (const country of Object.keys(countries)) {
      const { rounds, checks, minutes } = dayLoad(
        generatePlan({ ...startAt(restaurant, 'in_house_kitchen'), ...countries[country] }, knowledge),
      )
      expect([country, rounds.length <= 5, checks <= 25, minutes <= 12]).toEqual([country, true, true, true])
    }
  })

  it('has the units that its tasks read', () => {
    const kinds = (id: string, type: string): readonly string[] =>
      storageKindsOf(
        generatePlan(
          startAt(knowledge.activities.find((one) => one.id === id) ?? restaurant, type),
          knowledge,
        ),
        storageTasks,
      )
    expect(kinds('A01', 'in_house_kitchen')).toEqual(expect.arrayContaining(['refrigerator', 'freezer']))
    expect(kinds('A21', 'brewery')).not.toContain('hot_holding')
  })
})

/**
 * Meat served pink and soft eggs: judged as the practice of the country accepts them, else as any other dish.
 */
import { generatePlan, type ActivityId, type FoodGroupId, type PlanLimit } from '@larder/core/haccp'
import { describe, expect, it } from 'vitest'
import { countries, limitsOfFood, placeOf, type Given } from '../test/places.ts'
import { knowledge } from './index.ts'

const every = Object.keys(countries)
const taskOf = (id: string, where: string, given: Given, activity: ActivityId = 'A01') =>
  generatePlan(placeOf(activity, where, given), knowledge).tasks.find((task) => task.id === id)
/** The foods to choose from, with their temperatures: “other 75”. */
const choices = (limits: readonly PlanLimit[]): readonly string[] =>
  limits.map(({ note_key, min }) => `${note_key ?? 'other'} ${Math.round(min ?? 0)}`)
const redMeat = (where: string): string => (where === 'US' ? 'whole_pieces' : 'red_meat')
const meat = (where: string, food_groups: readonly FoodGroupId[], more: Given = {}): readonly string[] =>
  choices(limitsOfFood(taskOf('T-cook', where, { food_groups, ...more }), redMeat(where)))

describe('beef and lamb', () => {
  it.each<[string, readonly string[]]>([
    ['EE', ['other 75', 'pink_whole_cuts 75']],
    ['DE', ['other 72', 'pink_whole_cuts 75']],
    ['ES', ['other 70', 'pink_whole_cuts 75']],
    ['GB', ['other 70', 'pink_whole_cuts 75']],
    ['GB-SCT', ['other 70', 'pink_whole_cuts 75']],
    ['IE', ['other 75', 'pink_whole_cuts 75']],
    ['LV', ['other 74', 'pink_whole_cuts 75']],
    ['UA', ['other 70', 'pink_whole_cuts 75']],
    ['AU', ['other 75', 'pink_whole_cuts 75']],
    ['CA', ['other 74', 'beef_medium_rare 63']],
    ['US', ['rare_beef_steaks 63', 'steaks_and_fish 63', 'whole_roasts 63', 'whole_roasts_at_once 70']],
  ])('may be served pink in %s', (where, expected) => {
    expect(meat(where, ['FG35'])).toEqual(expected)
  })

  it('is cooked through for vulnerable guests, in every country', () => {
    const pink = every.flatMap((where) =>
      meat(where, ['FG35', 'FG36'], { extra_data: ['vulnerable_consumers'] }).filter((choice) =>
        /pink|rare/.test(choice),
      ),
    )
    expect(pink).toEqual([])
  })

  it.each(['A07', 'A10', 'A15'] as const)('is cooked through where no guest chooses (%s)', (activity) => {
    for (const where of every)
      for (const food of ['whole_pieces', 'red_meat']) {
        const task = taskOf('T-cook', where, { food_groups: ['FG35'] }, activity)
        expect(choices(limitsOfFood(task, food)).join()).not.toMatch(/pink|rare/)
      }
  })
})

it('has no pink pork, poultry, game, mince or horse', () => {
  for (const where of every)
    for (const food of ['FG34', 'FG02', 'FG04', 'FG03', 'FG37'] as const) {
      const plan = generatePlan(placeOf('A01', where, { food_groups: [food] }), knowledge)
      expect([
        where,
        food,
        plan.tasks.flatMap(({ foods = [] }) => choices(foods)).filter((choice) => /pink|rare/.test(choice)),
      ]).toEqual([where, food, []])
    }
})

it('explains the rule for pink burgers in England and does not judge by it', () => {
  const notes = (where: string): readonly (string | null)[] =>
    generatePlan(placeOf('A01', where), knowledge)
      .limits.filter(({ id }) => id === 'L-cook-minced')
      .map(({ note_key }) => note_key)
  expect(every.filter((where) => notes(where).includes('pink_burgers'))).toEqual(['GB'])
  expect(choices(limitsOfFood(taskOf('T-cook', 'GB', {}), 'minced'))).toEqual(['other 70'])
})

describe('eggs to order', () => {
  const eggs = (where: string, given: Given = {}): readonly string[] =>
    choices(limitsOfFood(taskOf('T-cook', where, { food_groups: ['FG09'], ...given }), 'eggs'))

  it.each<[string, readonly string[]]>([
    ['EE', ['other 75', 'served_at_once 63']],
    ['DE', ['other 72', 'served_at_once 63']],
    ['ES', ['other 70', 'served_at_once 63']],
    ['GB', ['other 70', 'lion_eggs 63']],
    ['IE', ['other 75', 'served_at_once 63']],
    ['LV', ['other 74', 'served_at_once 63']],
    ['UA', ['other 70', 'served_at_once 63']],
    ['CA', ['other 74', 'served_at_once 63']],
    ['AU', ['other 75', 'served_at_once 63']],
    ['US', ['pooled_eggs 68', 'served_at_once 63']],
  ])('may be soft in %s', (where, expected) => {
    expect(eggs(where)).toEqual(expected)
  })

  it('are cooked through where eggs are made in batches only', () => {
    for (const where of every)
      expect([where, eggs(where, { ways: ['P10.2'] }).filter((choice) => choice.endsWith(' 63'))]).toEqual([
        where,
        [],
      ])
  })

  it('are soft for vulnerable guests only by a rule of the country: the Lion mark, or the law', () => {
    const soft = every.filter((where) =>
      eggs(where, { extra_data: ['vulnerable_consumers'] }).some((choice) => choice.endsWith(' 63')),
    )
    expect(soft).toEqual(['ES', 'GB', 'GB-SCT', 'US'])
  })
})

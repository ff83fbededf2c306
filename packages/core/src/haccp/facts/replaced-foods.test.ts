import { describe, expect, it } from 'vitest'
import { fixture } from '../fixture.ts'
import { keepRest } from '../generate/keep-rest.ts'
import type { FoodGroupId, Knowledge } from './facts.ts'
import { currentFoods, withCurrentFoods } from './replaced-foods.ts'

const replaced_food_groups = { FG01: ['FG34', 'FG35'] } as const

describe('an answer with a food group that was split', () => {
  it.each<[readonly FoodGroupId[], readonly FoodGroupId[]]>([
    [['FG01'], ['FG34', 'FG35']],
    [
      ['FG02', 'FG01'],
      ['FG02', 'FG34', 'FG35'],
    ],
    [
      ['FG34', 'FG01'],
      ['FG34', 'FG35'],
    ],
    [['FG02'], ['FG02']],
    [[], []],
  ])('%j means %j', (stored, current) => {
    expect(currentFoods(stored, { replaced_food_groups })).toEqual(current)
    expect(currentFoods(current, { replaced_food_groups })).toEqual(current)
  })

  it('stays as it is by an edition that split nothing', () => {
    expect(currentFoods(['FG01', 'FG02'], {})).toEqual(['FG01', 'FG02'])
  })
})

describe('facts of an older edition', () => {
  const [task] = fixture.tasks
  if (task === undefined) throw new Error('no task')
  const older: Knowledge = {
    ...fixture,
    tasks: [
      {
        ...task,
        when: { any_food_group: ['FG01', 'FG02'], any_of: [{ no_food_group: ['FG01'] }, { any_extra: [] }] },
      },
    ],
  }

  it('name the parts of a group in every condition', () => {
    expect(withCurrentFoods(older, { replaced_food_groups }).tasks[0]?.when).toEqual({
      any_food_group: ['FG34', 'FG35', 'FG02'],
      any_of: [{ no_food_group: ['FG34', 'FG35'] }, { any_extra: [] }],
    })
    expect(withCurrentFoods(fixture, {})).toEqual(fixture)
  })

  it('apply to a place with the new groups where its owner keeps them', () => {
    const kept = keepRest({ ...fixture, replaced_food_groups }, older)
    expect(kept.tasks.find(({ id }) => id === task.id)?.when.any_food_group).toEqual(['FG34', 'FG35', 'FG02'])
  })
})

import { describe, expect, it } from 'vitest'
import { numberOfPlanHazard, numberOfSubProcess, subProcessOfNumber } from './fact-numbers.ts'
import {
  asksCapacity,
  planProgress,
  planStepIds,
  productBasedProgress,
  type PlanFacts,
} from './plan-progress.ts'
import { plannedProcesses, toggleProcess, toggleSubProcess } from './process-selection.ts'

const nothing: PlanFacts = {
  saved: new Set(),
  activity_known: true,
  active_work_groups: 0,
  processes: 0,
  flow_steps: 0,
  product_groups: { chosen: 0, offered: 3 },
  food_groups: { chosen: 0, offered: 3 },
  location_plan: false,
  drawings: false,
}
const everything: PlanFacts = {
  saved: new Set(['generalInfo', 'analyses']),
  activity_known: true,
  active_work_groups: 1,
  processes: 2,
  flow_steps: 1,
  product_groups: { chosen: 1, offered: 3 },
  food_groups: { chosen: 1, offered: 3 },
  location_plan: true,
  drawings: true,
}

describe('the completion of a plan by product groups', () => {
  const full = { products: 1, food_groups: { chosen: 1, offered: 3 }, processes: 1, flow_steps: 1 }
  it('counts the five pages of the place and four steps of each group', () => {
    // Without a group its steps are missing as those of one would be: 5 of 9.
    expect(productBasedProgress(everything, []).completion_percent).toBe(55)
    expect(productBasedProgress(everything, [full]).completion_percent).toBe(100)
    const started = productBasedProgress(everything, [full, { ...full, processes: 0, flow_steps: 0 }])
    expect(started.completion_percent).toBe(84)
    expect(started.missing).toEqual(['productionProcesses', 'flowDiagram'])
  })
  it.each([
    ['productGroup', { products: 0 }],
    ['foodGroups', { food_groups: { chosen: 0, offered: 3 } }],
    ['productionProcesses', { processes: 0 }],
    ['flowDiagram', { flow_steps: 0 }],
  ])('misses %s where one group lacks it', (page, lacking) => {
    expect(productBasedProgress(everything, [full, { ...full, ...lacking }]).missing).toEqual([page])
  })
})

describe('the completion of a plan', () => {
  it('is 0 without answers and 100 with all of them', () => {
    expect(planProgress(nothing)).toMatchObject({ completion_percent: 0 })
    expect(planProgress(everything)).toMatchObject({ completion_percent: 100, missing: [] })
  })
  it.each([
    ['generalInfo', { saved: new Set(['analyses']) }],
    ['generalInfo', { activity_known: false }],
    ['workGroups', { active_work_groups: 0 }],
    ['productionProcesses', { processes: 0 }],
    ['productGroup', { product_groups: { chosen: 0, offered: 1 } }],
    ['foodGroups', { food_groups: { chosen: 0, offered: 1 } }],
    ['analyses', { saved: new Set(['generalInfo']) }],
    ['flowDiagram', { flow_steps: 0 }],
    ['locationPlan', { location_plan: false }],
    ['drawings', { drawings: false }],
  ])('is below 100 without %s', (step, lacking) => {
    expect(planProgress({ ...everything, ...lacking })).toMatchObject({
      missing: [step],
      completion_percent: 88,
    })
  })
  it('is 100 where location plan and drawings are added later, and lists them as open until then', () => {
    const later = {
      ...everything,
      saved: new Set([...everything.saved, 'locationPlanLater', 'drawingsLater']),
      location_plan: false,
      drawings: false,
    }
    expect(planProgress(later)).toMatchObject({
      completion_percent: 100,
      missing: [],
      add_later: ['locationPlan', 'drawings'],
    })
    expect(planProgress({ ...later, location_plan: true })).toMatchObject({
      missing: [],
      add_later: ['drawings'],
    })
    expect(
      planProgress({ ...later, saved: new Set([...everything.saved, 'locationPlanLater']) }),
    ).toMatchObject({ missing: ['drawings'], add_later: ['locationPlan'] })
  })
  it('requires no choice where there is only one option', () => {
    expect(planProgress({ ...everything, food_groups: { chosen: 0, offered: 0 } }).missing).toEqual([])
  })
  it('keeps the ids of the specification', () => {
    expect(Object.values(planStepIds)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  })
})

it('requires the capacity of a plan with one analysis and at most one kind of product', () => {
  expect([
    asksCapacity(false, 0),
    asksCapacity(false, 1),
    asksCapacity(false, 2),
    asksCapacity(true, 1),
  ]).toEqual([true, true, false, false])
})

describe('choosing processes', () => {
  it('unselecting a process clears its sub-processes', () => {
    const selected = toggleSubProcess([], 9, 903)
    expect(selected).toEqual([{ process_id: 9, sub_processes: [903] }])
    expect(toggleProcess(toggleProcess(selected, 9), 9)).toEqual([{ process_id: 9, sub_processes: [] }])
  })
  it('unselecting a sub-process keeps its process', () => {
    expect(toggleSubProcess([{ process_id: 9, sub_processes: [903, 904] }], 9, 903)).toEqual([
      { process_id: 9, sub_processes: [904] },
    ])
  })
  it('a copy replaces its original; a disabled process and one that copies none are not planned', () => {
    const row = (
      process_id: number | null,
      original: number | null,
      sub_processes: number[] = [],
      is_disabled = false,
    ) => ({ process_id, original_production_process_id: original, sub_processes, is_disabled })
    expect(
      plannedProcesses([
        row(null, 9, [902]),
        row(9, null, [901]),
        row(4, null, [], true),
        row(null, null),
        row(null, 17, [], true),
      ]),
    ).toEqual([{ process_id: 9, sub_processes: [902] }])
  })
})

describe('numbers on the wire', () => {
  it('can be converted to the facts and back', () => {
    expect(numberOfSubProcess('P09.3')).toBe(903)
    expect(subProcessOfNumber(903)).toBe('P09.3')
    expect(numberOfPlanHazard({ step: 'P09', hazard: 'H16' })).toBe(9_016)
  })
})

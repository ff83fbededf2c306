import { expect, it } from 'vitest'
import type { HazardOfPlan } from '@larder/contract/plan-hazards.schemas'
import { filterHazards, hazardsByStep, noFilter } from './hazard-filter.ts'

const hazard = (id: number, given: Partial<HazardOfPlan>): HazardOfPlan => ({
  id,
  key: `P/${id}`,
  process_id: 9,
  section_name: 'Cooking',
  parent_static_name: 'hazard-analyses-overview',
  name: 'Germs survive',
  type: 'biological',
  type_name: 'Biological',
  severity: 3,
  probability: 2,
  level: 4,
  class: 'PRP',
  number: null,
  label: 'PRP',
  limits: [],
  watched_by: [],
  disabled_for_place: false,
  is_own: false,
  is_edited: false,
  members: [],
  original_fsp_section_group_id: null,
  unverified: false,
  ...given,
})
const all = [
  hazard(1, { class: 'CCP', label: 'CCP 1' }),
  hazard(2, {
    process_id: 4,
    section_name: 'Chilled storage',
    name: 'Glass',
    type: 'physical',
    is_own: true,
  }),
  hazard(3, { type: 'chemical', disabled_for_place: true }),
]
const ids = (filter: Partial<typeof noFilter>): number[] =>
  filterHazards(all, { ...noFilter, ...filter }).map(({ id }) => id)

it('narrows the hazards by every part that is set', () => {
  expect(ids({})).toEqual([1, 2, 3])
  expect(ids({ step: '4' })).toEqual([2])
  expect(ids({ type: 'chemical' })).toEqual([3])
  expect(ids({ class: 'CCP', step: '4' })).toEqual([])
  expect([ids({ state: 'off' }), ids({ state: 'on' }), ids({ state: 'own' })]).toEqual([[3], [1, 2], [2]])
  expect(ids({ search: ' chilled ' })).toEqual([2])
  expect(ids({ search: 'ccp 1' })).toEqual([1])
})

it('puts the hazards under their steps in the order of the plan', () => {
  expect(hazardsByStep(all).map(({ name, hazards }) => [name, hazards.length])).toEqual([
    ['Cooking', 2],
    ['Chilled storage', 1],
  ])
})

import { expect, test } from 'vitest'
import { setupOf } from './setup-steps.ts'

const nothing = { plan_status: 1, was_confirmed: false, units: 0, people: 0, entries: 0 }
const all = { plan_status: 3, was_confirmed: true, units: 2, people: 4, entries: 1 }
const done = (state: typeof nothing): readonly string[] | null =>
  setupOf(state)?.flatMap(({ step, is_done }) => (is_done ? [step] : [])) ?? null

test.each([
  ['a place without anything has done nothing', nothing, []],
  ['a filled plan is not confirmed yet', { ...nothing, plan_status: 2 }, ['fill_plan']],
  ['each thing counts by itself', { ...nothing, units: 1, entries: 3 }, ['name_units', 'first_check']],
  ['a place with everything has no list', all, null],
  ['a plan that is changed later does not bring the list back', { ...all, plan_status: 2 }, null],
] as const)('%s', (_title, state, steps) => {
  expect(done(state)).toEqual(steps)
})

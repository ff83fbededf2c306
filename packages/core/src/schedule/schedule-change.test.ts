import { describe, expect, it } from 'vitest'
import { emptyDefinition, withOwnStep } from '../tasks/index.ts'
import { scheduleSince, unitsToSchedule, type Schedule } from './index.ts'

const daily: Schedule = {
  frequency: 'once_a_day',
  times: ['08:00'],
  custom_frequency: null,
  is_disabled: false,
}
const at = (id: number) => ({ id, task_frequency_type_id: null, custom_frequency: null })
const weekly = (id: number) => ({ id, task_frequency_type_id: 4, custom_frequency: null })
const monday = '2026-11-16T07:00'
const tuesday = '2026-11-17T07:00'

describe('the moment since which a task is scheduled', () => {
  const before = { ...daily, ...scheduleSince(null, { ...daily, units: [at(1), weekly(2)] }, monday) }
  const sinceOf = (after: Parameters<typeof scheduleSince>[1]) => {
    const { schedule_since, unit_schedules } = scheduleSince(before, after, tuesday)
    return [schedule_since, ...(unit_schedules ?? []).map(({ since }) => since)]
  }

  it('of a new task is its creation, for all its units', () =>
    expect(before).toMatchObject({
      schedule_since: monday,
      unit_schedules: [{ since: monday }, { since: monday }],
    }))
  it('stays where nothing of the schedule changes', () =>
    expect(sinceOf({ ...daily, units: [at(1), weekly(2)] })).toEqual([monday, monday, monday]))
  it("restarts for the task and for units with the task's frequency", () =>
    expect(sinceOf({ ...daily, times: ['09:00'], units: [at(1), weekly(2)] })).toEqual([
      tuesday,
      tuesday,
      monday,
    ]))
  it('stays at units that a change of another unit does not concern', () =>
    expect(sinceOf({ ...daily, units: [at(1), weekly(2), at(3)] })).toEqual([
      tuesday,
      monday,
      monday,
      tuesday,
    ]))
  it('restarts everywhere when the task is turned off', () =>
    expect(sinceOf({ ...daily, is_disabled: true, units: [at(1), weekly(2)] })).toEqual([
      tuesday,
      tuesday,
      tuesday,
    ]))
})

describe('units to schedule', () => {
  const unit = (kind: 'equipment' | 'room', id: number) => ({
    ...weekly(id),
    kind,
    user_group_id: null,
    limits: [],
  })
  const definition = {
    ...emptyDefinition,
    sameFrequencyForTasks: false,
    related_entities: [unit('equipment', 3), unit('equipment', 1)],
  }
  it('are the active ones by their id, null at a task without units', () => {
    expect(unitsToSchedule(definition, [{ kind: 'room', id: 1 }])).toEqual([weekly(1), weekly(3)])
    expect(unitsToSchedule(definition, [{ kind: 'equipment', id: 1 }])).toEqual([weekly(3)])
    expect(unitsToSchedule(emptyDefinition, [])).toBeNull()
  })
  it('have no frequency of their own where all share one', () =>
    expect(unitsToSchedule({ ...definition, sameFrequencyForTasks: true }, [])).toEqual([at(1), at(3)]))
})

describe('the step of the plan', () => {
  const step = { id: 7, entry_type: 'enter_temperature', quantity: 'celsius' } as const
  const figures = (max: number | null) =>
    withOwnStep(withOwnStep(emptyDefinition, { ...step, limit: { min: null, max: 5 } }), {
      ...step,
      limit: max === null ? null : { min: null, max, hold_minutes: 10 },
    }).task_steps.map(({ id, entry_max_value, hold_minutes }) => [id, entry_max_value, hold_minutes])

  it('has the figures of the limit and exists once', () => {
    expect(figures(4)).toEqual([[7, 4, 10]])
    expect(figures(null)).toEqual([[7, null, null]])
  })
  it('is absent where the task has none', () =>
    expect(withOwnStep(emptyDefinition, { ...step, entry_type: null, limit: null })).toBe(emptyDefinition))
})

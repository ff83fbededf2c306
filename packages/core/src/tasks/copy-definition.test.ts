import { expect, it } from 'vitest'
import { changeDefinition, emptyDefinition } from './change-definition.ts'
import { copyDefinition, countParts, groupsOf } from './copy-definition.ts'
import type { TaskDefinition } from './definition.ts'

const made = changeDefinition(
  emptyDefinition,
  {
    task_steps: [
      { task_step_type_name: 'enter_temperature', name: 'Core', user_group_id: 2, sensor_id: 7 },
      { task_step_type_name: 'enter_text', name: 'Remarks' },
    ],
    user_group_id: 1,
    responsible_role_ids: [1, 2],
    verification_user_group_id: 3,
    is_verification_enabled: true,
    same_task_for_all: false,
  },
  [10, 11],
)
const unit = (id: number) => ({
  kind: 'equipment' as const,
  id,
  task_frequency_type_id: null,
  custom_frequency: null,
  user_group_id: null,
  limits: [{ task_step_id: 10, entry_min_value: null, entry_max_value: 4 }],
})
const own: TaskDefinition = { ...made, related_to: 'equipment', related_entities: [unit(5), unit(6)] }
const groups = new Map([
  [1, 101],
  [2, 102],
])
const copied = (units: ReadonlyMap<number, number>): TaskDefinition =>
  copyDefinition(own, {
    groupOf: (id) => groups.get(id) ?? null,
    unitOf: ({ id }) => units.get(id) ?? null,
    ids: [20, 21],
  })

it('has groups, units and ids of the other place, and no sensor', () => {
  expect([countParts(own), [...new Set(groupsOf(own))].sort()]).toEqual([2, [1, 2, 3]])
  const copy = copied(new Map([[6, 60]]))
  expect(copy.task_steps).toMatchObject([
    { id: 20, name: 'Core', user_group_id: 102, sensor_id: null },
    { id: 21, name: 'Remarks', user_group_id: null },
  ])
  expect(copy).toMatchObject({
    user_group_id: 101,
    responsible_role_ids: [101, 102],
    verification_user_group_id: null,
    is_verification_enabled: true,
    related_to: 'equipment',
  })
  expect(copy.related_entities).toEqual([
    { ...unit(60), limits: [{ task_step_id: 20, entry_min_value: null, entry_max_value: 4 }] },
  ])
})

it('is done at no unit where the other place has none of them', () => {
  expect(copied(new Map())).toMatchObject({ related_to: 'none', related_entities: [] })
})

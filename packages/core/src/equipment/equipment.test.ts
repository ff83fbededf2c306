import { describe, expect, it } from 'vitest'
import { defaultTaskGroups, equipmentTypes, roomTypes, sensorChange, unitTaskSubtypes } from './index.ts'

describe('the change of a sensor', () => {
  it.each([
    [5, 'Probe', 'edit'],
    [5, '', 'remove'],
    [5, '  ', 'remove'],
    [5, null, 'remove'],
    [5, undefined, 'remove'],
    [null, 'Probe', 'create'],
    [undefined, 'Probe', 'create'],
    [null, null, 'nothing'],
    [undefined, '', 'nothing'],
  ] as const)('of sensor %s with the name %j is: %s', (id, name, change) =>
    expect(sensorChange({ id, name })).toBe(change),
  )
})

describe('a new unit', () => {
  it.each([...equipmentTypes, ...roomTypes])(
    "of the type $key has every group once, the type's own first",
    (type) => {
      const groups = defaultTaskGroups(type)
      expect(groups.map(({ task_subtype_id }) => task_subtype_id).toSorted((a, b) => a - b)).toEqual(
        unitTaskSubtypes.toSorted((a, b) => a - b),
      )
      expect(groups.map(({ order_number }) => order_number)).toEqual(groups.map((_, index) => index + 1))
      expect(
        groups.filter(({ is_active }) => is_active).map(({ task_subtype_id }) => task_subtype_id),
      ).toEqual(type.task_subtypes)
    },
  )
  it('always has a group', () =>
    expect(
      [...equipmentTypes, ...roomTypes].filter(({ task_subtypes }) => task_subtypes.length === 0),
    ).toEqual([]))
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyDefinition } from './change-definition.ts'
import { withPartsOf } from './continue-definition.ts'
import type { TaskDefinition } from './definition.ts'

const unit = (id: number) => ({
  kind: 'equipment' as const,
  id,
  task_frequency_type_id: 2,
  custom_frequency: null,
  user_group_id: 7,
  limits: [{ task_step_id: 3, entry_min_value: null, entry_max_value: 2 }],
})
const definition = fc.record({
  ...Object.fromEntries(Object.entries(emptyDefinition).map(([key, value]) => [key, fc.constant(value)])),
  user_group_id: fc.option(fc.integer({ min: 1, max: 3 })),
  responsible_role_ids: fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
  notify_role_ids: fc.uniqueArray(fc.integer({ min: 1, max: 5 })),
  is_verification_enabled: fc.boolean(),
  related_to: fc.constant('equipment'),
  related_entities: fc.uniqueArray(fc.integer({ min: 1, max: 5 }).map(unit), { selector: ({ id }) => id }),
}) as unknown as fc.Arbitrary<TaskDefinition>

it('keeps everybody who was responsible or notified, every unit and the verification', () => {
  fc.assert(
    fc.property(fc.array(definition, { minLength: 1 }), (before) => {
      const line = withPartsOf(emptyDefinition, before)
      for (const one of before) {
        expect(line.responsible_role_ids).toEqual(expect.arrayContaining([...one.responsible_role_ids]))
        expect(line.notify_role_ids).toEqual(expect.arrayContaining([...one.notify_role_ids]))
        const ids = line.related_entities.map(({ id }) => id)
        expect(ids).toEqual(expect.arrayContaining(one.related_entities.map(({ id }) => id)))
        expect(new Set(ids).size).toBe(ids.length)
        expect(line.is_verification_enabled || !one.is_verification_enabled).toBe(true)
      }
      // A line has one limit: ranges of single units do not come along.
      expect(line.related_entities.flatMap(({ limits }) => limits)).toEqual([])
    }),
  )
})

it('names a group only where all that name one name the same', () => {
  const of = (user_group_id: number | null) => ({ ...emptyDefinition, user_group_id })
  expect(withPartsOf(emptyDefinition, [of(4), of(null), of(4)]).user_group_id).toBe(4)
  expect(withPartsOf(emptyDefinition, [of(4), of(5)]).user_group_id).toBeNull()
})

it('changes nothing of a line that continues nothing', () => {
  expect(withPartsOf(emptyDefinition, [])).toBe(emptyDefinition)
})

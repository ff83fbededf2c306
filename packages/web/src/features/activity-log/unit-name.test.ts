import { expect, it } from 'vitest'
import { unitName } from './unit-name.ts'

const units = [
  { kind: 'equipment', id: 1, name: 'Chest freezer' },
  { kind: 'room', id: 1, name: 'Cold room' },
] as const

it.each([
  ['room', 'Cold room'],
  ['equipment', 'Chest freezer'],
  ['none', undefined],
] as const)('the unit 1 of a task that is done at «%s» is «%s»', (related_to, name) =>
  expect(unitName(units, { related_to }, 1)).toBe(name),
)

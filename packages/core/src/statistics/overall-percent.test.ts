import { expect, it } from 'vitest'
import { overallPercent } from './index.ts'

const none = {
  audits: null,
  documents: null,
  monitoring: null,
  personnel: null,
  plan: null,
  production: null,
}

it.each([
  ['no data', none, null],
  ['one area', { ...none, plan: 85 }, 85],
  ['a fraction, rounded down', { ...none, plan: 100, audits: 99, monitoring: 100 }, 99],
  ['zero as data', { ...none, plan: 0, audits: 100 }, 50],
])('is the floored average of the known values: %s', (_title, areas, expected) =>
  expect(overallPercent(areas)).toBe(expected),
)

import { expect, it } from 'vitest'
import { proposedDue } from './due.ts'

it.each([
  [{ is_critical: true }, '2026-02-28', '2026-03-01'],
  [{ is_critical: false }, '2026-12-20', '2027-01-03'],
] as const)('a finding %j of %s is to be put right until %s', (question, found, due) => {
  expect(proposedDue(question, found)).toBe(due)
})

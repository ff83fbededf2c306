import { expect, it } from 'vitest'
import { auditsPercent } from './percent.ts'

it.each([
  ['nothing to audit by', 0, [], null],
  ['never audited', 2, [], 0],
  ['the mean of the templates, rounded down', 2, [90, 75], 82],
  ['audits that give no points', 1, [null], 100],
  ['an archived template whose audit still counts', 0, [60], 60],
] as const)('%s', (_name, templates, percents, percent) => {
  expect(auditsPercent({ templates, percents })).toBe(percent)
})

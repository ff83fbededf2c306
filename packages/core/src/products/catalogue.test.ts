import { expect, it } from 'vitest'
import { sayAmount } from './index.ts'

it.each([
  ['12', '12'],
  ['12.500000', '12.50'],
  ['0.1', '0.10'],
  ['0.125', '0.13'],
  // Curing salt of a small batch, in kilograms: “0” and “0.01” would both be wrong.
  ['0.004', '0.004'],
  ['0.0125', '0.013'],
  ['0.000001', '0.000001'],
  ['0.0999', '0.10'],
  ['-0.004', '-0.004'],
  ['0', '0'],
  ['many', 'many'],
])('the amount %s is shown as %s', (amount, shown) => expect(sayAmount(amount)).toBe(shown))

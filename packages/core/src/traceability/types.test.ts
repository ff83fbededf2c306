import { describe, expect, test } from 'vitest'
import { batchKey } from './types.ts'

describe('the key of a batch number', () => {
  test.each([
    ['LOT 12 a', 'lot12a'],
    ['00123', '00123'],
    [' 2-3\u00a0', '2-3'],
    ['', ''],
  ])('of %j is %j', (batch_number, key) => {
    expect(batchKey(batch_number)).toBe(key)
  })
})

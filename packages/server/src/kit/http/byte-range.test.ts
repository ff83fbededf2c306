import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutRange, readRange } from './byte-range.ts'

describe('a range of bytes', () => {
  it.each([
    [undefined, null],
    ['bytes=0-', { first: 0, last: 9 }],
    ['bytes=2-4', { first: 2, last: 4 }],
    ['bytes=8-99', { first: 8, last: 9 }],
    ['bytes=-3', { first: 7, last: 9 }],
    ['bytes=-99', { first: 0, last: 9 }],
    ['bytes=10-', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=4-2', null],
    ['bytes=-', null],
    ['bytes=0-1,4-5', null],
    ['lines=0-1', null],
  ])('%s of 10 bytes is %j', (header, range) => {
    expect(readRange(header, 10)).toEqual(range)
  })
  it('is the same bytes of the file, however it arrives', async () => {
    const pieces = fc.array(fc.uint8Array({ minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 9 })
    await fc.assert(
      fc.asyncProperty(pieces, fc.nat(), fc.nat(), async (given, a, b) => {
        const whole = Buffer.concat(given)
        const [first, last] = [a % whole.length, b % whole.length].toSorted((x, y) => x - y) as [
          number,
          number,
        ]
        const stream = Readable.from(given.map((piece) => Buffer.from(piece)))
        expect(await buffer(cutRange(stream, { first, last }))).toEqual(whole.subarray(first, last + 1))
      }),
      { numRuns: 60 },
    )
  })
})

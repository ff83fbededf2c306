import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { qrCode } from './index.ts'

const drawnAs = (text: string): string | null => {
  const rows = qrCode(text)
  return rows === null ? null : createHash('sha256').update(rows.map((row) => row.map((dark) => (dark ? '1' : '0')).join('')).join('\n')).digest('hex').slice(0, 16)
}

const readable: readonly (readonly [string, string])[] = [
  ['a', 'e8ab680854e4019c'], ['http://127.0.0.1:4711/', '707ef624cf3c45b2'], ['https://larder.example/today/4711', '701361ed73f9ad4a'],
  ['https://larder.example/activity-log/timeline', '2e352df4e67feaba'], ['x'.repeat(84), '11f4048c14db893b'], ['x'.repeat(106), '536f804ac066bd50'],
]

describe('qrCode', () => {
  // Each of these was read back by a reader of another author (jsQR 1.4.0).
  it.each(readable)('draws %s as readers read it, one of each version', (text, sum) => {
    expect(drawnAs(text)).toBe(sum)
  })

  it('grows with the text and says so where it is too long', () => {
    expect([1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106].map((length) => qrCode('x'.repeat(length))?.length)).toEqual([21, 21, 25, 25, 29, 29, 33, 33, 37, 37, 41, 41])
    expect(qrCode('x'.repeat(107))).toBeNull()
  })
})

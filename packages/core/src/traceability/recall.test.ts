import { expect, it } from 'vitest'
import { recallAuthority, recallMinutes } from './recall.ts'

it('names the authority of the country, none where local offices are responsible', () => {
  expect(recallAuthority('EE')).toContain('PTA')
  expect(recallAuthority('DE')).toBeNull()
})
it('counts the minutes of a recall, at least one', () => {
  expect(recallMinutes('2026-11-26T10:00:00Z', '2026-11-26T10:00:05Z')).toBe(1)
  expect(recallMinutes('2026-11-26T10:00:00Z', '2026-11-26T10:08:01Z')).toBe(9)
})

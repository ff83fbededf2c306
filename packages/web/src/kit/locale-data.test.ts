/** Browsers differ in the texts of their locale data; no date that the application computes with may. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { wallClock } from '@larder/core/schedule'
import { dateAt, formatInstant, todayAt } from './format.ts'

const at = Date.parse('2026-11-28T06:05:00Z')
const zone = 'Europe/Tallinn'
const usual = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format') ?? {}

describe.each(['11/28/2026', '28.11.2026 klo 8.05', '٢٨‏/١١‏/٢٠٢٦'])('in a browser that writes %j', (text) => {
  beforeEach(() => {
    vi.useFakeTimers({ now: at, toFake: ['Date'] })
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { ...usual, get: () => () => text })
    vi.spyOn(Date.prototype, 'toLocaleString').mockReturnValue(text)
  })
  afterEach(() => {
    vi.useRealTimers()
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', usual)
    vi.restoreAllMocks()
  })

  it('dates are year, month and day', () => {
    expect([dateAt(zone, at), todayAt(zone)]).toEqual(['2026-11-28', '2026-11-28'])
    expect(dateAt(undefined, at)).toMatch(/^2026-11-2[78]$/)
  })

  it('times are hour and minute', () => {
    expect(wallClock(at, zone).time).toBe('08:05')
    expect(formatInstant(new Date(at).toISOString(), zone)).toBe('28.11.2026 08:05')
  })
})

import fc from 'fast-check'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { wallClock } from './wall-clock.ts'
import { localDate } from './wall-time.ts'

afterEach(() => void vi.restoreAllMocks())

describe('the wall clock of a place', () => {
  it('is the same as Temporal computes, in every time zone', () => {
    const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
    const instant = fc.date({
      min: new Date('1995-01-01T00:00:00Z'),
      max: new Date('2090-01-01T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(zone, instant, (timeZone, at) => {
        expect(wallClock(at, timeZone).date).toBe(localDate(at.toISOString(), timeZone))
      }),
    )
  })

  it('has two digits each and counts midnight as 00:00', () => {
    expect(wallClock(Date.parse('2026-03-01T22:05:00Z'), 'Europe/Tallinn')).toEqual({
      date: '2026-03-02',
      time: '00:05',
    })
  })

  it('does not depend on the text that a browser gives', () => {
    const { prototype } = Intl.DateTimeFormat
    const usual = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {}
    onTestFinished(() => void Object.defineProperty(prototype, 'format', usual))
    Object.defineProperty(prototype, 'format', { ...usual, get: () => () => '11/28/2026, 8:05 AM' })
    expect(wallClock(Date.parse('2026-11-28T06:05:00Z'), 'Europe/Tallinn')).toEqual({
      date: '2026-11-28',
      time: '08:05',
    })
  })

  it('does not depend on the order and width of the parts', () => {
    const parts = [
      { type: 'hour', value: '8' },
      { type: 'minute', value: '5' },
      { type: 'month', value: '3' },
      { type: 'literal', value: '/' },
      { type: 'day', value: '9' },
      { type: 'year', value: '2026' },
    ] as const
    vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockReturnValue([...parts])
    expect(wallClock(0, 'UTC')).toEqual({ date: '2026-03-09', time: '08:05' })
  })
})

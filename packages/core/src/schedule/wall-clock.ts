/**
 * Date and time at a place without Temporal, for the first load of the web. Read from the named parts of
 * Intl and never from its text: the text is for people and changes with the browser's locale data (CLDR 42
 * wrote “11/28/2026” for Canadian English, where 41 and 43 have “2026-11-28”).
 */
export type WallClock = { readonly date: string; /** `HH:mm` */ readonly time: string }

const formatters = new Map<string | undefined, Intl.DateTimeFormat>()

function formatterOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const cachedFormatter = formatters.get(timeZone)
  if (cachedFormatter !== undefined) return cachedFormatter
  const formatter = new Intl.DateTimeFormat('en', {
    ...(timeZone !== undefined && { timeZone }),
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  // The device's own zone may change while a page is open.
  if (timeZone !== undefined) formatters.set(timeZone, formatter)
  return formatter
}

/** Date and wall time of an instant in a time zone (IANA name); without one in the device's. */
export function wallClock(instant: Date | number, timeZone?: string): WallClock {
  const parts = formatterOf(timeZone).formatToParts(instant)
  const part = (name: Intl.DateTimeFormatPartTypes, digits = 2): string =>
    (parts.find(({ type }) => type === name)?.value ?? '').padStart(digits, '0')
  return {
    date: `${part('year', 4)}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

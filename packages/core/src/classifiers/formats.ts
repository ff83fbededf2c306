/** How dates and temperatures are shown. Ids never change. */
export type DateFormat = { readonly id: number; readonly format: string }

export const DEFAULT_DATE_FORMAT_ID = 1

export const dateFormats: readonly DateFormat[] = [
  { id: 1, format: 'DD.MM.yyyy' },
  { id: 2, format: 'DD/MM/yyyy' },
  { id: 3, format: 'MM/DD/yyyy' },
  { id: 4, format: 'yyyy-MM-DD' },
  { id: 5, format: 'DD-MM-yyyy' },
]

export const findDateFormat = (id: number): DateFormat | undefined =>
  dateFormats.find((format) => format.id === id)

/**
 * A named time zone of the IANA database. Offsets (`+02:00`) are refused: they know no summer time.
 * Nothing but the runtime's own time zone data decides.
 */
export function timeZoneExists(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** A calendar date `YYYY-MM-DD` in a company's pattern. */
export function formatDateAs(date: string, pattern: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? []
  if (year === undefined || month === undefined || day === undefined) return date
  return pattern.replace('yyyy', year).replace('MM', month).replace('DD', day)
}

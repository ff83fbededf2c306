/**
 * Calendar dates as whole numbers: days since 1970-01-01, so that a range of dates is a loop. No time of day,
 * no zone.
 */
export type Day = number

const eraDays = 146_097

/** The day of a date `YYYY-MM-DD` of the Gregorian calendar, years 1 to 9999. */
export const dayOf = (date: string): Day =>
  dayFrom(Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10)))

/** Years are counted from March, so that the leap day is the last of its year. */
export function dayFrom(year: number, month: number, day_of_month: number): Day {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const year_of_era = y - era * 400
  const day_of_year = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day_of_month - 1
  return (
    era * eraDays +
    year_of_era * 365 +
    Math.floor(year_of_era / 4) -
    Math.floor(year_of_era / 100) +
    day_of_year -
    719_468
  )
}

export type Civil = { readonly year: number; readonly month: number; readonly day_of_month: number }

export function civilOf(day: Day): Civil {
  const shifted = day + 719_468
  const era = Math.floor(shifted / eraDays)
  const of_era = shifted - era * eraDays
  const year_of_era = Math.floor(
    (of_era - Math.floor(of_era / 1_460) + Math.floor(of_era / 36_524) - Math.floor(of_era / 146_096)) / 365,
  )
  const of_year = of_era - (365 * year_of_era + Math.floor(year_of_era / 4) - Math.floor(year_of_era / 100))
  const march_month = Math.floor((5 * of_year + 2) / 153)
  const month = march_month < 10 ? march_month + 3 : march_month - 9
  return {
    year: year_of_era + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day_of_month: of_year - Math.floor((153 * march_month + 2) / 5) + 1,
  }
}

const two = (value: number): string => String(value).padStart(2, '0')

/** The date `YYYY-MM-DD` of a day. */
export function dateOf(day: Day): string {
  const { year, month, day_of_month } = civilOf(day)
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day_of_month)}`
}

/** 1 Monday … 7 Sunday. */
export const weekdayOf = (day: Day): number => ((((day + 3) % 7) + 7) % 7) + 1

/** The Monday of its week. */
export const mondayOf = (day: Day): Day => day - weekdayOf(day) + 1

/** The first day of a month; months count on from January of year 0. */
export const monthStart = (months: number): Day =>
  dayFrom(Math.floor(months / 12), (((months % 12) + 12) % 12) + 1, 1)

export const monthsOf = ({ year, month }: Civil): number => year * 12 + month - 1

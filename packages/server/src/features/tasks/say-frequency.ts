/** A frequency of the place's own in words: “every Monday”, “every 2 months: day 15”. */
import { languageTag } from '@larder/core/languages'
import { customFrequencyTypes, type CustomFrequency } from '@larder/core/tasks'
import { sayIn, type TextKey } from '#kit/text/texts.ts'

type Values = Readonly<Record<string, string>>

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1)
const DAY_MS = 86_400_000

/** @param since local date `YYYY-MM-DD` from which it counts where it names no start. */
export function sayFrequency(custom: CustomFrequency, since: string, lang: string): string {
  const say = sayIn(lang)
  const tag = languageTag(lang)
  const inWords = (at: number, parts: Intl.DateTimeFormatOptions): string => {
    const words = new Intl.DateTimeFormat(tag, { ...parts, timeZone: 'UTC' }).format(at)
    // Names of days are written in lower case in Latvian, also where the list of names capitalizes them.
    return lang.startsWith('lv') ? words.toLocaleLowerCase(tag) : words
  }
  const start = Date.parse((custom.start_time ?? since).slice(0, 10))
  const count = Math.max(1, custom.task_frequency_cnt)
  const form = (one: TextKey, many: TextKey, values: Values = {}): string =>
    say(count === 1 ? one : many, { ...values, count: String(count) })
  const ordinal = Math.ceil(new Date(start).getUTCDate() / 7)
  const weekday = inWords(start, { weekday: 'long' })
  const nth =
    ordinal === 5
      ? say('schedule.last', { weekday })
      : say('schedule.nth', { weekday, number: String(ordinal) })
  const byWeekday = custom.repeat_on === 'weekday_of_month'
  switch (custom.custom_frequency_type_id) {
    case customFrequencyTypes.day:
      return form('schedule.day', 'schedule.days')
    case customFrequencyTypes.week: {
      const days =
        custom.days_of_week.length === 0
          ? [weekday]
          : custom.days_of_week.map((day) => inWords(MONDAY + (day - 1) * DAY_MS, { weekday: 'long' }))
      return form('schedule.week', 'schedule.weeks', { days: new Intl.ListFormat(tag).format(days) })
    }
    case customFrequencyTypes.month:
      return form('schedule.month', 'schedule.months', {
        day: byWeekday ? nth : say('schedule.date', { number: String(new Date(start).getUTCDate()) }),
      })
    default:
      return form('schedule.year', 'schedule.years', {
        day: byWeekday
          ? `${nth}, ${inWords(start, { month: 'long' })}`
          : inWords(start, { day: 'numeric', month: 'long' }),
      })
  }
}

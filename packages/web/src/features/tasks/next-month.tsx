import { NativeSelect } from '@mantine/core'
import { usePlaceZone } from '#kit/access.ts'
import type { CallForm } from '#kit/form.ts'
import { todayAt, formatTime } from '#kit/format.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { monthsAhead, type TaskValues } from './task-values.ts'

/** “December 2026” of `YYYY-MM`. */
export const monthInWords = (month: string, lang: string): string =>
  formatTime(new Date(`${month}-01T00:00:00Z`), lang, { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The months `YYYY-MM` from the one of `date` on. */
const monthsFrom = (date: string, count: number): readonly string[] =>
  Array.from({ length: count + 1 }, (_, ahead) =>
    new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1 + ahead, 1))
      .toISOString()
      .slice(0, 7),
  )

type Props = {
  readonly form: CallForm<TaskValues>
  /** Id of the chosen frequency. */
  readonly frequency: string
  /** Whether the task has a month already: it can be moved, not removed. */
  readonly isDated: boolean
}

/** The month in which a yearly, half-yearly or quarterly task is next due. */
export function NextMonth({ form, frequency, isDated }: Props) {
  const say = useSay()
  const lang = useLanguage()
  const zone = usePlaceZone()
  const ahead = monthsAhead(frequency)
  if (ahead === 0) return null
  const months = monthsFrom(todayAt(zone), ahead).map((value) => ({
    value,
    label: monthInWords(value, lang),
  }))
  return (
    <NativeSelect
      {...form.field('next_due_month')}
      label={say('tasks.next_month')}
      description={say('tasks.next_month_hint')}
      data={isDated ? months : [{ value: '', label: say('tasks.next_calendar') }, ...months]}
    />
  )
}

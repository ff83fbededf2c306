/** Amounts, dates and names of a recall as its message, report and spreadsheet write them. */
import { findDateFormat, formatDateAs } from '@larder/core/classifiers'
import { localDecimals } from '@larder/core/entries'
import { wallTimes } from '@larder/core/schedule'
import type { RecallDetails, TracedLot } from '@larder/contract/recalls'
import type { PlaceRow } from '#features/plan-data/public.ts'
import { sayIn, type Say } from '#kit/text/texts.ts'

type Amounts = RecallDetails['recipients'][number]['amounts']

export type RecallWords = {
  readonly say: Say
  readonly date: (day: string) => string
  readonly moment: (instant: string) => string
  /** Of an instant at the place. */
  readonly day: (instant: string) => string
  /** `null` = not known. */
  readonly amount: (amount: string | null, unit: TracedLot['base_unit']) => string
  readonly amounts: (all: Amounts) => string
  readonly lot: (lot: Pick<TracedLot, 'product_name' | 'batch_number'>) => string
}

export function wordsOf(place: Pick<PlaceRow, 'timezone' | 'date_format_id'>, lang: string): RecallWords {
  const say = sayIn(lang)
  const format = findDateFormat(place.date_format_id)?.format ?? 'DD.MM.yyyy'
  const date = (day: string): string => formatDateAs(day, format)
  const localTime = wallTimes(place.timezone)
  const amount = (value: string | null, unit: TracedLot['base_unit']): string =>
    value === null ? '?' : `${localDecimals(value, lang)} ${say(`recalls.unit_${unit}`)}`
  return {
    say,
    date,
    day: (instant) => date(localTime(instant).slice(0, 10)),
    moment: (instant) => {
      const local = localTime(instant)
      return `${date(local.slice(0, 10))} ${local.slice(11, 16)}`
    },
    amount,
    amounts: (all) => all.map((one) => amount(one.amount, one.unit)).join(', '),
    lot: ({ product_name, batch_number }) =>
      batch_number === '' ? product_name : `${product_name}, ${say('recalls.batch')} ${batch_number}`,
  }
}

/** Amounts of the lot do not add up, or cannot be added. */
export const needsLook = ({ balance }: TracedLot): boolean => balance.state !== 'balanced'

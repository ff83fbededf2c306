import type { TracedLot } from '@larder/contract/recalls'
import { localDecimals } from '@larder/core/entries'
import { useLanguage, useSay } from '#kit/i18n.ts'

type Unit = TracedLot['base_unit']

/** Writes an amount with its unit; “?” where it is not known. */
export function useAmounts(): (amount: string | null, unit: Unit) => string {
  const say = useSay()
  const lang = useLanguage()
  return (amount, unit) =>
    amount === null ? '?' : `${localDecimals(amount, lang)}\u00a0${say(`recalls.unit_${unit}`)}`
}

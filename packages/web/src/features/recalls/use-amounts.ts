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

type Amount = { readonly amount: string | null; readonly unit: Unit }

/** Writes amounts of several units in one: those of zero only where nothing else is there. */
export function useSumOf(): (amounts: readonly Amount[]) => string {
  const amount = useAmounts()
  return (amounts) => {
    const some = amounts.filter((one) => one.amount === null || Number(one.amount) !== 0)
    const visibleAmounts = some.length === 0 ? amounts.slice(0, 1) : some
    return visibleAmounts.map((one) => amount(one.amount, one.unit)).join(' + ')
  }
}

import { localDecimals } from '@larder/core/entries'
import { sayAmount } from '@larder/core/products'
import { useLanguage } from './i18n.ts'

/** Writes an amount like “12.50” with the decimal separator of the reader: without decimals when whole, else two. */
export function useSayAmount(): (amount: string) => string {
  const lang = useLanguage()
  return (amount) => localDecimals(sayAmount(amount), lang)
}

import { languageTag } from '@larder/core/languages'

/** An amount as the language writes it; without hundredths where there are none. */
export const formatMoney = (amount: number, currency: string, language: string): string =>
  new Intl.NumberFormat(languageTag(language), {
    style: 'currency',
    currency,
    ...(Number.isInteger(amount) ? { maximumFractionDigits: 0 } : {}),
  }).format(amount)

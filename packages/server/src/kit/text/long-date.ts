import { languageTag } from '@larder/core/languages'

/** A date as the language writes it: “21 November 2026”. */
export const longDate = (language: string, instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'long', timeZone }).format(new Date(instant))

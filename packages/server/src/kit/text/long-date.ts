/** A date as the language writes it: “21 November 2026”. */
export const longDate = (language: string, instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(language.replace('_', '-'), { dateStyle: 'long', timeZone }).format(
    new Date(instant),
  )

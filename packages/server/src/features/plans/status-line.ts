/** «Confirmed on … by …» or «Draft of …», in the language of the plan's texts. */
const lines: Readonly<Record<string, { readonly confirmed: string; readonly draft: string }>> = {
  en: { confirmed: 'Confirmed on {date} by {name}', draft: 'Draft of {date}, not confirmed' },
  et: { confirmed: 'Kinnitatud {date}, kinnitaja {name}', draft: 'Mustand, {date}, kinnitamata' },
  ru: { confirmed: 'Утверждено {date}, утвердил(а) {name}', draft: 'Черновик от {date}, не утверждён' },
  uk: { confirmed: 'Затверджено {date}, затвердив(ла) {name}', draft: 'Чернетка від {date}, не затверджено' },
  de: { confirmed: 'Bestätigt am {date} von {name}', draft: 'Entwurf vom {date}, nicht bestätigt' },
  es: { confirmed: 'Confirmado el {date} por {name}', draft: 'Borrador del {date}, sin confirmar' },
  lv: { confirmed: 'Apstiprināts {date}, apstiprināja {name}', draft: 'Melnraksts, {date}, nav apstiprināts' },
}

/** `name` null = not confirmed. Names are data: braces in them stay as they are. */
export function statusLine(language: string, date: string, name: string | null): string {
  const { confirmed, draft } = lines[language] ?? lines['en'] ?? { confirmed: '', draft: '' }
  const values: Readonly<Record<string, string>> = { date, name: name ?? '' }
  return (name === null ? draft : confirmed).replaceAll(/\{(date|name)\}/g, (_, key: string) => values[key] ?? '')
}

/** A date as the language writes it: «21 November 2026». */
export const longDate = (language: string, instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(instant))

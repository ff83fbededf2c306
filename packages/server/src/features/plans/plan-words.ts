/** Words of the plan that the knowledge base does not hold: who confirmed it when, and what the place itself added. */
const lines: Readonly<Record<string, { readonly confirmed: string; readonly draft: string; readonly own: string }>> = {
  en: { confirmed: 'Confirmed on {date} by {name}', draft: 'Draft of {date}, not confirmed', own: 'Added by the place' },
  et: { confirmed: 'Kinnitatud {date}, kinnitaja {name}', draft: 'Mustand, {date}, kinnitamata', own: 'Lisatud käitlemiskohas' },
  ru: { confirmed: 'Утверждён {date}, утвердил(а) {name}', draft: 'Черновик от {date}, не утверждён', own: 'Добавлено на объекте' },
  uk: { confirmed: 'Затверджено {date}, {name}', draft: 'Чернетка від {date}, не затверджено', own: 'Додано оператором ринку' },
  de: { confirmed: 'Bestätigt am {date} von {name}', draft: 'Entwurf vom {date}, nicht bestätigt', own: 'Vom Betrieb ergänzt' },
  es: { confirmed: 'Confirmado el {date} por {name}', draft: 'Borrador del {date}, sin confirmar', own: 'Añadido por el establecimiento' },
  lv: { confirmed: 'Apstiprināts {date}, apstiprināja {name}', draft: 'Melnraksts, {date}, nav apstiprināts', own: 'Uzņēmuma pievienots' },
}

const wordsIn = (language: string) => lines[language] ?? lines['en'] ?? { confirmed: '', draft: '', own: '' }

/** Heading of what the place added to the plan's own lists. */
export const ownHeading = (language: string): string => wordsIn(language).own

/** «Confirmed on … by …» or «Draft of …». `name` null = not confirmed. Names are data: braces in them stay as they are. */
export function statusLine(language: string, date: string, name: string | null): string {
  const { confirmed, draft } = wordsIn(language)
  const values: Readonly<Record<string, string>> = { date, name: name ?? '' }
  return (name === null ? draft : confirmed).replaceAll(/\{(date|name)\}/g, (_, key: string) => values[key] ?? '')
}

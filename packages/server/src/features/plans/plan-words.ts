import { baseLanguage } from '@larder/core/classifiers'

/**
 * Words of the plan that the knowledge base does not hold: who confirmed it when, what the place itself
 * added, how much it makes.
 */
type Words = {
  readonly confirmed: string
  readonly draft: string
  readonly own: string
  readonly made: string
  readonly resold: string
}

const lines: Readonly<Record<string, Words>> = {
  en: {
    confirmed: 'Confirmed on {date} by {name}',
    draft: 'Draft of {date}, not confirmed',
    own: 'Added by the place',
    made: 'Production capacity',
    resold: 'Resale',
  },
  et: {
    confirmed: 'Kinnitatud {date}, kinnitaja {name}',
    draft: 'Mustand, {date}, kinnitamata',
    own: 'Lisatud käitlemiskohas',
    made: 'Tootmisvõimsus',
    resold: 'Edasimüük',
  },
  ru: {
    confirmed: 'Утверждён {date}, утвердил(а) {name}',
    draft: 'Черновик от {date}, не утверждён',
    own: 'Добавлено на объекте',
    made: 'Производственная мощность',
    resold: 'Перепродажа',
  },
  uk: {
    confirmed: 'Затверджено {date}, {name}',
    draft: 'Чернетка від {date}, не затверджено',
    own: 'Додано оператором ринку',
    made: 'Обсяги виробництва',
    resold: 'Перепродаж',
  },
  de: {
    confirmed: 'Bestätigt am {date} von {name}',
    draft: 'Entwurf vom {date}, nicht bestätigt',
    own: 'Vom Betrieb ergänzt',
    made: 'Produktionskapazität',
    resold: 'Weiterverkauf',
  },
  es: {
    confirmed: 'Confirmado el {date} por {name}',
    draft: 'Borrador del {date}, sin confirmar',
    own: 'Añadido por el establecimiento',
    made: 'Capacidad de producción',
    resold: 'Reventa',
  },
  lv: {
    confirmed: 'Apstiprināts {date}, apstiprināja {name}',
    draft: 'Melnraksts, {date}, nav apstiprināts',
    own: 'Uzņēmuma pievienots',
    made: 'Ražošanas jauda',
    resold: 'Tālākpārdošana',
  },
}

const wordsIn = (language: string): Words =>
  lines[language] ?? lines['en'] ?? { confirmed: '', draft: '', own: '', made: '', resold: '' }

/** Heading of what the place added to the plan's own lists. */
export const ownHeading = (language: string): string => wordsIn(language).own

/** What the amounts are of: made here, and sold on. */
export function capacityLabels(language: string): Pick<Words, 'made' | 'resold'> {
  const { made, resold } = wordsIn(baseLanguage(language))
  return { made, resold }
}

/**
 * «Confirmed on … by …» or «Draft of …». `name` null = not confirmed. Names are data: braces in them stay as
 * they are.
 */
export function statusLine(language: string, date: string, name: string | null): string {
  const { confirmed, draft } = wordsIn(language)
  const values: Readonly<Record<string, string>> = { date, name: name ?? '' }
  return (name === null ? draft : confirmed).replaceAll(
    /\{(date|name)\}/g,
    (_, key: string) => values[key] ?? '',
  )
}

/**
 * Letters in the reader's language. Their words stand in packages/locales under `letter.`, beside those of
 * the interface.
 */
import { baseLanguage } from '@larder/core/classifiers'
import de from '@larder/locales/de.json' with { type: 'json' }
import en from '@larder/locales/en.json' with { type: 'json' }
import es from '@larder/locales/es.json' with { type: 'json' }
import et from '@larder/locales/et.json' with { type: 'json' }
import lv from '@larder/locales/lv.json' with { type: 'json' }
import ru from '@larder/locales/ru.json' with { type: 'json' }
import uk from '@larder/locales/uk.json' with { type: 'json' }
import type { Letter } from './mail.ts'

type LetterKey = Extract<keyof typeof en, `letter.${string}`>
/** Turns a key into words; names go in as values. */
export type SayInLetter = (key: LetterKey, values?: Readonly<Record<string, string>>) => string
/**
 * `name` as the letter addresses its reader; empty = without a name. `lang` that is none of ours reads
 * English.
 */
export type Reader = { readonly to: string; readonly name: string; readonly lang: string }
type Content = { readonly subject: string; readonly paragraphs: readonly string[] }

const tables: Readonly<Record<string, Partial<Readonly<Record<LetterKey, string>>>>> = {
  de,
  en,
  es,
  et,
  lv,
  ru,
  uk,
}

/** A name goes into one line of a mail: line breaks in it must not end its header. */
const inLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

function sayIn(lang: string): SayInLetter {
  const language = baseLanguage(lang.replace('-', '_'))
  const own = Object.hasOwn(tables, language) ? tables[language] : undefined
  return (key, values = {}) =>
    (own?.[key] ?? en[key]).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => inLine(values[name] ?? ''))
}

export type PlaceHome = { readonly base_url: string; readonly company_id: number; readonly place_id: number }

/** The address of a page of the place: its reader may have another place open. */
export const placeLink = ({ base_url, company_id, place_id }: PlaceHome, path: string): string =>
  `${base_url}${path}?company_id=${company_id}&place_id=${place_id}`

/** Greeting, what `write` says, closing: subject and text in one language. */
export function composeLetter({ to, name, lang }: Reader, write: (say: SayInLetter) => Content): Letter {
  const say = sayIn(lang)
  const { subject, paragraphs } = write(say)
  const greeting = inLine(name) === '' ? say('letter.greeting') : say('letter.greeting_name', { name })
  return { to, subject, text: `${[greeting, ...paragraphs, say('letter.closing')].join('\n\n')}\n` }
}

/** E-mails in the reader's language. Their texts are in packages/locales under `email.`. */
import type { Email } from './mail.ts'
import { sayIn, type KeyOf } from '../text/texts.ts'

/** The text of a key; names go in as values, each in one line. */
export type SayInEmail = (key: KeyOf<'email'>, values?: Readonly<Record<string, string>>) => string
/** `name` is how the e-mail addresses its reader; empty = without a name. An unknown `lang` reads English. */
export type Reader = { readonly to: string; readonly name: string; readonly lang: string }
type Content = { readonly subject: string; readonly paragraphs: readonly string[] }

/** Controls, and marks that turn the direction of what follows. */
const unseen = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** A name goes into one line of an e-mail: a line break in it must not end its header. */
const inLine = (text: string): string => text.replace(/\s+/g, ' ').replace(unseen, '').trim()

export type PlaceHome = { readonly base_url: string; readonly company_id: number; readonly place_id: number }

/** The address of a page of the place: its reader may have another place open. */
export const placeLink = ({ base_url, company_id, place_id }: PlaceHome, path: string): string =>
  `${base_url}${path}?company_id=${company_id}&place_id=${place_id}`

/** Subject and text in one language: greeting, the content, closing. */
export function composeEmail({ to, name, lang }: Reader, write: (say: SayInEmail) => Content): Email {
  const words = sayIn(lang)
  const say: SayInEmail = (key, values = {}) =>
    words(key, Object.fromEntries(Object.entries(values).map(([field, value]) => [field, inLine(value)])))
  const { subject, paragraphs } = write(say)
  const greeting = inLine(name) === '' ? say('email.greeting') : say('email.greeting_name', { name })
  return { to, subject, text: `${[greeting, ...paragraphs, say('email.closing')].join('\n\n')}\n` }
}

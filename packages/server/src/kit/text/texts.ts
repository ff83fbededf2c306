/** Texts of packages/locales on the server: of e-mails, exported tables, documents and lists. */
import { baseLanguage, languageOrEnglish, type LanguageKey } from '@larder/core/languages'
import de from '@larder/locales/de.json' with { type: 'json' }
import en from '@larder/locales/en.json' with { type: 'json' }
import enAU from '@larder/locales/en_AU.json' with { type: 'json' }
import enCA from '@larder/locales/en_CA.json' with { type: 'json' }
import enGB from '@larder/locales/en_GB.json' with { type: 'json' }
import es from '@larder/locales/es.json' with { type: 'json' }
import et from '@larder/locales/et.json' with { type: 'json' }
import lv from '@larder/locales/lv.json' with { type: 'json' }
import ru from '@larder/locales/ru.json' with { type: 'json' }
import uk from '@larder/locales/uk.json' with { type: 'json' }

export type TextKey = keyof typeof en
/** Keys of one feature: `KeyOf<'email'>` is `email.greeting` and so on. */
export type KeyOf<Prefix extends string> = Extract<TextKey, `${Prefix}.${string}`>
/** The text of a key; names go in as values for `{{placeholders}}`. */
export type Say = (key: TextKey, values?: Readonly<Record<string, string>>) => string

const texts: Readonly<Record<LanguageKey, Readonly<Record<string, string>>>> = {
  de,
  en,
  en_AU: enAU,
  en_CA: enCA,
  en_GB: enGB,
  es,
  et,
  lv,
  ru,
  uk,
}

/** All texts of a language: its own over those of its base language over the English ones. */
export function textsIn(lang: string): Readonly<Record<string, string>> {
  const key = languageOrEnglish(lang)
  return { ...en, ...texts[baseLanguage(key)], ...texts[key] }
}

/** Texts of a language; English for an unknown language and for a missing text. */
export function sayIn(lang: string): Say {
  const key = languageOrEnglish(lang)
  const [own, base] = [texts[key], texts[baseLanguage(key)]]
  return (name, values = {}) =>
    (own[name] ?? base[name] ?? en[name]).replaceAll(
      /\{\{(\w+)\}\}/g,
      (_, value: string) => values[value] ?? '',
    )
}

/** A text by a key that is made at run time. @throws Error where English has no such text */
export function nameIn(lang: string, key: string): string {
  if (!Object.hasOwn(en, key)) throw new Error(`en.json has no text ${key}`)
  return sayIn(lang)(key as TextKey)
}

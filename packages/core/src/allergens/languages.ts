/** The lexicon of a language. */
import { english } from './lexicon-en.ts'
import { estonian } from './lexicon-et.ts'
import { german } from './lexicon-de.ts'
import { latvian } from './lexicon-lv.ts'
import { russian } from './lexicon-ru.ts'
import { spanish } from './lexicon-es.ts'
import { ukrainian } from './lexicon-uk.ts'
import type { Lexicon } from './lexicon.ts'

const lexicons: Readonly<Record<string, Lexicon>> = {
  en: english,
  de: german,
  es: spanish,
  et: estonian,
  lv: latvian,
  ru: russian,
  uk: ukrainian,
}

/** Of “de” or “de_AT”; English where the language is not known. */
export const lexiconOf = (lang: string): Lexicon => lexicons[lang.slice(0, 2)] ?? english

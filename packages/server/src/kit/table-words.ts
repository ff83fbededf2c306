/**
 * Words of exported tables and of schedules in the reader's language. They are in packages/locales under
 * `table.` and `schedule.`.
 */
import { baseLanguage } from '@larder/core/classifiers'
import de from '@larder/locales/de.json' with { type: 'json' }
import en from '@larder/locales/en.json' with { type: 'json' }
import es from '@larder/locales/es.json' with { type: 'json' }
import et from '@larder/locales/et.json' with { type: 'json' }
import lv from '@larder/locales/lv.json' with { type: 'json' }
import ru from '@larder/locales/ru.json' with { type: 'json' }
import uk from '@larder/locales/uk.json' with { type: 'json' }

export type TableKey = Extract<keyof typeof en, `table.${string}` | `schedule.${string}`>
export type SayInTable = (key: TableKey) => string

const languages: Readonly<Record<string, Partial<Readonly<Record<TableKey, string>>>>> = {
  de,
  en,
  es,
  et,
  lv,
  ru,
  uk,
}

/** A language that is none of ours reads English. */
export function sayIn(lang: string): SayInTable {
  const language = baseLanguage(lang.replace('-', '_'))
  const own = Object.hasOwn(languages, language) ? languages[language] : undefined
  return (key) => own?.[key] ?? en[key]
}

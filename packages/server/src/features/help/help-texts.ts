/** The help of the screens, from packages/locales/help. */
import { baseLanguage, type BaseLanguage } from '@larder/core/languages'
import type { HelpTopics } from '@larder/contract/help'
import de from '@larder/locales/help/de.json' with { type: 'json' }
import en from '@larder/locales/help/en.json' with { type: 'json' }
import es from '@larder/locales/help/es.json' with { type: 'json' }
import et from '@larder/locales/help/et.json' with { type: 'json' }
import lv from '@larder/locales/help/lv.json' with { type: 'json' }
import ru from '@larder/locales/help/ru.json' with { type: 'json' }
import uk from '@larder/locales/help/uk.json' with { type: 'json' }

const topics: Readonly<Record<BaseLanguage, HelpTopics>> = { de, en, es, et, lv, ru, uk }

/** All topics in the language of a tag; the variants of English share one help. */
export const helpIn = (lang: string): HelpTopics => topics[baseLanguage(lang)]

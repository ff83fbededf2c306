import { languageTag } from '@larder/core/languages'
import { useSay } from '#kit/i18n.ts'
import { usePlan } from '../plan-context.ts'
import { Note } from './document-blocks.tsx'

/**
 * Says so when the plan's texts come in another language than the interface. `en_GB` reads the texts of `en`.
 */
export function LanguageNote({ shown: textsLanguage }: { readonly shown: string }) {
  const say = useSay()
  const { lang } = usePlan()
  if (lang.slice(0, 2) === textsLanguage.slice(0, 2)) return null
  return (
    <Note
      tone="info"
      text={say('plan.other_language', {
        language:
          new Intl.DisplayNames([languageTag(lang)], { type: 'language' }).of(languageTag(textsLanguage)) ??
          textsLanguage,
      })}
    />
  )
}

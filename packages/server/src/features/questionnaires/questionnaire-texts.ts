/** The questionnaires, from packages/locales/questionnaires.json, which is read once at the start. */
import { baseLanguage, type BaseLanguage } from '@larder/core/languages'
import type { Questionnaire } from '@larder/contract/questionnaires'
import file from '@larder/locales/questionnaires.json' with { type: 'json' }

type Words = Readonly<Record<BaseLanguage, string>>
type Stored = {
  readonly id: number
  readonly heading: Words
  readonly questions: readonly {
    readonly id: number
    readonly question: Words
    readonly image: string | null
    readonly options: readonly { readonly id: number; readonly option: Words }[]
  }[]
}

export const storedQuestionnaires: readonly Stored[] = file

export function questionnairesIn(lang: string): Questionnaire[] {
  const code = baseLanguage(lang)
  return storedQuestionnaires.map(({ id, heading, questions }) => ({
    id,
    heading: heading[code],
    questions: questions.map(({ question, options, ...rest }) => ({
      ...rest,
      question: question[code],
      options: options.map(({ id: option_id, option }) => ({ id: option_id, option: option[code] })),
    })),
  }))
}

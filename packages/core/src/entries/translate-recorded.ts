/** Translates the plan's words that an entry recorded. Texts that a user wrote stay as they are. */
import type { ChosenAction, FoodWords, StoredField } from '../tasks/index.ts'

/** The texts of the task version that an entry was made by, by language. */
export type VersionWords = Readonly<
  Record<
    string,
    {
      readonly limit: string
      /** By their keys, of a step whose foods have limits of their own. */
      readonly foods?: FoodWords
      readonly options: readonly { readonly id: number; readonly option_text: string }[]
    }
  >
>

export type RecordedWords = {
  readonly action_options: readonly ChosenAction[]
  readonly entry_fields: readonly StoredField[]
  readonly limit: StoredField['limit']
}

/**
 * A limit is found by its recorded words: those of the plan are the same in the version, in some language.
 */
export function translateLimit<L extends { readonly text: string }>(
  limit: L,
  words: VersionWords,
  lang: string,
): L {
  const key = Object.values(words)
    .flatMap(({ foods = {} }) => Object.entries(foods))
    .find(([, food]) => limit.text !== '' && food.named_limit === limit.text)?.[0]
  if (key !== undefined) return { ...limit, text: words[lang]?.foods?.[key]?.named_limit ?? limit.text }
  const isOfPlan = limit.text !== '' && Object.values(words).some((one) => one.limit === limit.text)
  return isOfPlan ? { ...limit, text: words[lang]?.limit ?? limit.text } : limit
}

/**
 * The id names the action as long as the version says what was recorded; where its words have changed since,
 * the record's are shown.
 */
export function translateAction(action: ChosenAction, words: VersionWords, lang: string): ChosenAction {
  const isOption = (option: { readonly id: number; readonly option_text: string }): boolean =>
    option.id === action.id && option.option_text === action.option_text
  if (action.id === undefined || !Object.values(words).some(({ options }) => options.some(isOption)))
    return action
  return {
    ...action,
    option_text: words[lang]?.options.find(({ id }) => id === action.id)?.option_text ?? action.option_text,
  }
}

const translateFood = (
  food: NonNullable<StoredField['food']>,
  words: VersionWords,
  lang: string,
): NonNullable<StoredField['food']> => ({
  ...food,
  name: words[lang]?.foods?.[food.key]?.name ?? food.name,
})

/** Limits, foods and corrective actions of an entry or of one of its revisions. */
export const translateRecorded = <R extends RecordedWords>(
  recorded: R,
  words: VersionWords,
  lang: string,
): R => ({
  ...recorded,
  limit: recorded.limit === null ? null : translateLimit(recorded.limit, words, lang),
  action_options: recorded.action_options.map((action) => translateAction(action, words, lang)),
  entry_fields: recorded.entry_fields.map((field) => ({
    ...field,
    ...(field.food !== undefined && { food: translateFood(field.food, words, lang) }),
    limit: field.limit === null ? null : translateLimit(field.limit, words, lang),
  })),
})

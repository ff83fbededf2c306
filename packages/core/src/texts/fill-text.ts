/** Texts of one language by their keys; a counted text has a key for each plural form, as `days_one`. */
export type Texts = Readonly<Record<string, string>>
/** What a text names; `count` chooses the plural form. */
export type TextValues = Readonly<Record<string, unknown>>

const rules = new Map<string, Intl.PluralRules>()

function pluralOf(language: string, count: number): string {
  const cachedRule = rules.get(language)
  const rule = cachedRule ?? new Intl.PluralRules(language.replace('_', '-'))
  if (cachedRule === undefined) rules.set(language, rule)
  return rule.select(count)
}

/** The keys under which the text may be, the best first. A text for none counts in every language. */
function keysOf(key: string, language: string, count: unknown): readonly string[] {
  if (typeof count !== 'number') return [key]
  const forms = [...(count === 0 ? ['zero'] : []), pluralOf(language, count), 'other']
  return [...forms.map((form) => `${key}_${form}`), key]
}

/** The text of the key with its `{{placeholders}}` filled in; the key where there is no such text. */
export function fillText(texts: Texts, language: string, key: string, values: TextValues): string {
  const name = keysOf(key, language, values['count']).find((one) => Object.hasOwn(texts, one))
  const text = name === undefined ? key : (texts[name] ?? key)
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, value: string) => String(values[value] ?? ''))
}

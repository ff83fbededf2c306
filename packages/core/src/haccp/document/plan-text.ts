/** Words with values put in. A value is data: placeholders inside it are not replaced. */
export type Words = Readonly<Record<string, string>>
export type TemperatureUnit = 'C' | 'F'

/** The word for a key; a missing one shows as its key, so that a gap in a language never breaks an export. */
export const word = (words: Words, key: string): string => words[key] ?? key

/** `{name}` becomes the value of that name, or nothing where there is none. */
export const fill = (template: string, values: Readonly<Record<string, string>>): string =>
  template.includes('{')
    ? template.replaceAll(/\{([^{}]*)\}/g, (_, name: string) =>
        Object.hasOwn(values, name) ? (values[name] ?? '') : '',
      )
    : template

/** A word with its values. */
export const say = (words: Words, key: string, values: Readonly<Record<string, string>>): string =>
  fill(word(words, key), values)

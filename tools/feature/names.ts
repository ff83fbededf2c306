/** The forms of a feature's name that files, identifiers, tables and texts need. */
export type FeatureNames = Readonly<Record<string, string>>

const pascal = (kebab: string): string =>
  kebab
    .split('-')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('')
const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

/** @throws where the name is not kebab-case or is its own singular and none is given. */
export function namesOf(plural: string, singular: string = plural.replace(/s$/, '')): FeatureNames {
  for (const name of [plural, singular])
    if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error(`“${name}” is not in kebab-case`)
  if (plural === singular) throw new Error(`“${plural}” needs its singular as a second word`)
  const words = plural.replaceAll('-', ' ')
  return {
    plural,
    table: plural.replaceAll('-', '_'),
    var: lowerFirst(pascal(plural)),
    Page: pascal(plural),
    oneKebab: singular,
    oneSnake: singular.replaceAll('-', '_'),
    one: lowerFirst(pascal(singular)),
    Type: pascal(singular),
    words,
    Words: words.slice(0, 1).toUpperCase() + words.slice(1),
  }
}

/** Fills `{{name}}` of a template; keeps `{{ … }}` of texts and JSX that are no names. */
export const fill = (template: string, names: FeatureNames): string =>
  template.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => names[name] ?? whole)

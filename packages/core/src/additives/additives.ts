/**
 * Food additives by E number. Numbers and names: Regulation (EC) No 1333/2008, Annex II, part B. Usual
 * classes: Codex Alimentarius, CXG 36-1989; a product may use an additive for another one.
 */
import { additiveClasses, MODIFIED_STARCH_ID, type AdditiveClass } from './classes.ts'
import { additivesFrom100 } from './from-100.ts'
import { additivesFrom400 } from './from-400.ts'
import { nameLanguages, translatedNames } from './names.ts'
import type { AdditiveFact } from './fact.ts'

export const ADDITIVES_SOURCE = 'Regulation (EC) No 1333/2008, Annex II, part B'

export type Additive = {
  /** Follows from the number: 330 is 33000, 150a is 15001. */
  readonly id: number
  /** “330”, “150a”. */
  readonly key: string
  readonly e_number: string
  readonly name: string
  /** The commonest first. */
  readonly classes: readonly AdditiveClass[]
}

const LETTERS = 'abcdefg'

/** Room for a letter behind each number. */
function idOf(number: string): number {
  const [, digits = '', letter = ''] = /^(\d+)([a-g]?)$/.exec(number) ?? []
  return Number(digits) * 100 + (letter === '' ? 0 : LETTERS.indexOf(letter) + 1)
}

const classKeys = new Set<string>(additiveClasses.map(({ key }) => key))
const isClass = (key: string): key is AdditiveClass => classKeys.has(key)

const read = ([key, name, classes]: AdditiveFact): Additive => ({
  id: idOf(key),
  key,
  e_number: `E ${key}`,
  name,
  classes: classes.split(' ').filter(isClass),
})

/** By number. */
export const additives: readonly Additive[] = [...additivesFrom100, ...additivesFrom400].map(read)

const byId = new Map(additives.map((additive) => [additive.id, additive]))
export const findAdditive = (id: number | null): Additive | undefined =>
  id === null ? undefined : byId.get(id)

/** In the language, else in English. */
export function additiveName({ key, name }: Additive, lang: string): string {
  const at = nameLanguages.findIndex((language) => lang === language || lang.startsWith(`${language}_`))
  return (at < 0 ? undefined : translatedNames.get(key)?.[at]) ?? name
}

type LabelAdditive = {
  readonly class_id: number
  /** In the language of the list. */
  readonly class_name: string
  readonly e_number: string
  readonly name: string
  /** The name is printed instead of the number. */
  readonly is_named: boolean
}

/**
 * “acidity regulator (E 330)”: Regulation (EU) No 1169/2011, Annex VII, part C; modified starch is enough.
 */
export const sayAdditive = ({ class_id, class_name, e_number, name, is_named }: LabelAdditive): string =>
  class_id === MODIFIED_STARCH_ID ? class_name : `${class_name} (${is_named ? name : e_number})`

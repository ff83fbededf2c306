/** Words written together: “Weizenmehl” is wheat and flour, “Speisesalz” no sesame. */
import { formsOf } from './phrases.ts'
import type { Lexicon } from './lexicon.ts'

/** What a part says: null for one without an allergen. */
export type Parts<Value> = {
  readonly values: ReadonlyMap<string, readonly Value[]>
  readonly endings: readonly string[]
  readonly joints: readonly string[]
  readonly longest: number
}

/** Longer words are no words. */
const MOST_LETTERS = 60
const LEAST_AT_START = 4
const LEAST_AT_END = 5

export function partsOf<Value>(
  { parts = '', joints = '', endings, fold }: Lexicon,
  formValues: readonly (readonly [form: string, value: Value])[],
): Parts<Value> {
  const values = new Map<string, Value[]>()
  for (const part of formsOf(parts)) values.set(fold(part), [])
  for (const [form, value] of formValues) {
    if (!form.endsWith('~') || form.includes(' ')) continue
    const part = fold(form.slice(0, -1))
    values.set(part, [...(values.get(part) ?? []), value])
  }
  return {
    values,
    endings: ['', ...formsOf(endings)],
    joints: ['', ...formsOf(joints)],
    longest: Math.max(...[...values.keys()].map(({ length }) => length)),
  }
}

/** Its parts in order; undefined where a part is not known. */
export function splitWord<Value>(
  word: string,
  { values, endings, joints, longest }: Parts<Value>,
): (readonly Value[])[] | undefined {
  if (word.length > MOST_LETTERS) return undefined
  const dead = new Set<number>()
  const rest = (from: number): (readonly Value[])[] | undefined => {
    if (dead.has(from)) return undefined
    for (let to = Math.min(word.length, from + longest); to > from + 1; to -= 1) {
      const partValues = values.get(word.slice(from, to))
      if (partValues === undefined) continue
      if (endings.includes(word.slice(to))) return [partValues]
      for (const joint of joints) {
        if (!word.startsWith(joint, to)) continue
        const more = rest(to + joint.length)
        if (more !== undefined) return [partValues, ...more]
      }
    }
    dead.add(from)
    return undefined
  }
  return rest(0)
}

/** What a part at an edge of a word says whose other parts are not known. */
export function valuesAtEdges<Value>(
  word: string,
  { values, endings, longest }: Parts<Value>,
): readonly Value[] {
  const atStart = (length: number) => values.get(word.slice(0, length)) ?? []
  const atEnd = (length: number) =>
    endings.flatMap((ending) =>
      word.endsWith(ending)
        ? (values.get(word.slice(word.length - ending.length - length, word.length - ending.length)) ?? [])
        : [],
    )
  for (let length = Math.min(longest, word.length - 1); length >= LEAST_AT_START; length -= 1) {
    const edgeValues = [...atStart(length), ...(length >= LEAST_AT_END ? atEnd(length) : [])]
    if (edgeValues.length > 0) return edgeValues
  }
  return []
}

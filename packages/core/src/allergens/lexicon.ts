/**
 * Words of lists of ingredients by language: what each says about allergens. Written for Larder from the annexes of
 * the laws and from everyday labels; no list of others was copied.
 */
import { allergens } from '../products/index.ts'

/**
 * `named`: the word of the law, or one that holds it. `clear`: the name of a food that clearly refers to it, such as
 * cheese to milk (Regulation (EU) No 1169/2011, Article 21(1)). `food`: certainly holds it, but says it to those who
 * know only. `maybe`: a question to people.
 */
export type Level = 'named' | 'clear' | 'food' | 'maybe'

/**
 * Keys of allergens with spaces between them, none for a food that only looks like one. Forms have commas between
 * them: `milk~` takes the endings of the language and is part of compound words, `рыбо*` begins a word, and `!`
 * before a form keeps what it says, whatever plant is beside it.
 */
export type Entry = readonly [allergens: string, level: Level, forms: string]

export type Lexicon = {
  readonly endings: string
  readonly entries: readonly Entry[]
  /** Plants whose milk, cream, butter or cheese is none. */
  readonly plants: string
  /** Such a plant also follows: “leche vegetal”. */
  readonly do_plants_follow: boolean
  /** Between milk and its plant: “leche de coco”. */
  readonly links: string
  /** Beside a food that may only be its taste or its substitute: “cheese flavour”. */
  readonly like: string
  /** Before what is not in the food. */
  readonly without: string
  /** The same, before a list: “free from milk, eggs”. */
  readonly claims: string
  /** Behind what is not in the food. */
  readonly free: string
  /** Beside a food that only might hold it: “gluten-free flour”. */
  readonly claimed: string
  /** Before what cannot be ruled out. */
  readonly traces: string
  readonly and: string
  /** Languages that write words together: parts without an allergen, and letters between parts. */
  readonly parts?: string
  readonly joints?: string
  /** Means “or” between two words: Estonian butter. */
  readonly or?: string
  readonly fold: (word: string) => string
}

const ids = new Map<string, number>(allergens.map(({ id, key }) => [key, id]))

export const allergenIdsOf = (keys: string): number[] =>
  keys.split(' ').flatMap((key) => {
    const id = ids.get(key)
    return id === undefined ? [] : [id]
  })

const MARKS = /\p{M}+/gu
/** Letters without accents, for languages whose users leave them out. */
export const withoutAccents = (word: string): string => word.normalize('NFD').replace(MARKS, '')

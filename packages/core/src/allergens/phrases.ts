/** Phrases of a lexicon as a tree of words, and the longest one at a place of a text. */
import type { Token } from './tokens.ts'

type Node<Value> = { readonly next: Map<string, Node<Value>>; readonly values: Value[] }
export type Phrases<Value> = { readonly root: Node<Value>; readonly endings: readonly string[] }

const newNode = <Value>(): Node<Value> => ({ next: new Map(), values: [] })

export const formsOf = (forms: string): string[] =>
  forms
    .split(',')
    .map((form) => form.trim())
    .filter((form) => form !== '')

export const newPhrases = <Value>(endings: string): Phrases<Value> => ({
  root: newNode(),
  endings: ['', ...formsOf(endings)],
})

export function addPhrase<Value>(
  { root }: Phrases<Value>,
  form: string,
  { value, fold }: { readonly value: Value; readonly fold: (word: string) => string },
): void {
  let node = root
  for (const word of form.split(/[ -]/)) {
    const sign = /[~*]$/.exec(word)?.[0] ?? ''
    const key = fold(word.slice(0, word.length - sign.length)) + sign
    const next = node.next.get(key) ?? newNode<Value>()
    node.next.set(key, next)
    node = next
  }
  node.values.push(value)
}

/** Letters of `рыбо*`. */
const LEAST_PREFIX = 3
const MOST_PREFIX = 30

/** Keys by which a word may be found: as it is, less an ending, by its beginning; the surest first. */
function keysOf(word: string, endings: readonly string[]): (readonly [key: string, points: number])[] {
  const keys: (readonly [string, number])[] = [[word, 100]]
  for (const ending of endings)
    if (word.endsWith(ending) && word.length > ending.length)
      keys.push([`${word.slice(0, word.length - ending.length)}~`, 50 + word.length - ending.length])
  for (let length = Math.min(word.length, MOST_PREFIX); length >= LEAST_PREFIX; length -= 1)
    keys.push([`${word.slice(0, length)}*`, length])
  return keys
}

export type Match<Value> = { readonly words: number; readonly values: readonly Value[] }

/** The phrase of most words that begins there; of equally many the one that is written out most exactly. */
export function findPhrase<Value>(
  { root, endings }: Phrases<Value>,
  tokens: readonly Token[],
  at: number,
): Match<Value> | undefined {
  let best: (Match<Value> & { readonly points: number }) | undefined
  const walk = (node: Node<Value>, words: number, points: number): void => {
    if (
      node.values.length > 0 &&
      (best === undefined || words > best.words || (words === best.words && points > best.points))
    )
      best = { words, points, values: node.values }
    const token = tokens[at + words]
    if (token === undefined || (words > 0 && token.gap !== 'space' && token.gap !== 'hyphen')) return
    for (const [key, more] of keysOf(token.word, endings)) {
      const next = node.next.get(key)
      if (next !== undefined) walk(next, words + 1, points + more)
    }
  }
  walk(root, 0, 0)
  return best
}

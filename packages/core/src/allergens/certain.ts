/**
 * Where a word of a list surely says what is in the food, so that nothing has to be added: in its first sentence, where
 * no word of it casts doubt, and where the words beside it are known to change nothing.
 */
import { splitWord } from './compounds.ts'
import type { Piece } from './pieces.ts'
import { findPhrase } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Meaning, Vocabulary } from './vocabulary.ts'

type Item = {
  /** The item in whose brackets it is. */
  readonly head: Item | null
  /** Places of its words, with those in its brackets. */
  readonly all: number[]
  /** Without those in its brackets. */
  readonly own: number[]
  is_doubtful: boolean
}

const MILK = 1
const [WHEAT, GLUTEN] = [7, 11]
const familyOf = (allergen: number): readonly number[] =>
  allergen === WHEAT || allergen === GLUTEN ? [WHEAT, GLUTEN] : [allergen]

const OPENING = /[([{]/
const CLOSING = /[)\]}]/
const SEPARATOR = /[,;•·|\n]/
/** Signs between words that say nothing. */
const SILENT = /[\s%*'"’“”„«»/&+‐‑–.!®™°-]/
/** A list goes on in the next line behind a comma. */
const isEnd = (sign: string, before: string, after: string): boolean =>
  sign === '\n'
    ? !/[,;:([{-]\s*$/.test(before) && before.trim() !== ''
    : /[.!?…。]/.test(sign) && !/\d/.test(after)

/** `is_doubtful`: behind a heading that is not known. */
type Scan = { readonly items: Item[]; item: Item; is_doubtful: boolean }

const newItem = (scan: Pick<Scan, 'items' | 'is_doubtful'>, head: Item | null): Item => {
  const item: Item = { head, all: [], own: [], is_doubtful: scan.is_doubtful }
  scan.items.push(item)
  return item
}

const wordsIn = (item: Item, tokens: readonly Token[]): Token[] => item.own.flatMap((at) => tokens[at] ?? [])

/** “Ingredients:”; behind another heading nobody knows what the list is. */
function isHeading(item: Item, tokens: readonly Token[], { headings }: Vocabulary): boolean {
  const words = wordsIn(item, tokens)
  const heading = findPhrase(headings, words, 0)
  return heading?.words === words.length
}

function readSign(scan: Scan, sign: string, isKnownHeading: () => boolean): void {
  if (OPENING.test(sign)) scan.item = newItem(scan, scan.item)
  else if (CLOSING.test(sign)) scan.item = scan.item.head ?? scan.item
  else if (SEPARATOR.test(sign)) scan.item = newItem(scan, scan.item.head)
  else if (sign === ':') {
    if (!isKnownHeading()) scan.item.is_doubtful = scan.is_doubtful = true
    scan.item = newItem(scan, scan.item.head)
  } else if (!SILENT.test(sign)) scan.item.is_doubtful = true
}

/** Items of the first sentence of the text. */
function itemsOf(text: string, tokens: readonly Token[], vocabulary: Vocabulary): Item[] {
  const items: Item[] = []
  const scan: Scan = { items, item: newItem({ items, is_doubtful: false }, null), is_doubtful: false }
  let letter = 0
  for (const at of [...tokens.keys(), tokens.length]) {
    const { from, to } = tokens[at] ?? { from: text.length, to: text.length }
    for (; letter < from; letter += 1) {
      const sign = text[letter] ?? ''
      if (isEnd(sign, text.slice(0, letter), text[letter + 1] ?? '')) {
        scan.item.is_doubtful ||= sign === '?'
        return items
      }
      readSign(scan, sign, () => isHeading(scan.item, tokens, vocabulary))
    }
    if (at === tokens.length) break
    scan.item.own.push(at)
    for (let item: Item | null = scan.item; item !== null; item = item.head) item.all.push(at)
    letter = to
  }
  return items
}

/** “Without”, “milchfrei”, “0 %”. */
function isDoubt(tokens: readonly Token[], at: number, { doubt, doubtEnds, lexicon }: Vocabulary): boolean {
  const word = tokens[at]?.word ?? ''
  if (word === lexicon.fold('free') && tokens[at + 1]?.word === 'range') return false
  return (
    /^0(?:[.,]0+)?$/.test(word) ||
    findPhrase(doubt, tokens, at) !== undefined ||
    doubtEnds.some((end) => word.endsWith(end) && word.length > end.length)
  )
}

/** One food of the family, and parts that change nothing: “Vollmilchpulver”, and not “Nussmilch”. */
const isOfFamily = (meanings: readonly Meaning[], family: readonly number[]): boolean => {
  const foods = meanings.filter(({ role }) => role === 'food')
  return (
    foods.some(({ allergens }) => allergens.some((id) => family.includes(id))) &&
    foods.every(
      ({ allergens, level }) => level === 'maybe' || allergens.every((id) => family.includes(id)),
    ) &&
    foods.every(({ allergens }) => allergens.length > 0)
  )
}

function isPlainPiece(
  piece: Piece,
  family: readonly number[],
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): boolean {
  if (!isOfFamily(piece.meanings, family)) return false
  const phrase = findPhrase(vocabulary.foods, tokens, piece.first)
  const word = tokens[piece.first]?.word ?? ''
  if (phrase !== undefined || vocabulary.parts === null || /\d/.test(word)) return true
  const split = splitWord(word, vocabulary.parts)
  return split?.every((values) => values.length === 0 || isOfFamily(values, family)) ?? false
}

/** A number, “E 330”, or a word that changes nothing beside a food. */
const isNeutral = (tokens: readonly Token[], at: number, { neutral, parts }: Vocabulary): boolean => {
  const word = tokens[at]?.word ?? ''
  if (/^[eе]?\d[\d.,]*\p{L}?$/u.test(word) || findPhrase(neutral, tokens, at) !== undefined) return true
  return parts !== null && splitWord(word, parts)?.every((values) => values.length === 0) === true
}

export type Certainty = (piece: Piece, allergen: number) => boolean

const NEVER: Certainty = () => false

export function certaintyIn(
  text: string,
  {
    tokens,
    pieces,
    vocabulary,
  }: { tokens: readonly Token[]; pieces: readonly Piece[]; vocabulary: Vocabulary },
): Certainty {
  const items = itemsOf(text, tokens, vocabulary)
  const places = items.flatMap(({ own }) => own)
  if (places.some((at) => isDoubt(tokens, at, vocabulary))) return NEVER
  const pieceAt = (at: number) => pieces.find(({ first, last }) => first <= at && at <= last)
  const isHarmless = (at: number, family: readonly number[]): boolean => {
    const piece = pieceAt(at)
    return piece !== undefined && isPlainPiece(piece, family, tokens, vocabulary)
      ? true
      : isNeutral(tokens, at, vocabulary)
  }
  return (piece, allergen) => {
    const item = items.find(({ own }) => own.includes(piece.first))
    const family = familyOf(allergen)
    if (item === undefined || item.is_doubtful || !isPlainPiece(piece, family, tokens, vocabulary))
      return false
    for (let { head } = item; head !== null; { head } = head)
      if (allergen === MILK && head.own.some((at) => findPhrase(vocabulary.plants, tokens, at) !== undefined))
        return false
    return item.all.every((at) => isHarmless(at, family))
  }
}

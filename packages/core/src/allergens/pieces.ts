/** Foods of a list of ingredients where they are, before what surrounds them is considered. */
import { allergensOfAdditive } from './additive-numbers.ts'
import { splitWord, valuesAtEdges, type Parts } from './compounds.ts'
import { findPhrase } from './phrases.ts'
import type { Token } from './tokens.ts'
import type { Meaning, Vocabulary } from './vocabulary.ts'

/** Words `first` to `last` and what they say. */
export type Piece = {
  readonly first: number
  readonly last: number
  readonly meanings: readonly Meaning[]
}

const MILK = 1
const isMilk = ({ allergens }: Meaning): boolean => allergens.includes(MILK)
const foodsOf = (meanings: readonly Meaning[]): Meaning[] => meanings.filter(({ role }) => role === 'food')
const has = (meanings: readonly Meaning[] | undefined, role: Meaning['role']): boolean =>
  meanings?.some((one) => one.role === role) ?? false

/** “Glutenfrei”. */
export const isFreeCompound = (word: string, parts: Parts<Meaning>): boolean =>
  has(splitWord(word, parts)?.at(-1), 'free')

/** “Hafermilch” says oats and no milk, “glutenfrei” nothing. */
function meaningsOfCompound(word: string, { parts }: Vocabulary): readonly Meaning[] {
  if (parts === null) return []
  const split = splitWord(word, parts)
  if (split === undefined)
    return foodsOf(valuesAtEdges(word, parts)).map((one) => ({ ...one, level: 'maybe' as const }))
  if (has(split.at(-1), 'free')) return []
  const isLike = split.some((meanings) => has(meanings, 'like'))
  return split
    .flatMap((meanings, at) =>
      foodsOf(meanings).filter(
        (one) => one.is_kept || !isMilk(one) || !split.slice(0, at).some((before) => has(before, 'plant')),
      ),
    )
    .map((one) => (isLike ? { ...one, level: 'maybe' } : one))
}

/** “E 220”, “E220”, “INS 220”, and “(220)” as in Australia. */
function readNumber(tokens: readonly Token[], at: number, text: string): Piece | undefined {
  const token = tokens[at]
  if (token === undefined) return undefined
  const next = tokens[at + 1]
  // A Cyrillic “е” looks the same.
  const alone = /^(?:[eе]|ins)(\d{3,4}[a-z]?)$/.exec(token.word)?.[1]
  const isSign = /^(?:[eе]|ins)$/.test(token.word) && next !== undefined && next.gap !== 'end'
  const bare = /^\d{3}$/.test(token.word) && text[token.from - 1] === '(' && text[token.to] === ')'
  const key = alone ?? (isSign ? next.word : bare ? token.word : '')
  const additiveAllergens = allergensOfAdditive(key)
  if (additiveAllergens === undefined) return undefined
  return {
    first: at,
    last: isSign && alone === undefined ? at + 1 : at,
    meanings: [{ role: 'food', is_kept: true, ...additiveAllergens }],
  }
}

export function findPieces(tokens: readonly Token[], text: string, vocabulary: Vocabulary): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < tokens.length;) {
    const number = readNumber(tokens, at, text)
    const phrase = findPhrase(vocabulary.foods, tokens, at)
    const piece: Piece =
      number ??
      (phrase === undefined
        ? { first: at, last: at, meanings: meaningsOfCompound(tokens[at]?.word ?? '', vocabulary) }
        : { first: at, last: at + phrase.words - 1, meanings: phrase.values })
    if (piece.meanings.length > 0) pieces.push(piece)
    at = piece.last + 1
  }
  return withoutPlantMilk(pieces, tokens, vocabulary)
}

/** Words that name a plant, by their place. */
function plantsIn(tokens: readonly Token[], { plants, parts }: Vocabulary): Set<number> {
  const places = new Set<number>()
  for (const [at, { word }] of tokens.entries()) {
    const words = findPhrase(plants, tokens, at)?.words ?? 0
    for (let more = 0; more < words; more += 1) places.add(at + more)
    if (parts !== null && splitWord(word, parts)?.some((values) => has(values, 'plant')) === true)
      places.add(at)
  }
  return places
}

/** “Almond milk” and “leche de coco” say no milk; “almond milk powder” neither. */
function withoutPlantMilk(
  pieces: readonly Piece[],
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): Piece[] {
  const { do_plants_follow, links } = vocabulary.lexicon
  const plants = plantsIn(tokens, vocabulary)
  const linking = new Set(links.split(',').map((link) => link.trim()))
  const isJoined = (at: number): boolean => ['space', 'hyphen'].includes(tokens[at]?.gap ?? 'end')
  const isBeside = ({ first, last }: Piece): boolean =>
    (isJoined(first) && plants.has(first - 1)) ||
    (do_plants_follow && isJoined(last + 1) && plants.has(last + 1)) ||
    (isJoined(last + 1) &&
      linking.has(tokens[last + 1]?.word ?? '') &&
      isJoined(last + 2) &&
      plants.has(last + 2))
  return pieces.map((piece) => {
    const { first, last, meanings } = piece
    if (!meanings.some((one) => isMilk(one) && !one.is_kept) || !isBeside(piece)) return piece
    for (let at = first; at <= last; at += 1) plants.add(at)
    return { ...piece, meanings: meanings.filter((one) => one.is_kept || !isMilk(one)) }
  })
}

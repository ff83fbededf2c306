/**
 * Reads which allergens a list of ingredients names, by whole words: “Speisesalz” says no sesame, “ohne Milch” no milk.
 */
import type { Level } from './lexicon.ts'
import { certaintyIn } from './certain.ts'
import { findPieces, isFreeCompound, type Piece } from './pieces.ts'
import { findPhrase } from './phrases.ts'
import { tokenise, type Token } from './tokens.ts'
import { vocabularyOf, type Vocabulary } from './vocabulary.ts'

/** Letters `from` to `to` of the text name the allergen. */
export type Naming = {
  readonly allergen: number
  readonly level: Level
  readonly from: number
  readonly to: number
  /** Nothing in the text leaves a doubt that it is in the food. */
  readonly is_certain: boolean
}

/** What is said of a word: in the food, not in it, at most traces; or it cannot be decided. */
type Presence = 'in' | 'out' | 'trace' | 'unsure'

const isEnd = (token: Token | undefined): boolean => token === undefined || token.gap === 'end'
const isBreak = (token: Token | undefined): boolean => isEnd(token) || token?.gap === 'break'

const until = (tokens: readonly Token[], from: number, stop: typeof isEnd): number => {
  let at = from + 1
  while (!stop(tokens[at])) at += 1
  return at
}

type Text = {
  readonly tokens: readonly Token[]
  readonly pieces: readonly Piece[]
  readonly names: ReadonlySet<number>
  /** Places of words that begin or end a grain, a nut or a seed. */
  readonly foods: ReadonlySet<number>
  readonly vocabulary: Vocabulary
}

/** Places of words that begin the name of an allergen. */
const namesOf = (pieces: readonly Piece[]): ReadonlySet<number> =>
  new Set(
    pieces.flatMap(({ first, meanings }) =>
      meanings.some(({ allergens }) => allergens.length > 0) ? [first] : [],
    ),
  )

/** Tree nuts, peanuts, wheat, soya, sesame, gluten and lupin: what flour, starch and lecithin are made of. */
const GROWN = [5, 6, 7, 8, 10, 11, 17]

const sourcesOf = (pieces: readonly Piece[]): ReadonlySet<number> =>
  new Set(
    pieces.flatMap(({ first, last, meanings }) =>
      meanings.some(({ allergens, level }) => level !== 'maybe' && allergens.some((id) => GROWN.includes(id)))
        ? [first, last]
        : [],
    ),
  )

function namesIn({ names }: Text, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (names.has(at)) return true
  return false
}

const wordsOf = (words: string): string[] => words.split(',').map((word) => word.trim())

/** Foods that one negation may list. */
const MOST_LISTED = 30

/** Where the list ends that a negation begins: “ohne Milch, Eier und Nüsse”; its own part where it is no list. */
function listAfter(text: Text, { from, to }: { from: number; to: number }, is_claim: boolean): number {
  const { tokens, vocabulary } = text
  const and = wordsOf(vocabulary.lexicon.and)
  let last = to
  let hasAnd = is_claim
  if (!namesIn(text, from, to)) return to
  for (let listed = 0; listed < MOST_LISTED && !isEnd(tokens[last]); listed += 1) {
    const next = until(tokens, last, isBreak)
    if (!namesIn(text, last, next)) break
    hasAnd ||= tokens.slice(last, next).some(({ word }) => and.includes(word))
    last = next
  }
  return hasAnd ? last : to
}

function sayByScopes(text: Text): Presence[] {
  const { tokens, vocabulary } = text
  const presences = tokens.map((): Presence => 'in')
  const fill = (from: number, to: number, value: Presence): void => {
    for (let at = from; at < to; at += 1) if (presences[at] === 'in') presences[at] = value
  }
  for (const at of tokens.keys()) {
    const scope = findPhrase(vocabulary.scopes, tokens, at)
    if (scope === undefined || presences[at] === 'trace') continue
    if (scope.values.includes('traces')) fill(at, until(tokens, at, isEnd), 'trace')
    else {
      const end = until(tokens, at + scope.words - 1, isBreak)
      fill(at, end, 'out')
      fill(end, listAfter(text, { from: at, to: end }, scope.values.includes('claims')), 'unsure')
    }
  }
  return presences
}

/** “Egg-free”; of “milk and egg free” it is not sure what the milk is. */
function sayByWordsBehind(text: Text, presences: Presence[]): void {
  const { tokens, pieces, vocabulary } = text
  const and = wordsOf(vocabulary.lexicon.and)
  for (const [index, { first, last }] of pieces.entries()) {
    const next = tokens[last + 1]
    if (isBreak(next) || findPhrase(vocabulary.free, tokens, last + 1) === undefined) continue
    presences[first] = 'out'
    const before = pieces[index - 1]
    if (before?.last === first - 2 && and.includes(tokens[first - 1]?.word ?? ''))
      presences[before.first] = 'unsure'
  }
}

/** Estonian “või” between two words means “or”, else butter. */
const isOr = ({ tokens, vocabulary }: Text, { first, last }: Piece): boolean =>
  tokens[first]?.word === vocabulary.lexicon.or &&
  !isBreak(tokens[first]) &&
  !isBreak(tokens[last + 1]) &&
  /^\p{L}/u.test(tokens[last + 1]?.word ?? '')

/** “Rye flour”, “мука ржаная”: the word beside it answers whether the flour is of wheat. */
function isAnswered({ tokens, foods, vocabulary }: Text, { first, last }: Piece): boolean {
  const { plants, lexicon } = vocabulary
  const says = (at: number): boolean => findPhrase(plants, tokens, at) !== undefined || foods.has(at)
  if (!isBreak(tokens[first]) && says(first - 1)) return true
  return lexicon.do_plants_follow && !isBreak(tokens[last + 1]) && says(last + 1)
}

/** “Gluten-free flour”, “glutenfreies Mehl”: no question about the flour. */
function isClaimed({ tokens, vocabulary }: Text, { first, last }: Piece): boolean {
  const { claimed, parts } = vocabulary
  const claims = (at: number): boolean =>
    findPhrase(claimed, tokens, at) !== undefined ||
    (parts !== null && isFreeCompound(tokens[at]?.word ?? '', parts))
  return (!isBreak(tokens[first]) && claims(first - 1)) || (!isBreak(tokens[last + 1]) && claims(last + 1))
}

/** “Cheese flavour”, “aroma de queso”: perhaps none of it. */
function isLike({ tokens, vocabulary }: Text, { first, last }: Piece): boolean {
  const { like, lexicon } = vocabulary
  const links = wordsOf(lexicon.links)
  const names = (at: number): boolean => findPhrase(like, tokens, at) !== undefined
  if (!isBreak(tokens[last + 1]) && names(last + 1)) return true
  if (isBreak(tokens[first])) return false
  if (names(first - 1)) return true
  return !isBreak(tokens[first - 1]) && links.includes(tokens[first - 1]?.word ?? '') && names(first - 2)
}

/** In the order of the text. */
export function readAllergens(text: string, lang: string): Naming[] {
  const vocabulary = vocabularyOf(lang)
  const tokens = tokenise(text, vocabulary.lexicon.fold)
  const pieces = findPieces(tokens, text, vocabulary)
  const read: Text = {
    tokens,
    pieces,
    names: namesOf(pieces),
    foods: sourcesOf(pieces),
    vocabulary,
  }
  const isCertain = certaintyIn(text, read)
  const presences = sayByScopes(read)
  sayByWordsBehind(read, presences)
  return read.pieces.flatMap((piece) => {
    const state = presences[piece.first] ?? 'in'
    if (state === 'out' || state === 'trace' || isOr(read, piece)) return []
    const isUnsure = state === 'unsure' || isLike(read, piece)
    const [from, to] = [tokens[piece.first]?.from ?? 0, tokens[piece.last]?.to ?? 0]
    return piece.meanings.flatMap(({ allergens, level, is_kept }) =>
      level === 'maybe' && (isClaimed(read, piece) || (!is_kept && isAnswered(read, piece)))
        ? []
        : allergens.map((allergen) => ({
            allergen,
            level: isUnsure ? 'maybe' : level,
            from,
            to,
            is_certain: !isUnsure && isCertain(piece, allergen),
          })),
    )
  })
}

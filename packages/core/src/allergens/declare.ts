/**
 * What a list of ingredients declares: an allergen counts where an emphasised word certainly names it, and the rest is
 * added. Regulation (EU) No 1169/2011, Articles 9(1)(c) and 21(1).
 */
import { idsOf, setOf, type AllergenSet } from '../products/index.ts'
import { readAllergens, type Naming } from './read.ts'

const [WHEAT, GLUTEN] = [7, 11]

/** Wheat is the cereal: gluten is not named beside it. */
const namedOf = (set: AllergenSet): number[] => {
  const ids = idsOf(set)
  return ids.filter((id) => id !== GLUTEN || !ids.includes(WHEAT))
}

export type Declaring = {
  readonly lang: string
  /** The law lets cheese, butter, cream and yoghurt refer to milk by themselves. */
  readonly has_clear_names: boolean
  readonly nameOf: (allergen: number) => string
  readonly emphasise: (text: string) => string
  /** What the parts of the text declare already. */
  readonly declared?: AllergenSet
}

export type Declared = {
  /** With the naming words emphasised. */
  readonly text: string
  /** Ids of the set that the text does not declare. */
  readonly missing: readonly number[]
}

const counts = ({ level }: Naming, { has_clear_names }: Declaring): boolean =>
  level === 'named' || (level === 'clear' && has_clear_names)

/** Letters of the text outside of the words. */
function lettersBeside(text: string, words: readonly Naming[]): string {
  let [rest, at] = ['', 0]
  for (const { from, to } of words) [rest, at] = [rest + text.slice(at, from), to]
  return (rest + text.slice(at)).replace(/\P{L}/gu, '')
}

/** A word in capitals does not stand out of a list in capitals. */
function standsOut(text: string, words: readonly Naming[], emphasise: Declaring['emphasise']): boolean {
  const beside = lettersBeside(text, words)
  const plain = [...beside].filter((letter) => emphasise(letter) !== letter).length
  return beside === '' ? emphasise(text) !== text : plain * 2 > beside.length
}

/** Emphasises the words that name an allergen of the set; which of them certainly declare it is another question. */
export function declareIn(text: string, set: AllergenSet, declaring: Declaring): Declared {
  const ids = idsOf(set)
  const namings = readAllergens(text, declaring.lang).filter(
    (one) =>
      ids.includes(one.allergen) &&
      (counts(one, declaring) || (one.allergen === GLUTEN && one.level === 'food')),
  )
  const words = namings.filter(({ from }, index) => from !== namings[index - 1]?.from)
  let [emphasised, at] = ['', 0]
  for (const { from, to } of words) {
    emphasised += text.slice(at, from) + declaring.emphasise(text.slice(from, to))
    at = to
  }
  const doesStandOut = standsOut(text, words, declaring.emphasise)
  const declared = new Set(
    namings.filter((one) => one.is_certain && counts(one, declaring)).map(({ allergen }) => allergen),
  )
  for (const id of idsOf(declaring.declared ?? setOf([]))) declared.add(id)
  return {
    text: emphasised + text.slice(at),
    missing: namedOf(set).filter((id) => !doesStandOut || !declared.has(id)),
  }
}

/** “(EGGS, MUSTARD)” behind a text, nothing for an empty list. */
const inBrackets = (ids: readonly number[], { nameOf, emphasise }: Declaring): string =>
  ids.length === 0 ? '' : ` (${ids.map((id) => emphasise(nameOf(id))).join(', ')})`

/** One ingredient: its name, what its supplier lists, and in brackets the allergens that neither declares. */
export function declareIngredient(text: string, set: AllergenSet, declaring: Declaring): string {
  const declared = declareIn(text, set, declaring)
  return declared.text + inBrackets(declared.missing, declaring)
}

/** A whole list: allergens that it does not declare follow it, “… salt. Contains: EGGS”. */
export function declareList(
  text: string,
  set: AllergenSet,
  { contains, ...declaring }: Declaring & { readonly contains: string },
): string {
  const declared = declareIn(text, set, declaring)
  if (declared.missing.length === 0) return declared.text
  const names = declared.missing.map((id) => declaring.emphasise(declaring.nameOf(id))).join(', ')
  const list = declared.text.trim()
  return list === '' ? names : `${list}${/[.!?]$/.test(list) ? '' : '.'} ${contains}: ${names}`
}

/** An allergen that a text names and nobody stated, with the words that name it. */
export type Proposal = { id: number; words: string[] }

/** What people settled: the word does not name the allergen here. */
export type RuledOut = { readonly id: number; readonly word: string }

const plainWord = (word: string): string => word.normalize('NFKC').toLowerCase().trim().replace(/\s+/g, ' ')

/** As it is stored: “8 soy lecithin”. */
export const writeRuledOut = ({ id, word }: RuledOut): string => `${id} ${plainWord(word)}`
export const readRuledOut = (stored: string): RuledOut => ({
  id: Number.parseInt(stored, 10),
  word: stored.replace(/^\d+ /, ''),
})

/** Texts of one product, and what people settled about them. */
export type Source = { readonly texts: readonly string[]; readonly ruled_out: readonly RuledOut[] }

/**
 * Allergens that the texts name, surely or perhaps, and that are not in the set. A word that people ruled out does not
 * count; one that comes later does.
 */
export function proposeAllergens(sources: readonly Source[], set: AllergenSet, lang: string): Proposal[] {
  const statedIds = idsOf(setOf(idsOf(set)))
  const wordsByAllergen = new Map<number, Set<string>>()
  for (const { texts, ruled_out } of sources) {
    const settled = new Set(ruled_out.map(writeRuledOut))
    for (const text of texts)
      for (const { allergen, from, to } of readAllergens(text, lang)) {
        const word = plainWord(text.slice(from, to))
        if (statedIds.includes(allergen) || settled.has(writeRuledOut({ id: allergen, word }))) continue
        wordsByAllergen.set(allergen, (wordsByAllergen.get(allergen) ?? new Set()).add(word))
      }
  }
  // A statement of wheat is one of gluten too.
  return [...wordsByAllergen]
    .filter(
      ([id, words]) => id !== GLUTEN || ![...words].every((word) => wordsByAllergen.get(WHEAT)?.has(word)),
    )
    .map(([id, words]) => ({ id, words: [...words] }))
    .toSorted((a, b) => a.id - b.id)
}

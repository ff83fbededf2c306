/** A lexicon made ready for reading, once for each language. */
import { certaintyWords, type CertaintyWords } from './certainty-words.ts'
import { partsOf, type Parts } from './compounds.ts'
import { lexiconOf } from './languages.ts'
import { allergenIdsOf, type Level, type Lexicon } from './lexicon.ts'
import { addPhrase, formsOf, newPhrases, type Phrases } from './phrases.ts'

export type Meaning = {
  /** `other`: a part of a word that is no form of a food, and without an allergen. */
  readonly role: 'food' | 'plant' | 'free' | 'like' | 'other'
  /** Ids; empty for a food that only looks like one. */
  readonly allergens: readonly number[]
  readonly level: Level
  /** Stays milk beside a plant. */
  readonly is_kept: boolean
}

export type Vocabulary = {
  readonly lexicon: Lexicon
  readonly foods: Phrases<Meaning>
  readonly plants: Phrases<Meaning>
  readonly free: Phrases<Meaning>
  readonly like: Phrases<Meaning>
  readonly claimed: Phrases<Meaning>
  /** What is before words that do not say what is in the food. */
  readonly scopes: Phrases<'without' | 'claims' | 'traces'>
  /** Words that cast doubt on a list, change nothing beside a food, and stand before the colon of a list. */
  readonly doubt: Phrases<true>
  readonly doubtEnds: readonly string[]
  readonly neutral: Phrases<true>
  readonly headings: Phrases<true>
  /** Null for languages that write words apart. */
  readonly parts: Parts<Meaning> | null
}

const plain = (role: Meaning['role']): Meaning => ({ role, allergens: [], level: 'food', is_kept: false })

function foodsOf(lexicon: Lexicon): (readonly [form: string, meaning: Meaning])[] {
  return lexicon.entries.flatMap(([keys, level, forms]) =>
    formsOf(forms).map((form): readonly [string, Meaning] => {
      const is_kept = form.startsWith('!')
      return [
        is_kept ? form.slice(1) : form,
        { role: 'food', allergens: allergenIdsOf(keys), level, is_kept },
      ]
    }),
  )
}

/** Parts of words that are foods of their own: “Bohnenkäse”. */
const othersOf = (
  { parts = '' }: Lexicon,
  neutral: string,
): (readonly [form: string, meaning: Meaning])[] => {
  const neutralForms = new Set(formsOf(neutral))
  return formsOf(parts)
    .filter((part) => !neutralForms.has(part))
    .map((part) => [`${part}~`, plain('other')] as const)
}

function makeVocabulary(lexicon: Lexicon, words: CertaintyWords): Vocabulary {
  const { endings, fold } = lexicon
  const fill = <Value>(formValues: readonly (readonly [string, Value])[]): Phrases<Value> => {
    const phrases = newPhrases<Value>(endings)
    for (const [form, value] of formValues) addPhrase(phrases, form, { value, fold })
    return phrases
  }
  const foods = foodsOf(lexicon)
  const plants = formsOf(lexicon.plants).map((form) => [form, plain('plant')] as const)
  const free = formsOf(lexicon.free).map((form) => [form, plain('free')] as const)
  const like = formsOf(lexicon.like).map((form) => [form, plain('like')] as const)
  const listed = (forms: string): Phrases<true> => fill(formsOf(forms).map((form) => [form, true] as const))
  const kinds = ['without', 'claims', 'traces'] as const
  return {
    lexicon,
    foods: fill(foods),
    plants: fill(plants),
    free: fill(free),
    like: fill(like),
    claimed: fill(formsOf(lexicon.claimed).map((form) => [form, plain('free')] as const)),
    scopes: fill(kinds.flatMap((kind) => formsOf(lexicon[kind]).map((form) => [form, kind] as const))),
    doubt: listed(words.doubt),
    doubtEnds: formsOf(words.doubt_ends).map(fold),
    neutral: listed(words.neutral),
    headings: listed(words.headings),
    parts:
      lexicon.parts === undefined
        ? null
        : partsOf(lexicon, [...foods, ...plants, ...free, ...like, ...othersOf(lexicon, words.neutral)]),
  }
}

const vocabularies = new Map<Lexicon, Vocabulary>()

/** Of “de” or “de_AT”; English where the language is not known. */
export function vocabularyOf(lang: string): Vocabulary {
  const lexicon = lexiconOf(lang)
  const cachedVocabulary = vocabularies.get(lexicon)
  if (cachedVocabulary !== undefined) return cachedVocabulary
  const words = certaintyWords[lang.slice(0, 2)] ?? certaintyWords['en']
  if (words === undefined) throw new Error('No words of certainty.')
  const vocabulary = makeVocabulary(lexicon, words)
  vocabularies.set(lexicon, vocabulary)
  return vocabulary
}

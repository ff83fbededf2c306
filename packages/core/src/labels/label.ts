/**
 * What a label says, by the law of its country. All words come in; the order and what is needed is decided
 * here.
 */
import { allergenLawOf } from '../products/index.ts'
import { codeSide, EDGE, GAP, type LabelSize } from './sizes.ts'

export type LabelLaw = {
  /** Allergens follow the list of ingredients once more: “Contains: …”. */
  readonly has_contains: boolean
  /** That statement is enough: the list itself does not have to name all of them. */
  readonly is_contains_enough: boolean
  /** Cheese, butter, cream and yoghurt refer to milk by themselves. */
  readonly has_clear_names: boolean
  /** Document and place in it. */
  readonly source: string
}

/** Regulation (EU) No 1169/2011, Article 21(1), last subparagraph, and the Notice 2017/C 428/01. */
const byArticle21 = { has_contains: false, is_contains_enough: false, has_clear_names: true } as const
/** 21 USC 343(w)(1) and B.01.010.1(2): in the list or in the statement. */
const eitherWay = { has_contains: true, is_contains_enough: true, has_clear_names: false } as const
const both = { has_contains: true, is_contains_enough: false, has_clear_names: false } as const
const listOnly = { has_contains: false, is_contains_enough: false, has_clear_names: false } as const
const EU: LabelLaw = { ...byArticle21, source: 'Regulation (EU) No 1169/2011, Article 9' }
const EU_ALLERGENS = allergenLawOf('EU').source
/** A statement of all allergens is required beside the list of ingredients since 25 February 2024. */
const FOOD_STANDARDS = 'Australia New Zealand Food Standards Code, Standards 1.2.1 and 1.2.3'
const laws: Readonly<Record<string, LabelLaw>> = {
  GB: { ...byArticle21, source: 'Assimilated Regulation (EU) No 1169/2011, Article 9' },
  US: { ...eitherWay, source: '21 CFR 101.4; 21 USC 343(w)' },
  CA: { ...eitherWay, source: 'Food and Drug Regulations (C.R.C., c. 870), B.01.010.1 and B.01.010.3' },
  AU: { ...both, source: FOOD_STANDARDS },
  NZ: { ...both, source: FOOD_STANDARDS },
  UA: { ...listOnly, source: 'Law of Ukraine No 2639-VIII, Articles 6 and 15' },
}

/** Alpha-2 code of the country; where the law is not known, that of the Union without its name and its reliefs. */
export function labelLawOf(country: string | null | undefined): LabelLaw {
  const countryLaw = laws[(country ?? '').toUpperCase()]
  const is_eu = allergenLawOf(country).source === EU_ALLERGENS
  return countryLaw ?? (is_eu ? EU : { ...listOnly, source: '' })
}

export type LabelLine = {
  readonly label: string
  readonly text: string
  readonly is_strong: boolean
}
export type Label = {
  readonly title: string
  readonly lines: readonly LabelLine[]
  /** Content of a QR code; null = none. */
  readonly code: string | null
  /** GS1 element string with brackets, “(01)…(17)…(10)…”; null without a GTIN. */
  readonly gs1: string | null
}

/** “Use by: 30.11.2026”: label and text, empty ones left out. */
export const labelLines = (
  entries: readonly (readonly [label: string, text: string, is_strong?: boolean])[],
): LabelLine[] =>
  entries
    .filter(([, text]) => text.trim() !== '')
    .map(([label, text, is_strong = false]) => ({ label, text: text.trim().replace(/\s+/g, ' '), is_strong }))

/**
 * Points of a letter whose “x” is 1.2 mm high (Article 13(2)): x is 0.486 of the size in Source Sans 3, and a
 * point is 0.3528 mm.
 */
export const LEAST_POINTS = 7.1
const POINT = 0.352_78
/** Mean width of a letter as a share of its size, on the safe side. */
const LETTER = 0.5
const LEADING = 1.25

/** Whether the label holds all of it at the least size of letters. */
export function fitsLabel({ title, lines, code }: Label, size: LabelSize): boolean {
  const side = codeSide(size, code !== null)
  const width = size.width - 2 * EDGE - (side === 0 ? 0 : side + GAP)
  const letters = width / (LEAST_POINTS * POINT * LETTER)
  const count = (text: string, share = 1): number => Math.max(1, Math.ceil(text.length / (letters * share)))
  const all = lines.reduce(
    (sum, { label, text }) => sum + count(`${label}: ${text}`),
    count(title, 0.8) * 1.3,
  )
  return all * LEAST_POINTS * POINT * LEADING <= size.height - 2 * EDGE
}

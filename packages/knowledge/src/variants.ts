/** The texts of a variant of English: those in US English with its spelling, terms and sentences. */
import type { KnowledgeTexts } from '@larder/core/haccp'
import { variants, type Variant } from './texts/en/variants.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** A pair for the beginning of a sentence too. */
const bothCases = (
  pairs: readonly (readonly [string, string])[],
): readonly (readonly [american: string, own: string])[] =>
  pairs.flatMap(([american, own]) => [
    [american, own],
    [capital(american), capital(own)],
  ])

/** One pass over the text, the longest term first; what `{limit:…}` names is no word. */
function replacer(pairs: readonly (readonly [string, string])[], edge: string): (text: string) => string {
  const own = new Map(bothCases(pairs))
  const terms = [...own.keys()].toSorted((a, b) => b.length - a.length).join('|')
  const termPattern = new RegExp(String.raw`\{[^{}]*\}|${edge}(?:${terms})${edge}`, 'gu')
  return (text) => text.replaceAll(termPattern, (term) => own.get(term) ?? term)
}

function translator({ spelling, terms }: Variant): (text: string) => string {
  const [inWords, ofTerms] = [replacer(spelling, ''), replacer(terms, String.raw`\b`)]
  return (text) => inWords(ofTerms(text))
}

/** Titles of documents are names; nothing in them is spelled in another way. */
const isName = (path: string): boolean => path.startsWith('words.document.')

function rewrite(value: unknown, path: string, text: (text: string, path: string) => string): unknown {
  if (typeof value === 'string') return text(value, path)
  if (typeof value !== 'object' || value === null) return value
  const below = Object.entries(value).map(
    ([key, one]) => [key, rewrite(one, path === '' ? key : `${path}.${key}`, text)] as const,
  )
  return Array.isArray(value) ? below.map(([, one]) => one) : Object.fromEntries(below)
}

const written = new WeakMap<KnowledgeTexts, Map<string, KnowledgeTexts>>()

/** The English texts in a variant; those of US English where there is no such variant. */
export function inVariant(english: KnowledgeTexts, key: string): KnowledgeTexts {
  const variant = variants[key]
  if (variant === undefined) return english
  const textsByVariant = written.get(english) ?? new Map<string, KnowledgeTexts>()
  written.set(english, textsByVariant)
  const cachedTexts = textsByVariant.get(key)
  if (cachedTexts) return cachedTexts
  const translate = translator(variant)
  const { language: _language, ...texts } = english
  const own = rewrite(texts, '', (text, path) =>
    isName(path) ? text : (variant.texts[path] ?? translate(text)),
  ) as Omit<KnowledgeTexts, 'language'>
  const result: KnowledgeTexts = { ...own, language: key }
  textsByVariant.set(key, result)
  return result
}

const variantOfCountry: Readonly<Record<string, string>> = {
  GB: 'en_GB',
  IE: 'en_GB',
  CA: 'en_CA',
  AU: 'en_AU',
}

/** A plan in English is read in the country's own: `en` in Great Britain and Ireland is `en_GB`. */
export const englishOf = (country: string): string => variantOfCountry[country] ?? 'en'

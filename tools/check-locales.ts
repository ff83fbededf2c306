/**
 * Compares the texts of all languages with English, and English with the keys used in the sources. Fails on:
 * a key that English lacks, other placeholders than English, an empty text, a counted text without exactly
 * the plural forms of its language (Unicode CLDR), a used key that English lacks, a key of English that a
 * language lacks. Reports only: keys that no source names. `node tools/check-locales.ts [checkout]`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkHelp } from './locales/check-help.ts'
import { readKeys, type KeyUse } from './locales/read-keys.ts'
import { listSourceFiles } from './source-files.ts'

type Texts = Readonly<Record<string, unknown>>

export type LocaleReport = {
  readonly keys: number
  readonly findings: readonly string[]
  /** Language → keys of English that it lacks. */
  readonly missing: ReadonlyMap<string, readonly string[]>
  readonly unused: readonly string[]
}

const plural = /_(zero|one|two|few|many|other)$/
const baseOf = (key: string): string => key.replace(plural, '')

const placeholders = (text: string): string =>
  [
    ...new Set(
      [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}|<\/?(\w+)\s*\/?>/g)].map(
        (match) => match[1] ?? `<${match[2]}>`,
      ),
    ),
  ]
    .sort()
    .join(' ')

/** English forms of a key; a language may have more plural forms than English has. */
function englishOf(english: Texts, key: string): string | undefined {
  const own = english[key] ?? (plural.test(key) ? english[`${baseOf(key)}_other`] : undefined)
  return typeof own === 'string' ? own : undefined
}

function judgeText(english: Texts, key: string, text: unknown): string | undefined {
  if (typeof text !== 'string') return `"${key}" is not a text`
  if (text.trim() === '') return `"${key}" is empty`
  const original = englishOf(english, key)
  if (original === undefined) return `"${key}" is not in en.json`
  const [wanted, textPlaceholders] = [placeholders(original), placeholders(text)]
  const mayOmitCount =
    plural.test(key) &&
    wanted
      .split(' ')
      .filter((name) => name !== 'count')
      .join(' ') === textPlaceholders
  return wanted === textPlaceholders || mayOmitCount
    ? undefined
    : `"${key}" has the placeholders "${textPlaceholders}", English "${wanted}"`
}

const formsOf = (texts: Texts, base: string): readonly string[] =>
  Object.keys(texts)
    .filter((key) => plural.test(key) && baseOf(key) === base)
    .map((key) => key.slice(base.length + 1))
    .toSorted()

/** Texts that count: they have a form for one, or name the count. `reason_other` alone is a word like any. */
function countedKeys(english: Texts): readonly string[] {
  const counts = (key: string): boolean =>
    `${baseOf(key)}_one` in english || String(english[key]).includes('{{count}}')
  return [
    ...new Set(
      Object.keys(english)
        .filter((key) => plural.test(key) && counts(key))
        .map(baseOf),
    ),
  ]
}

/** i18next reads the form that CLDR names, and shows English where it is missing. */
function judgePlurals(language: string, own: Texts, counted: readonly string[]): readonly string[] {
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted().join(', ')
  return counted.flatMap((base) => {
    const ownForms = formsOf(own, base).join(', ')
    return ownForms === '' || ownForms === wanted
      ? []
      : [`"${base}" has the plural forms ${ownForms}; its language has ${wanted}`]
  })
}

function missingIn(english: Texts, own: Texts): string[] {
  const present = new Set(Object.keys(own).flatMap((key) => [key, baseOf(key)]))
  return Object.keys(english).filter((key) => !present.has(plural.test(key) ? baseOf(key) : key))
}

function readTexts(file: string): Texts {
  return JSON.parse(readFileSync(file, 'utf8')) as Texts
}

function judgeUses(english: Texts, uses: readonly KeyUse[]): { findings: string[]; unused: string[] } {
  const englishKeys = new Set(Object.keys(english).flatMap((key) => [key, baseOf(key)]))
  const findings = uses
    .filter((use) => use.kind === 'asked' && !englishKeys.has(use.text))
    .map((use) => `${use.where}: "${use.text}" is not in en.json`)
  const usedKeys = new Set(uses.filter((use) => use.kind !== 'prefix').map((use) => use.text))
  const prefixes = [...new Set(uses.filter((use) => use.kind === 'prefix').map((use) => use.text))]
  const unused = Object.keys(english).filter(
    (key) =>
      !usedKeys.has(key) && !usedKeys.has(baseOf(key)) && !prefixes.some((prefix) => key.startsWith(prefix)),
  )
  return { findings, unused }
}

/** Checks packages/locales of the checkout at `root` against its sources. */
export function checkLocales(root: string): LocaleReport {
  const folder = join(root, 'packages', 'locales')
  const file = join(folder, 'en.json')
  if (!existsSync(file))
    return { keys: 0, findings: ['packages/locales/en.json is missing'], missing: new Map(), unused: [] }
  const english = readTexts(file)
  const languages = readdirSync(folder)
    .filter((name) => /^[a-z]{2}(-[a-zA-Z]+)?\.json$/.test(name))
    .sort()
  const findings: string[] = []
  const missing = new Map<string, string[]>()
  const counted = countedKeys(english)
  for (const name of languages) {
    const own = readTexts(join(folder, name))
    for (const [key, text] of Object.entries(own)) {
      const reason = judgeText(english, key, text)
      if (reason !== undefined) findings.push(`packages/locales/${name}: ${reason}`)
    }
    findings.push(
      ...judgePlurals(name.replace('.json', ''), own, counted).map(
        (reason) => `packages/locales/${name}: ${reason}`,
      ),
    )
    const lacking = missingIn(english, own)
    if (lacking.length > 0) missing.set(name.replace('.json', ''), lacking)
  }
  const sources = listSourceFiles(root).filter(
    (path) => /packages\/[^/]+\/src\//.test(path) && !/\.test\.tsx?$/.test(path),
  )
  const uses = sources.flatMap((path) => readKeys(relative(root, path), readFileSync(path, 'utf8')))
  const judged = judgeUses(english, uses)
  return {
    keys: Object.keys(english).length,
    findings: [...findings, ...judged.findings, ...checkHelp(root)],
    missing,
    unused: judged.unused,
  }
}

/** The reasons to fail, as lines: each finding, and each language with its missing keys. */
export const failuresOf = ({ findings, missing }: LocaleReport): readonly string[] => [
  ...findings,
  ...[...missing].map(
    ([language, keys]) =>
      `packages/locales/${language}.json lacks ${keys.length} keys, which would be shown in English: ${keys.slice(0, 10).join(', ')}${keys.length > 10 ? ' …' : ''}`,
  ),
]

if (import.meta.main) {
  const report = checkLocales(resolve(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url))))
  const failures = failuresOf(report)
  for (const failure of failures) console.error(failure)
  if (report.unused.length > 0)
    console.log(
      `${report.unused.length} keys that no source names: ${report.unused.slice(0, 20).join(', ')}${report.unused.length > 20 ? ' …' : ''}`,
    )
  console.log(`${report.keys} keys, ${failures.length} findings`)
  if (failures.length > 0) process.exitCode = 1
}

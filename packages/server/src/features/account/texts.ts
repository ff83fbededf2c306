/**
 * Interface texts: each language over the English ones, so that a missing text shows in English, never as its
 * key.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { languageOrEnglish, type LanguageKey } from '@larder/core/accounts'
import { FileAnswer } from '#kit/file-answer.ts'

type Texts = { readonly [key: string]: unknown }
type Served = { readonly text: string; readonly etag: string }

const folder = fileURLToPath(new URL('../../../../locales/', import.meta.url))
const served = new Map<LanguageKey, Promise<Served>>()

/** Answers English for a language that there is not. Files are read once a process. */
export async function answerTexts(lang: string): Promise<FileAnswer> {
  const key = languageOrEnglish(lang.replace('-', '_'))
  const known = served.get(key) ?? load(key)
  served.set(key, known)
  const { text, etag } = await known
  return new FileAnswer('application/json; charset=utf-8', () => Readable.from([text]), {
    etag,
    'cache-control': 'public, max-age=60, stale-while-revalidate=86400',
  })
}

async function load(key: LanguageKey): Promise<Served> {
  const english = await read('en')
  const text = JSON.stringify(key === 'en' ? english : over(english, await read(key)))
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
}

async function read(key: LanguageKey): Promise<Texts> {
  try {
    return JSON.parse(await readFile(`${folder}${key}.json`, 'utf8')) as Texts
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw error
  }
}

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lays one tree of texts over another. */
export function over(below: Texts, above: Texts): Texts {
  const merged = Object.entries(above).map(([key, value]): [string, unknown] => {
    const under = Object.hasOwn(below, key) ? below[key] : undefined
    return [key, isTexts(value) && isTexts(under) ? over(under, value) : value]
  })
  return { ...below, ...Object.fromEntries(merged) }
}

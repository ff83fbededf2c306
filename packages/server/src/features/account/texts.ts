/** The interface texts of a language as one JSON file. */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { languageOrEnglish, type LanguageKey } from '@larder/core/languages'
import { FileAnswer } from '#kit/http/file-answer.ts'
import { textsIn } from '#kit/text/texts.ts'

type TextFile = { readonly text: string; readonly etag: string }

const files = new Map<LanguageKey, TextFile>()

function fileOf(key: LanguageKey): TextFile {
  const stored = files.get(key)
  if (stored !== undefined) return stored
  const text = JSON.stringify(textsIn(key))
  const file = { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
  files.set(key, file)
  return file
}

/** Answers English for an unknown language. */
export function answerTexts(lang: string): FileAnswer {
  const { text, etag } = fileOf(languageOrEnglish(lang))
  return new FileAnswer('application/json; charset=utf-8', () => Readable.from([text]), {
    etag,
    'cache-control': 'public, max-age=60, stale-while-revalidate=86400',
  })
}

/**
 * Searches comments, documents, English texts and names in code for words that docs/words.md replaces. Prints
 * each use and fails if there is one. `node tools/check-words.ts [checkout]`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'
import { listSourceFiles } from './source-files.ts'
import { words } from './words/list.ts'
import { findPoorNames } from './words/names.ts'

/** A piece of English with its place. */
type Text = { readonly file: string; readonly line: number; readonly text: string }
type Hit = Text & { readonly word: string; readonly instead: string }

/** The list itself names the words. */
const exempt = new Set(['docs/words.md', 'tools/words/list.ts', 'tools/check-words.test.ts'])

const linesOf = (file: string, text: string): Text[] =>
  text.split('\n').map((line, index) => ({ file, line: index + 1, text: line }))

/** The comments of a source file, line by line. */
function commentsOf(file: string, code: string): Text[] {
  const { comments } = parseSync(file, code)
  return comments.flatMap(({ start, value }) => {
    const first = code.slice(0, start).split('\n').length
    return linesOf(file, value).map((one) => ({ ...one, line: first + one.line - 1 }))
  })
}

function documentsOf(root: string): string[] {
  const folders = ['.', 'docs', 'docs/decisions', 'docs/measurements']
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
    .filter((path) => path.endsWith('.md'))
}

function textsOf(root: string): Text[] {
  const sources = listSourceFiles(root)
    .filter((path) => !path.endsWith('.gen.ts'))
    .flatMap((path) => commentsOf(relative(root, path), readFileSync(path, 'utf8')))
  const documents = documentsOf(root).flatMap((path) => linesOf(path, readFileSync(join(root, path), 'utf8')))
  const english = join('packages', 'locales', 'en.json')
  const screen = existsSync(join(root, english))
    ? linesOf(english, readFileSync(join(root, english), 'utf8')).map((one) => ({
        ...one,
        text: one.text.replace(/^\s*"[^"]*":/, ''),
      }))
    : []
  return [...sources, ...documents, ...screen].filter(({ file }) => !exempt.has(file))
}

/** Every use of a word of the list below the checkout. */
export function findWords(root: string): readonly Hit[] {
  return textsOf(root).flatMap((text) =>
    words
      .filter(({ pattern }) => pattern.test(text.text))
      .map(({ name, instead }) => ({ ...text, word: name, instead })),
  )
}

const isTest = (file: string): boolean => /\.test\.tsx?$|(^|\/)test\/|^(bench|e2e)\/|\.gen\.ts$/.test(file)

/** Every name declared outside of tests that is no noun. */
export const findNames = (root: string): readonly Hit[] =>
  listSourceFiles(root)
    .map((path) => relative(root, path))
    .filter((file) => !isTest(file))
    .flatMap((file) =>
      findPoorNames(file, readFileSync(join(root, file), 'utf8')).map(({ name, line }) => ({
        file,
        line,
        text: name,
        word: name,
        instead: 'a noun that says what it is',
      })),
    )

if (import.meta.main) {
  const root = resolve(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)))
  const hits = [...findWords(root), ...findNames(root)]
  for (const { file, line, word, instead, text } of hits)
    console.log(`${file}:${line} “${word}” (instead: ${instead}): ${text.trim().slice(0, 100)}`)
  console.log(`${hits.length} uses of replaced words`)
  process.exitCode = hits.length === 0 ? 0 : 1
}

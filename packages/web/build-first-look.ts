import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { baseLanguage, languageKeys } from '@larder/core/languages'
import type { Plugin, Rolldown } from 'vite'

type Texts = Readonly<Record<string, string>>

const fileOf = (language: string): Texts =>
  JSON.parse(readFileSync(new URL(`../locales/${language}.json`, import.meta.url), 'utf8')) as Texts

/** As the server lays them: the language's own over those of its base over the English ones. */
const textsIn = (language: string): Texts => ({
  ...fileOf('en'),
  ...fileOf(baseLanguage(language)),
  ...fileOf(language),
})

const plural = /_(zero|one|two|few|many|other)$/

/** Whether the scripts name a text: by its key, or by what the key begins with. */
export function textsNamedIn(code: string): (key: string) => boolean {
  const keys = new Set([...code.matchAll(/["'`]([a-z_]+\.\w+)["'`]/g)].map(([, key]) => key))
  const beginnings = [...new Set([...code.matchAll(/`([a-z_]+\.\w*)\$\{/g)].map(([, start = '']) => start))]
  return (key) =>
    keys.has(key) || keys.has(key.replace(plural, '')) || beginnings.some((start) => key.startsWith(start))
}

const parts = ['login', 'first', 'rest'] as const

/** Names of chunks: those of the login page, and those that the day has beside them. */
type Chunks = { readonly login: readonly string[]; readonly first: readonly string[] }

type Bundle = Rolldown.OutputBundle

const chunksNamed = (bundle: Bundle, names: readonly string[]): readonly Rolldown.OutputChunk[] =>
  Object.values(bundle).flatMap((one) => (one.type === 'chunk' && names.includes(one.name) ? [one] : []))

/**
 * Each language in a file a part, without what is in those before, and in one file as a whole; `version` is in
 * the names of all.
 */
function textsOf(bundle: Bundle, { login, first }: Chunks) {
  const namedBy = (names: readonly string[]) =>
    textsNamedIn(
      chunksNamed(bundle, names)
        .map(({ code }) => code)
        .join('\n'),
    )
  const [isOfLogin, isFirst] = [namedBy(login), namedBy(first)]
  const partOf = (key: string) => (isOfLogin(key) ? 'login' : isFirst(key) ? 'first' : 'rest')
  const files = languageKeys.flatMap((language) => {
    const texts = Map.groupBy(Object.entries(textsIn(language)), ([key]) => partOf(key))
    return [
      ...parts.map((part) => ({
        name: `texts-${part}-${language}`,
        source: JSON.stringify(Object.fromEntries(texts.get(part) ?? [])),
      })),
      { name: `texts-all-${language}`, source: JSON.stringify(textsIn(language)) },
    ]
  })
  const hash = createHash('sha256')
  for (const { source } of files) hash.update(source)
  return { files, version: hash.digest('hex').slice(0, 7) }
}

/** The scripts and styles of the chunks, but not those that index.html names itself. */
const filesOf = (bundle: Bundle, names: readonly string[], page: string): string =>
  chunksNamed(bundle, names)
    .flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])])
    .filter((name) => !page.includes(name))
    .map((name) => name.replace('assets/', ''))
    .join(' ')

/**
 * What public/early.js asks for before the scripts run: `<html>` names the version of the texts, and the files
 * of the login page and of the day.
 */
export const firstLook = (chunks: Chunks): Plugin => ({
  name: 'first-look',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const { files, version } = textsOf(bundle, chunks)
    for (const { name, source } of files)
      this.emitFile({ type: 'asset', fileName: `assets/${name}-${version}.json`, source })
    const index = bundle['index.html']
    if (index?.type !== 'asset') return
    const page = String(index.source)
    const [login, day] = [chunks.login, chunks.first].map((names) => filesOf(bundle, names, page))
    index.source = page.replace(
      '<html ',
      `<html data-texts="${version}" data-login="${login}" data-day="${day}" `,
    )
  },
})

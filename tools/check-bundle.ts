/**
 * The size budget of the web: what the first page loads (scripts named in index.html and all that they import
 * statically), and what each lazily loaded part adds to what is loaded when it is asked for. Sizes are kB
 * (1,000 bytes) after gzip at level 9.
 * Reads dist/.vite/manifest.json; `node tools/check-bundle.ts [dist]`.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

export const initialLimit = 170
/** Half of what a page may add with all its parts (150 kB). */
export const partLimit = 75

/** Parts that may be larger, with the reason: what loads only when it is used. */
const larger: readonly { readonly source: RegExp; readonly limit: number; readonly reason: string }[] = [
  {
    source: /^src\/ui\/rich-text-editor\.tsx$/,
    limit: 180,
    reason: 'the editor of rich text; loads when somebody writes',
  },
  { source: /elk/, limit: 520, reason: 'the layout engine of flow diagrams; runs in a worker' },
]

type Chunk = {
  readonly file: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

export type Part = { readonly name: string; readonly kilobytes: number; readonly limit: number }

function closure(manifest: Manifest, starts: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const waiting = [...starts]
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (reached.has(key)) continue
    reached.add(key)
    waiting.push(...(manifest[key]?.imports ?? []))
  }
  return reached
}

/**
 * What a reader has loaded for certain when the lazy part `key` is asked for: the first load, and the parts
 * that alone ask for it.
 */
function loadedBefore(manifest: Manifest, first: ReadonlySet<string>, key: string): Set<string> {
  const asks = (chunk: string): boolean => manifest[chunk]?.dynamicImports?.includes(key) === true
  if ([...first].some(asks)) return new Set(first)
  const owners = Object.keys(manifest)
    .filter((entry) => entry !== key && manifest[entry]?.isDynamicEntry === true)
    .map((entry) => closure(manifest, [entry]))
    .filter((reached) => [...reached].some(asks))
  const [one, ...others] = owners
  if (one === undefined) return new Set(first)
  return new Set([...first, ...[...one].filter((chunk) => others.every((other) => other.has(chunk)))])
}

const scriptsInPage = (html: string): string[] =>
  [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="\/?([^"]+\.js)"/g)].flatMap((match) =>
    match[1] === undefined ? [] : [match[1]],
  )

/** Measures the built web in `dist`: the first load, then each lazy part, largest first. */
export function measureBundle(dist: string): Part[] {
  const manifestFile = join(dist, '.vite', 'manifest.json')
  if (!existsSync(manifestFile)) throw new Error(`${manifestFile} is missing: build the web first`)
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const named = scriptsInPage(readFileSync(join(dist, 'index.html'), 'utf8'))
  const sizes = new Map<string, number>()
  const size = (files: Iterable<string>): number =>
    [...files].reduce((sum, file) => {
      const known = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1_000
      sizes.set(file, known)
      return sum + known
    }, 0)
  const keys = Object.keys(manifest)
  const first = closure(
    manifest,
    keys.filter((key) => manifest[key]?.isEntry === true || named.includes(manifest[key]?.file ?? '')),
  )
  const filesOf = (parts: Iterable<string>): Set<string> =>
    new Set([...parts].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js')))
  const firstFiles = new Set([...filesOf(first), ...named])
  const lazy = keys
    .filter((key) => manifest[key]?.isDynamicEntry === true && !first.has(key))
    .map((key) => {
      const before = filesOf(loadedBefore(manifest, first, key))
      const added = [...filesOf(closure(manifest, [key]))].filter(
        (file) => !firstFiles.has(file) && !before.has(file),
      )
      return {
        name: key,
        kilobytes: size(added),
        limit: larger.find((entry) => entry.source.test(key))?.limit ?? partLimit,
      }
    })
  return [
    { name: 'first load', kilobytes: size(firstFiles), limit: initialLimit },
    ...lazy.sort((a, b) => b.kilobytes - a.kilobytes),
  ]
}

if (import.meta.main) {
  const parts = measureBundle(
    resolve(process.argv[2] ?? fileURLToPath(new URL('../packages/web/dist', import.meta.url))),
  )
  for (const part of parts) {
    const over = part.kilobytes > part.limit ? '  OVER' : ''
    console.log(
      `${part.kilobytes.toFixed(1).padStart(8)} of ${String(part.limit).padStart(4)} kB  ${part.name}${over}`,
    )
  }
  if (parts.some((part) => part.kilobytes > part.limit)) process.exitCode = 1
}

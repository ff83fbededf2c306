/**
 * The size budget of the web: what the day and the login page load in a browser that has nothing yet; then, by
 * dist/.vite/manifest.json, the scripts that index.html loads, the frame around every page (`shell` with its
 * imports), and the additional size of each page or lazy part. Sizes are kB (1,000 bytes) after gzip at level 9;
 * a program in WebAssembly counts by itself. `node tools/check-bundle.ts`; `-- --files` names every file that
 * the two pages load.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { measureFirstLooks, type Part } from './first-look.ts'

export const initialLimit = 150
/** For the frame around every page. */
export const frameLimit = 50
/** For the part that a page adds to the frame. */
export const pageLimit = 330
/** Of a lazy part together with the page that it belongs to. */
export const partLimit = 360
/** Of a lazy part's program in WebAssembly, which only some browsers load. */
export const wasmLimit = 480

type Chunk = {
  readonly file: string
  readonly name?: string
  readonly src?: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

/** The scripts of these chunks and of all that they import statically. */
function scriptsOf(manifest: Manifest, keys: readonly string[], scripts = new Set<string>()): Set<string> {
  for (const key of keys) {
    const { file, imports = [] } = manifest[key] ?? { file: '' }
    if (!file.endsWith('.js') || scripts.has(file)) continue
    scripts.add(file)
    scriptsOf(manifest, imports, scripts)
  }
  return scripts
}

/** Measures the built web in `dist`: the initial scripts, then each chunk with its imports, largest first. */
export function measureBundle(dist: string): Part[] {
  const manifestFile = join(dist, '.vite', 'manifest.json')
  if (!existsSync(manifestFile)) throw new Error(`${manifestFile} is missing: build the web first`)
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const keys = Object.keys(manifest)
  const sizes = new Map<string, number>()
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1_000
    sizes.set(file, size)
    return size
  }
  const total = (files: readonly string[]): number => files.reduce((sum, file) => sum + sizeOf(file), 0)
  const keysOf = (test: (chunk: Chunk) => boolean): string[] =>
    keys.filter((key) => manifest[key] !== undefined && test(manifest[key]))
  const initial = scriptsOf(
    manifest,
    keysOf(({ isEntry }) => isEntry === true),
  )
  const frame = scriptsOf(
    manifest,
    keysOf(({ name }) => name === 'shell'),
  )
  const parts = keys
    .map((key) => ({ key, added: [...scriptsOf(manifest, [key])].filter((file) => !initial.has(file)) }))
    .map(({ key, added }) => ({
      name: manifest[key]?.src ?? manifest[key]?.name ?? key,
      kilobytes: total(added.filter((file) => !frame.has(file))),
      limit: manifest[key]?.src === undefined ? pageLimit : partLimit,
    }))
    .filter(({ kilobytes }) => kilobytes > 0)
  const programs = keysOf(({ file }) => file.endsWith('.wasm')).map((key) => ({
    name: key,
    kilobytes: sizeOf(manifest[key]?.file ?? ''),
    limit: wasmLimit,
  }))
  return [
    { name: 'initial scripts', kilobytes: total([...initial]), limit: initialLimit },
    {
      name: 'frame around every page',
      kilobytes: total([...frame].filter((file) => !initial.has(file))),
      limit: frameLimit,
    },
    ...programs,
    ...parts.sort((a, b) => b.kilobytes - a.kilobytes),
  ]
}

if (import.meta.main) {
  const looks = await measureFirstLooks(({ path, kilobytes }) => {
    if (process.argv.includes('--files')) console.log(`${kilobytes.toFixed(1).padStart(8)}  ${path}`)
  })
  const parts = [...looks, ...measureBundle(fileURLToPath(new URL('../packages/web/dist', import.meta.url)))]
  for (const { name, kilobytes, limit } of parts) {
    const over = kilobytes > limit ? '  OVER' : ''
    console.log(`${kilobytes.toFixed(1).padStart(8)} of ${String(limit).padStart(4)} kB  ${name}${over}`)
  }
  if (parts.some(({ kilobytes, limit }) => kilobytes > limit)) process.exitCode = 1
}

import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'

type Manifest = {
  readonly name?: string
  readonly imports?: Readonly<Record<string, string>>
  readonly exports?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** Where a specifier leads: a file of ours (path below the root), a module of Node, a package, or nowhere. */
export type Target =
  | { readonly kind: 'file'; readonly path: string; readonly across: boolean }
  | { readonly kind: 'node'; readonly name: string }
  | {
      readonly kind: 'package'
      readonly name: string
      readonly declared: 'dependency' | 'development' | 'no'
    }
  | { readonly kind: 'nowhere' }

/**
 * Prefixes that the web's build maps to files of a package which does not export them
 * (packages/web/vite.config.ts).
 */
const mappedByBuild: Readonly<Record<string, string>> = { '#flags': 'country-flag-icons' }

const manifests = new Map<string, Manifest>()

function manifestAt(folder: string): Manifest {
  const cachedManifest = manifests.get(folder)
  if (cachedManifest !== undefined) return cachedManifest
  const file = join(folder, 'package.json')
  const read = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
  manifests.set(folder, read)
  return read
}

const workspaceOf = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('packages/') ? 2 : 1)
    .join('/')

function mapped(table: Readonly<Record<string, string>> | undefined, key: string): string | undefined {
  for (const [pattern, target] of Object.entries(table ?? {})) {
    const [before = '', after] = pattern.split('*')
    if (after === undefined) {
      if (pattern === key) return target
    } else if (key.startsWith(before) && key.endsWith(after) && key.length >= before.length + after.length) {
      return target.replace('*', key.slice(before.length, key.length - after.length))
    }
  }
  return undefined
}

function ownFile(root: string, absolute: string, across: boolean): Target {
  if (!existsSync(absolute)) return { kind: 'nowhere' }
  return { kind: 'file', path: relative(root, absolute).split(sep).join('/'), across }
}

function packageTarget(root: string, workspace: string, specifier: string): Target {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
  const own = manifestAt(join(root, workspace))
  const top = manifestAt(root)
  if (own.dependencies?.[name] !== undefined) return { kind: 'package', name, declared: 'dependency' }
  const development = own.devDependencies?.[name] ?? top.devDependencies?.[name] ?? top.dependencies?.[name]
  return { kind: 'package', name, declared: development === undefined ? 'no' : 'development' }
}

/** Follows `specifier` as written in the file `from` (path below `root`). */
export function resolveImport(root: string, from: string, specifier: string): Target {
  const plain = specifier.replace(/\?.*$/, '')
  const workspace = workspaceOf(from)
  if (plain.startsWith('.')) {
    const absolute = join(root, dirname(from), plain)
    return ownFile(root, absolute, workspaceOf(relative(root, absolute).split(sep).join('/')) !== workspace)
  }
  if (plain.startsWith('#')) {
    const behind = mappedByBuild[plain.split('/')[0] ?? '']
    if (behind !== undefined) return packageTarget(root, workspace, behind)
    const target = mapped(manifestAt(join(root, workspace)).imports, plain)
    return target === undefined ? { kind: 'nowhere' } : ownFile(root, join(root, workspace, target), false)
  }
  const ours = /^@larder\/([^/]+)(\/.*)?$/.exec(plain)
  if (ours !== null) {
    const folder = join(root, 'packages', ours[1] ?? '')
    const target = mapped(manifestAt(folder).exports, `.${ours[2] ?? ''}`)
    return target === undefined ? { kind: 'nowhere' } : ownFile(root, join(folder, target), false)
  }
  if (isBuiltin(plain)) return { kind: 'node', name: plain }
  return packageTarget(root, workspace, plain)
}

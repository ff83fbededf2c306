import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './stages/stage.ts'

type Manifest = {
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly overrides?: Readonly<Record<string, string>>
}

const folders = [
  '.',
  'e2e',
  'bench',
  'tools',
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`),
]
const manifests = folders.map(
  (folder) =>
    [folder, JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest] as const,
)

const rangesIn = ({ dependencies, devDependencies, overrides }: Manifest): string[] =>
  Object.entries({ ...dependencies, ...devDependencies, ...overrides })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name} ${version}`)

it.each(manifests)('%s names an exact version of each dependency', (_folder, manifest) => {
  expect(rangesIn(manifest)).toEqual([])
})

it('finds a range and a star', () => {
  expect(rangesIn({ dependencies: { a: '^1.0.0', b: '*', c: '1.2.3' } })).toEqual(['a ^1.0.0', 'b *'])
})

it.each(manifests)('%s has version 0.0.0, for APP_VERSION is the only version', (_folder, { version }) => {
  expect(version).toBe('0.0.0')
})

it('the lock file names no other registry than registry.npmjs.org', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly resolved?: string; readonly link?: boolean }>>
  }
  const others = Object.entries(lock.packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && link !== true)
    .filter(([, { resolved }]) => resolved?.startsWith('https://registry.npmjs.org/') === false)
    .map(([place]) => place)
  expect(others).toEqual([])
})

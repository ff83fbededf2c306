/**
 * Which part of the product a file belongs to, and which parts that part may import: the table of
 * ARCHITECTURE.md as data. Everything that is not named is refused.
 */

export type Layer =
  | 'core'
  | 'knowledge'
  | 'contract'
  | 'locales'
  | 'plan-pdf'
  | 'server/kit'
  | 'server/db'
  | 'server/feature'
  | 'server/app'
  | 'server/test'
  | 'web/kit'
  | 'web/ui'
  | 'web/feature'
  | 'web/paths'
  | 'web/app'
  | 'web/test'
  | 'tools'
  | 'e2e'
  | 'bench'

export type Place = {
  readonly layer: Layer
  /** Name of the feature folder, for server/feature and web/feature. */
  readonly feature: string | null
  /** A test or its harness, which may import test dependencies. */
  readonly isTest: boolean
  /** Configuration of a tool (vite.config.ts …), outside the layers. */
  readonly isConfiguration: boolean
}

const every: readonly Layer[] = [
  'core',
  'knowledge',
  'contract',
  'locales',
  'plan-pdf',
  'server/kit',
  'server/db',
  'server/feature',
  'server/app',
  'server/test',
  'web/kit',
  'web/ui',
  'web/feature',
  'web/paths',
  'web/app',
  'web/test',
  'tools',
  'e2e',
  'bench',
]
const serverFrame: readonly Layer[] = ['core', 'contract', 'locales', 'server/kit', 'server/db']
const webFrame: readonly Layer[] = ['core', 'contract', 'locales', 'web/kit', 'web/ui', 'web/paths']
const wholeServer: readonly Layer[] = [
  'core',
  'knowledge',
  'contract',
  'locales',
  'plan-pdf',
  'server/kit',
  'server/db',
  'server/feature',
  'server/app',
]

/** from → to. A feature reaches another one only through its `public` file; see `judgeImport`. */
export const mayImport: Readonly<Record<Layer, readonly Layer[]>> = {
  core: ['core'],
  knowledge: ['knowledge'],
  contract: ['core', 'contract'],
  locales: ['locales'],
  'plan-pdf': ['core', 'locales', 'plan-pdf'],
  'server/kit': serverFrame,
  'server/db': serverFrame,
  'server/feature': [...serverFrame, 'knowledge', 'plan-pdf', 'server/feature'],
  'server/app': wholeServer,
  'server/test': [...wholeServer, 'server/test'],
  'web/kit': webFrame,
  'web/ui': webFrame,
  'web/paths': ['core', 'contract', 'web/paths'],
  'web/feature': [...webFrame, 'web/feature'],
  'web/app': [...webFrame, 'web/feature', 'web/app'],
  'web/test': [...webFrame, 'web/feature', 'web/app', 'web/test'],
  tools: every,
  // Journeys read the plan's files by the readers of its own tests, fill a plan by the demo's recipe, and
  // start on the migrated database of the server's tests.
  e2e: ['core', 'knowledge', 'contract', 'locales', 'plan-pdf', 'server/app', 'server/test', 'e2e'],
  bench: [...wholeServer, 'server/test', 'e2e', 'bench'],
}

/** Allowed in addition where the import is `import type` or `export type`. */
export const mayImportTypes: Partial<Readonly<Record<Layer, readonly Layer[]>>> = {
  core: ['knowledge'],
  knowledge: ['core'],
}

/** Allowed in addition in tests. */
export const mayImportInTests: Partial<Readonly<Record<Layer, readonly Layer[]>>> = {
  core: ['knowledge'],
  knowledge: ['core'],
  'plan-pdf': ['knowledge'],
  'server/kit': [...wholeServer, 'server/test'],
  'server/db': [...wholeServer, 'server/test'],
  'server/feature': [...wholeServer, 'server/test'],
  'server/app': ['server/test'],
  'web/kit': ['web/test'],
  'web/ui': ['web/test'],
  'web/feature': ['web/app', 'web/test'],
  'web/app': ['web/test'],
}

/** Layers that run on Node and may import `node:` modules; elsewhere only tests and configuration may. */
export const onNode: ReadonlySet<Layer> = new Set<Layer>([
  'plan-pdf',
  'server/kit',
  'server/db',
  'server/feature',
  'server/app',
  'server/test',
  'tools',
  'e2e',
  'bench',
])

const flat: Readonly<Record<string, Layer>> = {
  core: 'core',
  knowledge: 'knowledge',
  contract: 'contract',
  locales: 'locales',
  'plan-pdf': 'plan-pdf',
}

function placeLayer(parts: readonly string[]): { layer: Layer; feature: string | null } | undefined {
  const [area, name, top, second, third] = parts
  if (area === 'tools' || area === 'e2e' || area === 'bench') return { layer: area, feature: null }
  if (area !== 'packages' || name === undefined) return undefined
  const whole = flat[name]
  if (whole !== undefined) return { layer: whole, feature: null }
  if (name !== 'server' && name !== 'web') return undefined
  if (top !== 'src') return { layer: `${name}/test`, feature: null }
  if (second === 'features')
    return third === undefined ? undefined : { layer: `${name}/feature`, feature: third }
  if (name === 'server')
    return {
      layer: second === 'kit' ? 'server/kit' : second === 'db' ? 'server/db' : 'server/app',
      feature: null,
    }
  if (second === 'kit' || second === 'ui') return { layer: `web/${second}`, feature: null }
  return { layer: second === 'app' && third === 'paths.ts' ? 'web/paths' : 'web/app', feature: null }
}

/** The place of a file given by its path below the checkout, with `/`; undefined where it belongs nowhere. */
export function placeOf(path: string): Place | undefined {
  const place = placeLayer(path.split('/'))
  if (place === undefined) return undefined
  const isTest =
    /\.test\.tsx?$/.test(path) || place.layer.endsWith('/test') || /^packages\/[^/]+\/test\//.test(path)
  return { ...place, isTest, isConfiguration: /(^|\/)[a-z]+\.config\.ts$/.test(path) }
}

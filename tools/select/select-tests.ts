import type { Importers } from './read-importers.ts'

/** The tests that a change needs; `all` where no rule says which. */
export type Selection = 'all' | readonly string[]

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path)
const server = 'packages/server'

/** These put all features together. */
const assemblies = new Set([
  `${server}/src/app.ts`,
  `${server}/src/main.ts`,
  'packages/contract/src/routes.ts',
])

/** Tests of all routes, for a change of a route. */
const conformance = ['call', 'id', 'input', 'list', 'route', 'write'].map(
  (name) => `${server}/test/every-${name}.test.ts`,
)

/** The folder whose tests are those of a file of the server: a feature, or the harness. */
const featureOf = (path: string): string | undefined =>
  /^packages\/server\/src\/features\/[^/]+\//.exec(path)?.[0]

const configures = /(^|\/)(package(-lock)?\.json|tsconfig[\w.]*\.json|[a-z]+\.config\.ts)$/
/** What a stage of its own looks at, and no unit test. */
const untested =
  /^(e2e|bench|findings|\.\w+)\/|^packages\/web\/(public\/|index\.html)|\.css$|^(knip\.json|LICENSE|Dockerfile|compose\.yaml|\.\w+)/

/** These use all features too, for tests. */
const together = [`${server}/src/demo/`, `${server}/src/operator/`, `${server}/test/`]

type Code = { readonly importers: Importers; readonly tests: readonly string[] }

/** What a changed file selects by its place; undefined where its importers decide alone. */
function byPlace(path: string, { tests }: Code): Selection | undefined {
  const below = (folder: string): readonly string[] => tests.filter((test) => test.startsWith(folder))
  if (configures.test(path)) return 'all'
  if (isTest(path)) return tests.includes(path) ? [path] : []
  if (path.endsWith('.md')) return below('tools/documents.test.ts')
  if (untested.test(path)) return []
  if (path.startsWith(`${server}/migrations/`)) return below(server)
  if (path.startsWith(`${server}/src/db/`)) return below(server)
  if (path.startsWith('packages/locales/')) return [...below('packages/locales/'), ...below('packages/web/')]
  return undefined
}

/** The schemas of a feature are tested where its routes are. */
const startsOf = (path: string): readonly string[] =>
  path.endsWith('.schemas.ts') ? [path, path.replace('.schemas.ts', '.ts')] : [path]

/** Where the way of a change ends: at a test, at what puts things together, and in another feature. */
function isEnd(path: string, changed: string): boolean {
  const enters = (folder: string): boolean => path.startsWith(folder) && !changed.startsWith(folder)
  const feature = featureOf(path)
  return (
    isTest(path) ||
    assemblies.has(path) ||
    together.some(enters) ||
    (feature !== undefined && feature !== featureOf(changed))
  )
}

/**
 * Tests of those who use the file. In another feature that is all of its tests: they watch what it passes on. The
 * API tests import the whole application, so what reaches it from below needs those of all routes instead; those
 * that only call a route of another feature are left out, since the types of their calls are checked.
 */
function byImporters(changed: string, { importers, tests }: Code): readonly string[] {
  const selected = new Set<string>(changed.endsWith('.routes.ts') ? conformance : [])
  const ways = new Set(startsOf(changed))
  for (const path of ways) {
    const feature = featureOf(path)
    const calls = changed.startsWith('packages/contract/') && path.startsWith(`${server}/`)
    if (isTest(path) && !calls) selected.add(path)
    if (!isTest(path) && feature !== undefined)
      for (const test of tests) if (test.startsWith(feature)) selected.add(test)
    if (assemblies.has(path) && featureOf(changed) === undefined)
      for (const test of conformance) selected.add(test)
    if (path === changed || !isEnd(path, changed))
      for (const next of importers.get(path) ?? []) ways.add(next)
  }
  return tests.filter((test) => selected.has(test))
}

/** A file that no file imports is read by its name: a template, a worker, a fixture. */
function byPackage(path: string, { tests }: Code): Selection {
  const folder = /^(packages\/[^/]+|tools)\//.exec(path)?.[0]
  return folder === undefined ? 'all' : tests.filter((test) => test.startsWith(folder))
}

/** The unit and API tests that changed files need, by their paths below the checkout; sorted. */
export function selectTests(changed: readonly string[], code: Code): Selection {
  const selected = new Set<string>()
  for (const path of changed) {
    const users = byImporters(path, code)
    const placed = byPlace(path, code) ?? (users.length > 0 ? users : byPackage(path, code))
    if (placed === 'all') return 'all'
    for (const test of placed) selected.add(test)
  }
  return [...selected].toSorted()
}

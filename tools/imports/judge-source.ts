import { mayImport, mayImportInTests, mayImportTypes, onNode, placeOf, type Place } from './layers.ts'
import type { Import, Source, Trait } from './read-source.ts'
import type { Target } from './resolve-import.ts'

/** Lines a file may have; a test more. Data and generated files are exempt. */
export const lineLimit = 400
export const testLineLimit = 800

const suffixes = new Set([
  'routes',
  'queries',
  'jobs',
  'api',
  'schemas',
  'test',
  'gen',
  'config',
  'module',
  'd',
])
const refusedFolders = new Set([
  'utils',
  'helpers',
  'services',
  'managers',
  'repositories',
  'presenters',
  'stores',
])

const called = (place: Place): string =>
  place.feature === null ? place.layer : `${place.layer} "${place.feature}"`

function judgeFile(from: Place, to: Place, path: string, typeOnly: boolean): string | undefined {
  const allowed = [
    ...mayImport[from.layer],
    ...(typeOnly ? (mayImportTypes[from.layer] ?? []) : []),
    ...(from.isTest ? (mayImportInTests[from.layer] ?? []) : []),
  ]
  if (!allowed.includes(to.layer)) return `${called(from)} may not import ${called(to)} (${path})`
  const meetsOther = from.layer === to.layer && from.feature !== null && from.feature !== to.feature
  if (meetsOther && !/\/public\.tsx?$/.test(path))
    return `another feature is reached only through its public file, not ${path}`
  if (to.isTest && !from.isTest && from.layer !== 'bench' && from.layer !== 'tools' && from.layer !== 'e2e')
    return `${path} is for tests`
  return undefined
}

/** The workspaces beside packages/ are one toolbox and have no exports. */
const inToolbox = (from: Place): boolean =>
  from.layer === 'tools' || from.layer === 'e2e' || from.layer === 'bench'

/** The half of the contract that parses: the browser knows its types alone. */
const parses = /^packages\/contract\/src\/(.+\.schemas|routes|openapi)\.ts$/
const inBrowser = /^packages\/(web\/src\/.+|contract\/src\/.+)(?<!\.test)\.tsx?$/

/** The fault of an import that would bring schemas into the browser, or undefined. */
export function judgeSchemas(path: string, entry: Import, target: Target): string | undefined {
  if (entry.typeOnly || parses.test(path) || !inBrowser.test(path)) return undefined
  const bringsSchemas =
    (target.kind === 'package' && target.name === 'zod') ||
    (target.kind === 'file' && parses.test(target.path))
  return bringsSchemas ? `"${entry.specifier}" is not for the browser: \`import type\`` : undefined
}

/** The rule that one import breaks, or undefined. */
export function judgeImport(from: Place, entry: Import, target: Target): string | undefined {
  if (target.kind === 'nowhere') return `"${entry.specifier}" leads nowhere`
  if (from.isConfiguration) return undefined
  if (target.kind === 'node')
    return onNode.has(from.layer) || from.isTest ? undefined : `${called(from)} may not import ${target.name}`
  if (target.kind === 'package') {
    if (target.declared === 'dependency') return undefined
    if (target.declared === 'no') return `"${target.name}" is not among the dependencies of this package`
    return from.isTest || inToolbox(from) || entry.typeOnly
      ? undefined
      : `"${target.name}" is a dependency of development only`
  }
  if (target.across && !inToolbox(from))
    return `"${entry.specifier}" leaves the package by a path; name it as @larder/…`
  const to = placeOf(target.path)
  return to === undefined
    ? `${target.path} belongs to no part`
    : judgeFile(from, to, target.path, entry.typeOnly)
}

const reasons = {
  clock: 'core has no clock: take the time as an argument',
  chance: 'core has no chance: take the value as an argument',
  async: 'core is synchronous: what waits belongs to the server or the web',
  environment: 'only packages/server/src/main.ts reads the environment',
  storage: 'a browser may refuse storage: use kit/storage.ts, or kit/database.ts for databases',
  'locale-text':
    'texts of Intl differ between browsers: dates and times to compute with come from core/schedule/wall-clock.ts',
  'blind-cast': 'a cast over `unknown` or to `never` hides every difference of the types',
} as const

const blindCasts = new Set([
  // One table of handlers: each has its own route's input.
  'packages/server/src/kit/http/serve.ts',
  // The part of a pool that Kysely calls.
  'packages/server/src/db/connection.ts',
])

function judgeUse(path: string, place: Place, use: Trait): string | undefined {
  if (place.isTest || place.isConfiguration) return undefined
  if (use.what === 'blind-cast')
    return place.layer === 'bench' || blindCasts.has(path) ? undefined : reasons['blind-cast']
  if (use.what === 'locale-text')
    return inToolbox(place) || path === 'packages/core/src/schedule/wall-clock.ts'
      ? undefined
      : reasons['locale-text']
  if (use.what === 'storage')
    return !place.layer.startsWith('web/') || /^packages\/web\/src\/kit\/(storage|database)\.ts$/.test(path)
      ? undefined
      : reasons.storage
  if (use.what !== 'environment') return place.layer === 'core' ? reasons[use.what] : undefined
  return path === 'packages/server/src/main.ts' || inToolbox(place) ? undefined : reasons.environment
}

function judgeName(path: string): string | undefined {
  const parts = path.split('/')
  const folder = parts.slice(0, -1).find((part) => refusedFolders.has(part))
  if (folder !== undefined)
    return `no folder "${folder}": a rule goes to core, SQL to queries, a mechanism to kit`
  const [name = '', ...rest] = (parts.at(-1) ?? '').split('.')
  const suffix = rest.slice(0, -1).find((part) => !suffixes.has(part))
  if (suffix !== undefined) return `".${suffix}" is not a suffix of this project`
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ? undefined : `"${name}" is not kebab-case`
}

function judgeSize(path: string, place: Place, lines: number): string | undefined {
  if (place.layer === 'knowledge' || place.layer === 'locales' || path.endsWith('.gen.ts')) return undefined
  const limit = place.isTest || place.layer === 'e2e' ? testLineLimit : lineLimit
  return lines > limit ? `${lines} lines; at most ${limit}` : undefined
}

/** SQL of a feature is in its `.queries.ts` files; the demo data and the tests are free. */
function judgeSql(path: string, place: Place, { sql }: Source): string[] {
  if (place.layer !== 'server/feature' || place.isTest || path.endsWith('.queries.ts')) return []
  return sql.slice(0, 1).map(({ line }) => `${line}: SQL belongs in a .queries.ts file`)
}

/** The rules that a file breaks apart from its imports, as `line: text`; empty where there are none. */
export function judgeSource(path: string, place: Place, source: Source): string[] {
  const uses = source.uses.flatMap((use) => {
    const reason = judgeUse(path, place, use)
    return reason === undefined ? [] : [`${use.line}: ${reason}`]
  })
  const whole = [judgeName(path), judgeSize(path, place, source.lines)].flatMap((reason) =>
    reason === undefined ? [] : [`1: ${reason}`],
  )
  return [
    ...whole,
    ...uses,
    ...judgeSql(path, place, source),
    ...source.errors.map((error) => `1: cannot be read: ${error}`),
  ]
}

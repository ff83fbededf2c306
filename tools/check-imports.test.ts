import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { checkImports } from './check-imports.ts'
import type { Floor } from './imports/features.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const planted: string[] = []
afterAll(() => planted.forEach((folder) => rmSync(folder, { recursive: true })))

const manifest = (name: string, rest: object): string =>
  JSON.stringify({ name: `@larder/${name}`, type: 'module', ...rest })

/** A small tree that keeps every rule. */
const sound: Record<string, string> = {
  'package.json': JSON.stringify({ devDependencies: { vitest: '1' } }),
  'packages/core/package.json': manifest('core', {
    exports: { './*': './src/*/index.ts' },
    dependencies: { 'temporal-polyfill': '1' },
  }),
  'packages/core/src/entries/index.ts': `export const judge = (value: number): boolean => value > 5\nexport const at = new Date('2026-01-01')\n`,
  'packages/core/src/entries/judge.test.ts': `import { test } from 'vitest'\nimport { judge } from './index.ts'\ntest('judges', async () => { judge(Date.now()) })\n`,
  'packages/core/src/entries/answer.ts': `export type Answer = { id: number }\n`,
  'packages/core/src/entries/entry.ts': `import type { Answer } from './answer.ts'\nexport type Entry = { answer: Answer }\n`,
  'packages/core/src/haccp/index.ts': `import type { Fact } from '@larder/knowledge'\nexport const first = (facts: readonly Fact[]): Fact | undefined => facts[0]\n`,
  'packages/knowledge/package.json': manifest('knowledge', { exports: { '.': './src/index.ts' } }),
  'packages/knowledge/src/index.ts': `export type Fact = { id: string }\nexport const facts: Fact[] = []\n`,
  'packages/contract/package.json': manifest('contract', {
    exports: { './*': './src/*.ts' },
    dependencies: { zod: '1' },
  }),
  'packages/contract/src/entries.schemas.ts': `import { z } from 'zod'\nexport { judge } from '@larder/core/entries'\nexport const Entry = z.string()\n`,
  'packages/contract/src/entries.ts': `import type { Entry } from './entries.schemas.ts'\nexport type * from './entries.schemas.ts'\nexport const list: { types?: typeof Entry } = {}\n`,
  'packages/contract/src/routes.ts': `export { list } from './entries.ts'\nexport { Entry } from './entries.schemas.ts'\n`,
  'packages/server/package.json': manifest('server', {
    imports: { '#kit/*': './src/kit/*', '#features/*': './src/features/*' },
    dependencies: { pg: '8' },
  }),
  'packages/server/src/main.ts': `import { entriesRoutes } from '#features/entries/entries.routes.ts'\nexport const port = process.env['PORT']\nexport const all = [entriesRoutes]\n`,
  'packages/server/src/kit/serve.ts': `import { createHash } from 'node:crypto'\nexport const serve = createHash\n`,
  'packages/server/src/features/entries/entries.routes.ts': `import { serve } from '#kit/serve.ts'\nimport { findPlan } from '#features/plans/public.ts'\nimport { facts } from '@larder/knowledge'\nexport const entriesRoutes = [serve, findPlan, facts]\n`,
  'packages/server/src/features/entries/public.ts': `export const findEntry = 1\n`,
  'packages/server/src/features/plans/public.ts': `export { findPlan } from './plans.queries.ts'\n`,
  'packages/server/src/features/plans/plans.queries.ts': `export const findPlan = async (): Promise<void> => {}\nexport const texts = ['insert into plans (id) values (1)', 'delete from plans where id = 1']\n`,
  'packages/server/test/harness.ts': `import { all } from '../src/main.ts'\nexport const app = [all, process.env['TEST_DATABASE_URL']]\n`,
  'packages/web/package.json': manifest('web', {
    imports: { '#kit/*': './src/kit/*', '#app/*': './src/app/*' },
    dependencies: { react: '19' },
  }),
  'packages/web/src/app/paths.ts': `export const home = '/'\n`,
  'packages/web/src/app/router.tsx': `export const page = () => import('../features/entries/entries-page.tsx')\n`,
  'packages/web/src/kit/call.ts': `export const call = 1\n`,
  'packages/web/src/features/entries/entries-page.tsx': `import { home } from '#app/paths.ts'\nimport { plan } from '../plans/public.tsx'\nimport { call } from '#kit/call.ts'\nexport const EntriesPage = () => <a href={home}>{call + plan}</a>\n`,
  'packages/web/src/features/entries/public.tsx': `export const entry = 1\n`,
  'packages/web/src/features/plans/public.tsx': `export const plan = 1\n`,
  'packages/web/src/features/plans/plan-page.tsx': `export const PlanPage = () => null\n`,
}

const plans: Floor = { name: 'ground', features: { plans: [] } }
const both: readonly Floor[] = [plans, { name: 'first', features: { entries: ['plans'] } }]

function findingsWith(files: Record<string, string>, floors = both): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'larder-imports-'))
  planted.push(folder)
  for (const [path, text] of Object.entries({ ...sound, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return checkImports(folder, floors, both).findings
}

const entries = 'packages/core/src/entries/extra.ts'
const feature = 'packages/server/src/features/entries/extra.ts'
const page = 'packages/web/src/features/entries/extra.tsx'

const violations: readonly (readonly [title: string, path: string, text: string, reason: RegExp])[] = [
  [
    'core imports the contract',
    entries,
    `import { Entry } from '@larder/contract/entries'`,
    /core may not import contract/,
  ],
  [
    'a cast passes over `unknown`',
    page,
    `export const id = (value: string): number => value as unknown as number`,
    /1: a cast over/,
  ],
  ['a cast goes to `never`', feature, `export const id = 'a' as never`, /1: a cast over/],
  [
    'core imports a value of the knowledge base',
    entries,
    `import { facts } from '@larder/knowledge'`,
    /core may not import knowledge/,
  ],
  [
    'core imports a module of Node',
    entries,
    `import { readFile } from 'node:fs'`,
    /core may not import node:fs/,
  ],
  [
    'core imports a package that it does not declare',
    entries,
    `import pg from 'pg'`,
    /"pg" is not among the dependencies/,
  ],
  ['core imports a package of development', entries, `import { test } from 'vitest'`, /development only/],
  ['core asks the clock by new Date()', entries, `export const now = () => new Date()`, /no clock/],
  ['core asks the clock by Date.now()', entries, `export const now = () => Date.now()`, /no clock/],
  [
    'core asks the clock by Temporal.Now',
    entries,
    `export const now = () => Temporal.Now.instant()`,
    /no clock/,
  ],
  [
    'a date is taken from the text of a fixed language',
    'packages/web/src/kit/format.ts',
    `export const today = (at: Date) => new Intl.DateTimeFormat('en-CA').format(at)`,
    /wall-clock\.ts/,
  ],
  [
    'a date is taken from toLocaleString',
    'packages/server/src/kit/text.ts',
    `export const today = (at: Date) => at.toLocaleDateString(language, { dateStyle: 'short' })`,
    /wall-clock\.ts/,
  ],
  [
    'a feature reads the storage itself',
    'packages/web/src/features/plans/plan-page.tsx',
    `export const PlanPage = () => localStorage.getItem('lang')`,
    /kit\/storage\.ts/,
  ],
  [
    'a feature opens a channel to other tabs itself',
    'packages/web/src/kit/call.ts',
    `export const call = new BroadcastChannel('x')`,
    /kit\/storage\.ts/,
  ],
  ['core throws dice', entries, `export const dice = () => Math.random()`, /no chance/],
  ['core has an async function', entries, `export async function wait() {}`, /synchronous/],
  ['core awaits', entries, `export const value = await 1`, /synchronous/],
  [
    'the contract imports the server',
    'packages/contract/src/extra.ts',
    `export { serve } from '../../server/src/kit/serve.ts'`,
    /leaves the package/,
  ],
  [
    'the contract imports the knowledge base',
    'packages/contract/src/extra.ts',
    `import type { Fact } from '@larder/knowledge'`,
    /contract may not import knowledge/,
  ],
  [
    'facts of a route import the library of schemas',
    'packages/contract/src/extra.ts',
    `import { z } from 'zod'`,
    /not for the browser/,
  ],
  [
    'facts of a route import schemas',
    'packages/contract/src/extra.ts',
    `export * from './entries.schemas.ts'`,
    /not for the browser/,
  ],
  [
    'the web imports a schema',
    page,
    `import { Entry } from '@larder/contract/entries.schemas'`,
    /not for the browser/,
  ],
  [
    'the web imports the routes with their schemas',
    page,
    `import { list } from '@larder/contract/routes'`,
    /not for the browser/,
  ],
  [
    'server kit imports a feature',
    'packages/server/src/kit/extra.ts',
    `import { entriesRoutes } from '#features/entries/entries.routes.ts'`,
    /server\/kit may not import server\/feature "entries"/,
  ],
  [
    'a feature imports what another feature keeps',
    feature,
    `import { findPlan } from '#features/plans/plans.queries.ts'`,
    /only through its public file/,
  ],
  [
    'a feature imports only a type of it',
    feature,
    `import type { findPlan } from '../plans/plans.queries.ts'`,
    /only through its public file/,
  ],
  [
    'a feature names it in an import type',
    feature,
    `export type Plan = import('../plans/plans.queries.ts').Plan`,
    /only through its public file/,
  ],
  [
    'a feature loads it dynamically',
    feature,
    `export const plans = () => import('../plans/plans.queries.ts')`,
    /only through its public file/,
  ],
  [
    'a feature re-exports it',
    feature,
    `export * from '../plans/plans.queries.ts'`,
    /only through its public file/,
  ],
  [
    'a feature imports the application',
    feature,
    `import { port } from '../../main.ts'`,
    /may not import server\/app/,
  ],
  [
    'a feature imports the harness',
    feature,
    `import { app } from '../../../test/harness.ts'`,
    /may not import server\/test/,
  ],
  [
    'a feature reads the environment',
    feature,
    `export const secret = process.env.SECRET`,
    /reads the environment/,
  ],
  [
    'a feature reads the environment by import',
    feature,
    `import { env } from 'node:process'`,
    /reads the environment/,
  ],
  ['the web imports the server', page, `import { serve } from '@larder/server/kit'`, /leads nowhere/],
  [
    'a page imports a page of another feature',
    page,
    `import { PlanPage } from '../plans/plan-page.tsx'`,
    /only through its public file/,
  ],
  ['a page imports the router', page, `import { page } from '#app/router.tsx'`, /may not import web\/app/],
  ['a page imports a module of Node', page, `import 'node:fs'`, /may not import node:fs/],
  [
    'a folder of helpers',
    'packages/server/src/helpers/dates.ts',
    `export const a = 1`,
    /no folder "helpers"/,
  ],
  [
    'a suffix outside the list',
    'packages/server/src/features/entries/entries.service.ts',
    `export const a = 1`,
    /not a suffix/,
  ],
  ['a name in camel case', 'packages/server/src/kit/openFile.ts', `export const a = 1`, /not kebab-case/],
  [
    'SQL outside a file of queries',
    'packages/server/src/features/entries/read-entry.ts',
    "export const read = 'select id from plans'",
    /SQL belongs in a .queries.ts file/,
  ],
  [
    'a table of another feature is written',
    'packages/server/src/features/entries/entries.queries.ts',
    "export const text = 'update plans set version = 2'",
    /table plans is written by "plans" already/,
  ],
  [
    'a feature calls one on a higher floor',
    'packages/server/src/features/plans/extra.ts',
    `import { findEntry } from '#features/entries/public.ts'`,
    /"plans" may not call "entries"/,
  ],
  [
    'a feature of the web calls one that it does not name',
    'packages/web/src/features/plans/extra.tsx',
    `import { entry } from '../entries/public.tsx'`,
    /"plans" may not call "entries"/,
  ],
  [
    'a feature is on no floor',
    'packages/server/src/features/extra/extra.ts',
    'export const extra = 1',
    /"extra" is on no floor/,
  ],
  [
    'a circle of type imports',
    'packages/core/src/entries/answer.ts',
    "import type { Entry } from './entry.ts'\nexport type Answer = { entry: Entry | null }",
    /imports itself in a circle: .*answer.ts, .*entry.ts/,
  ],
  ['a file that is too long', feature, 'export {}\n'.repeat(401), /401 lines; at most 400/],
  ['a file that cannot be read', feature, 'export const = 1', /cannot be read/],
]

describe('import check', () => {
  test('finds nothing in a tree that keeps every rule', () => {
    expect(findingsWith({})).toEqual([])
  })

  test.for(violations)('refuses: %s', ([, path, text, reason]) => {
    const findings = findingsWith({ [path]: text })
    expect(findings).toHaveLength(1)
    expect(findings[0]).toMatch(reason)
    expect(findings[0]?.startsWith(`${path}:`)).toBe(true)
  })

  test.for<readonly [string, readonly Floor[], RegExp]>([
    [
      'a feature that there is not',
      [...both, { name: 'second', features: { 'pause-periods': [] } }],
      /there is no feature "pause-periods"/,
    ],
    [
      'a call that is not made',
      [
        plans,
        { name: 'first', features: { entries: ['plans'] } },
        { name: 'second', features: { kept: ['plans'] } },
      ],
      /"kept" never calls "plans"/,
    ],
    [
      'a circle',
      [
        { name: 'ground', features: { plans: ['entries'] } },
        { name: 'first', features: { entries: ['plans'] } },
      ],
      /"plans" calls "entries", which is on no lower floor/,
    ],
    [
      'two features of one floor that call each other',
      [{ name: 'ground', features: { plans: [], entries: ['plans'] } }],
      /"entries" calls "plans", which is on no lower floor/,
    ],
  ])('refuses in the table of features: %s', ([, floors, reason]) => {
    const kept = { 'packages/server/src/features/kept/kept.ts': 'export const kept = 1\n' }
    const findings = findingsWith(reason.source.includes('kept') ? kept : {}, floors)
    expect(findings).toEqual([expect.stringMatching(reason)])
  })

  test('reads the real tree', () => {
    const report = checkImports(root)
    expect(report.files).toBeGreaterThan(100)
    expect(report.imports).toBeGreaterThan(300)
  }, 300_000)
})

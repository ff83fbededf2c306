import { relative, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readImporters } from './select/read-importers.ts'
import { selectTests } from './select/select-tests.ts'
import { listSourceFiles } from './source-files.ts'
import { root } from './stages/stage.ts'

const features = 'packages/server/src/features'
const importedBy: Readonly<Record<string, readonly string[]>> = {
  'packages/core/src/lots/balance.ts': [
    'packages/core/src/lots/balance.test.ts',
    `${features}/recalls/trace.ts`,
    'packages/web/src/features/recalls/totals.tsx',
  ],
  'packages/core/src/can.ts': ['packages/server/src/kit/admit.ts'],
  'packages/server/src/kit/admit.ts': [
    'packages/server/src/app.ts',
    `${features}/partners/partners.routes.ts`,
  ],
  [`${features}/partners/partners.queries.ts`]: [
    `${features}/partners/partners.routes.ts`,
    `${features}/recalls/trace.ts`,
  ],
  [`${features}/partners/partners.routes.ts`]: ['packages/server/src/app.ts'],
  [`${features}/recalls/trace.ts`]: [`${features}/records/bundle.ts`, 'packages/server/src/app.ts'],
  [`${features}/records/bundle.ts`]: ['packages/server/src/app.ts'],
  'packages/contract/src/partners.ts': [
    `${features}/partners/partners.routes.ts`,
    `${features}/recalls/trace.test.ts`,
    'packages/contract/src/routes.ts',
    'packages/server/src/demo/partners.ts',
  ],
  'packages/contract/src/routes.ts': ['packages/server/src/app.ts'],
  'packages/web/src/features/recalls/totals.tsx': ['packages/web/src/features/recalls/totals.test.tsx'],
  'packages/server/src/app.ts': ['packages/server/test/harness.ts'],
  'packages/server/test/harness.ts': [
    `${features}/recalls/trace.test.ts`,
    `${features}/records/bundle.test.ts`,
  ],
}
const importers = new Map(Object.entries(importedBy).map(([file, those]) => [file, new Set(those)]))
const ofRoutes = ['call', 'id', 'input', 'list', 'route', 'write'].map(
  (name) => `packages/server/test/every-${name}.test.ts`,
)
const other = [
  'packages/core/src/lots/balance.test.ts',
  'packages/locales/locales.test.ts',
  'packages/plan-pdf/src/write-pdf.test.ts',
  'packages/server/test/every-table.test.ts',
  'packages/web/src/features/recalls/totals.test.tsx',
  'tools/documents.test.ts',
]
const partners = `${features}/partners/partners.test.ts`
const recalls = `${features}/recalls/trace.test.ts`
const records = `${features}/records/bundle.test.ts`
const tests = [...other, ...ofRoutes, partners, recalls, records]
const ofServer = tests.filter((path) => path.startsWith('packages/server/'))

describe('tests of a change', () => {
  it.each<readonly [string, string, 'all' | readonly string[]]>([
    [
      'a feature: its own and those of its callers',
      `${features}/partners/partners.queries.ts`,
      [partners, recalls],
    ],
    ['a feature that nobody calls', `${features}/records/bundle.ts`, [records]],
    [
      'routes of a feature: also those of all routes',
      `${features}/partners/partners.routes.ts`,
      [partners, ...ofRoutes],
    ],
    [
      'a rule: of those who use it',
      'packages/core/src/lots/balance.ts',
      [
        'packages/core/src/lots/balance.test.ts',
        'packages/web/src/features/recalls/totals.test.tsx',
        recalls,
      ],
    ],
    ['a rule of the frame: also those of all routes', 'packages/core/src/can.ts', [partners, ...ofRoutes]],
    [
      'a contract: its feature and all routes',
      'packages/contract/src/partners.schemas.ts',
      [partners, ...ofRoutes],
    ],
    [
      'a component',
      'packages/web/src/features/recalls/totals.tsx',
      ['packages/web/src/features/recalls/totals.test.tsx'],
    ],
    ['a test: itself', recalls, [recalls]],
    ['the harness: who imports it', 'packages/server/test/harness.ts', [recalls, records]],
    ['a migration: the server', 'packages/server/migrations/20261128-lots.sql', ofServer],
    ['the database: the server', 'packages/server/src/db/open.ts', ofServer],
    ['a document', 'docs/first-day.md', ['tools/documents.test.ts']],
    ['a journey', 'e2e/journeys/plan.test.ts', []],
    [
      'a file that is read by its name: those of its package',
      'packages/plan-pdf/templates/plan.typ',
      ['packages/plan-pdf/src/write-pdf.test.ts'],
    ],
    ['a file of no part', 'unheard-of.txt', 'all'],
    ['a dependency', 'packages/web/package.json', 'all'],
    ['the list of all versions', 'package-lock.json', 'all'],
    ['how tests run', 'vitest.config.ts', 'all'],
  ])('%s', (_title, changed, selected) => {
    const expected = selected === 'all' ? 'all' : selected.toSorted()
    expect(selectTests([changed], { importers, tests })).toEqual(expected)
  })

  it('of several changes are those of each', () => {
    expect(selectTests([`${features}/records/bundle.ts`, 'docs/words.md'], { importers, tests })).toEqual([
      records,
      'tools/documents.test.ts',
    ])
  })
})

describe('in this checkout', () => {
  const code = {
    importers: readImporters(root),
    tests: listSourceFiles(root)
      .map((file) => relative(root, file).split(sep).join('/'))
      .filter((path) => path.endsWith('.test.ts') || path.endsWith('.test.tsx')),
  }

  it.each([
    ['packages/core/src/traceability/mass-balance.ts', 30, `${features}/recalls/recalls.test.ts`],
    [`${features}/partners/partners.queries.ts`, 20, `${features}/partners/partners.test.ts`],
    ['packages/contract/src/partners.schemas.ts', 20, 'packages/server/test/every-input.test.ts'],
    ['packages/web/src/features/partners/partner-form.tsx', 20, 'packages/web/src/app/visit-pages.test.ts'],
  ])('%s needs at most %i files of tests', (changed, most, needed) => {
    const selected = selectTests([changed], code)
    expect(selected).toContain(needed)
    expect(selected.length).toBeLessThanOrEqual(most)
  })
})

import { parseSync } from 'oxc-parser'
import { expect, it } from 'vitest'
import { editLists } from './feature/edits.ts'
import { resolveImport } from './imports/resolve-import.ts'
import { namesOf } from './feature/names.ts'
import { layOut } from './new-feature.ts'
import { root } from './stages/stage.ts'

const names = namesOf('allergen-cards')
const files = layOut(root, names, new Date('2026-11-23T14:05:00Z'))

it('creates contract, server, recipe, screen, the lists of all features and seven languages', () => {
  expect([...files.keys()]).toEqual([
    'packages/contract/src/allergen-cards.ts',
    'packages/contract/src/allergen-cards.schemas.ts',
    'packages/server/migrations/20261123-1405-allergen-cards.sql',
    'packages/server/src/features/allergen-cards/allergen-cards.queries.ts',
    'packages/server/src/features/allergen-cards/change-allergen-cards.ts',
    'packages/server/src/features/allergen-cards/allergen-cards.routes.ts',
    'packages/server/src/features/allergen-cards/allergen-cards.test.ts',
    'packages/server/test/recipes/allergen-cards.ts',
    'packages/web/src/features/allergen-cards/allergen-cards.api.ts',
    'packages/web/src/features/allergen-cards/allergen-card-form.tsx',
    'packages/web/src/features/allergen-cards/allergen-cards-page.tsx',
    'e2e/journeys/allergen-cards.test.ts',
    'packages/core/src/permissions/can.ts',
    'packages/core/src/permissions/token-areas.ts',
    'packages/core/src/permissions/can.test.ts',
    'packages/contract/src/kit/resources.ts',
    'packages/contract/src/routes.ts',
    'packages/server/src/app.ts',
    'tools/imports/features.ts',
    'packages/server/test/recipes.ts',
    'packages/web/src/app/paths.ts',
    'packages/web/src/app/nav.ts',
    'packages/web/src/app/routes/activity-log.ts',
    'e2e/journeys/pages.test.ts',
    'ARCHITECTURE.md',
    ...['de', 'en', 'es', 'et', 'lv', 'ru', 'uk'].flatMap((language) => [
      `packages/locales/${language}.json`,
      `packages/locales/help/${language}.json`,
    ]),
  ])
})

it.each([...files].filter(([path]) => /\.tsx?$/.test(path)))('%s is TypeScript', (path, text) => {
  expect(parseSync(path, text).errors).toEqual([])
})

/** Whether the specifier leads to a file that the feature adds itself. */
const isAdded = (specifier: string): boolean => {
  const tail = specifier.replace(/^(\.{1,2}\/)+|^#|^@larder\/[^/]+\//, '').replace(/\.tsx?$/, '')
  return [...files.keys()].some((path) => path.replace(/\.tsx?$/, '').endsWith(`/${tail}`))
}

it.each([...files].filter(([path]) => /\.tsx?$/.test(path)))('%s imports what there is', (path, text) => {
  const specifiers = parseSync(path, text).module.staticImports.map(
    ({ moduleRequest }) => moduleRequest.value,
  )
  const lost = specifiers.filter(
    (specifier) => resolveImport(root, path, specifier).kind === 'nowhere' && !isAdded(specifier),
  )
  expect(lost).toEqual([])
})

it('gives the right to view an area, so that not every token reads it', () => {
  expect(files.get('packages/core/src/permissions/token-areas.ts')).toContain(
    "'allergen_cards.view': activityLog,",
  )
  expect(files.get('packages/core/src/permissions/can.ts')).not.toMatch(/allergen_cards\.view.*integration/)
})

it('says for each kind of caller whether it has the rights', () => {
  const table = files.get('packages/core/src/permissions/can.test.ts') ?? ''
  const widths = [...table.matchAll(/^ {2}'[a-z_]+\.[a-z_]+': '([x·]+)',$/gm)].map(
    ([, row = '']) => row.length,
  )
  expect([widths.length > 50, new Set(widths).size]).toEqual([true, 1])
})

it('fills every name', () => {
  for (const [path, text] of files)
    expect([path, /\{\{(plural|table|var|Type|one\w*|Page|[wW]ords)\}\}/.test(text)]).toEqual([path, false])
  const english = JSON.parse(files.get('packages/locales/en.json') ?? '{}') as Record<string, string>
  expect(english['allergen_cards.empty_title']).toBe('No allergen cards yet')
})

it('rejects an existing feature, a name in another form and a list with another layout', () => {
  expect(() => layOut(root, namesOf('partners'), new Date())).toThrow('exists already')
  expect(() => namesOf('AllergenCards')).toThrow('kebab-case')
  expect(() => namesOf('equipment')).toThrow('singular')
  expect(() => editLists(() => 'nothing', names)).toThrow('change tools/feature/edits.ts')
})

/**
 * `npm run new:feature <plural> [singular]`: lays out a feature that keeps a list of names per place, from
 * contract to screen, so that all checks pass. Then change it into what it shall be
 * (docs/adding-a-feature.md).
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { addHelp, addTexts, drawOnGround, editLists } from './feature/edits.ts'
import { fill, namesOf, type FeatureNames } from './feature/names.ts'
import { root, run } from './stages/stage.ts'

const files = {
  contract: 'packages/contract/src/{{plural}}.ts',
  schemas: 'packages/contract/src/{{plural}}.schemas.ts',
  migration: 'packages/server/migrations/{{stamp}}-{{plural}}.sql',
  queries: 'packages/server/src/features/{{plural}}/{{plural}}.queries.ts',
  handlers: 'packages/server/src/features/{{plural}}/change-{{plural}}.ts',
  routes: 'packages/server/src/features/{{plural}}/{{plural}}.routes.ts',
  'api-test': 'packages/server/src/features/{{plural}}/{{plural}}.test.ts',
  recipe: 'packages/server/test/recipes/{{plural}}.ts',
  'web-api': 'packages/web/src/features/{{plural}}/{{plural}}.api.ts',
  form: 'packages/web/src/features/{{plural}}/{{oneKebab}}-form.tsx',
  page: 'packages/web/src/features/{{plural}}/{{plural}}-page.tsx',
  journey: 'e2e/journeys/{{plural}}.test.ts',
} as const

const stampOf = (now: Date): string =>
  now.toISOString().slice(0, 16).replaceAll('-', '').replace('T', '-').replace(':', '')

/** Path → text of every file that the feature adds or changes in the checkout. */
export function layOut(checkout: string, names: FeatureNames, now: Date): ReadonlyMap<string, string> {
  const read = (file: string): string => readFileSync(join(checkout, file), 'utf8')
  const all = { ...names, stamp: stampOf(now) }
  const added = Object.entries(files).map(([name, path]): [string, string] => [
    fill(path, all),
    fill(readFileSync(join(import.meta.dirname, 'feature', 'template', `${name}.txt`), 'utf8'), all),
  ])
  for (const [path] of added) if (existsSync(join(checkout, path))) throw new Error(`${path} exists already`)
  const texts = readdirSync(join(checkout, 'packages/locales'))
    .filter((file) => /^[a-z]{2}\.json$/.test(file))
    .flatMap((file): [string, string][] => [
      [`packages/locales/${file}`, addTexts(read(`packages/locales/${file}`), names)],
      [`packages/locales/help/${file}`, addHelp(read(`packages/locales/help/${file}`), names)],
    ])
  const drawing = drawOnGround(read('ARCHITECTURE.md'), names)
  return new Map([...added, ...editLists(read, names), ['ARCHITECTURE.md', drawing], ...texts])
}

if (import.meta.main) {
  const [plural, singular] = process.argv.slice(2)
  if (plural === undefined) throw new Error('npm run new:feature <plural> [singular], in kebab-case')
  const names = namesOf(plural, singular)
  for (const [path, text] of layOut(root, names, new Date())) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    console.log(path)
  }
  const typed = await run('node', ['packages/server/src/db/generate-types.ts'])
  const formatted = await run('oxfmt', ['packages', 'e2e', 'tools/imports'])
  console.log('\nTranslate the new keys in packages/locales, then follow docs/adding-a-feature.md.')
  process.exitCode = typed.ok && formatted.ok ? 0 : 1
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findNames, findWords } from './check-words.ts'

const folder = mkdtempSync(join(tmpdir(), 'larder-words-'))
afterAll(() => rmSync(folder, { recursive: true }))

const files = {
  'packages/web/src/page.ts': "// What was begun is kept.\nexport const begun = 'begun'\n",
  'packages/locales/en.json': '{\n  "sensors.begun": "Started",\n  "sensors.silent": "Never heard of"\n}\n',
  'packages/core/src/rows.ts': [
    'type Given = { readonly found: number }',
    'export const rows = ({ found: shown, named = 1, ...kept }: Given, [told]: number[]) => shown + named',
    'export function known(row: Given): number {',
    '  try { return row.found } catch (said) { return 0 }',
    '}',
  ].join('\n'),
  'packages/core/src/rows.test.ts': 'const found = 1\n',
  'docs/page.md': '# Page\n\nThe seal is «mended».\n',
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

it('finds words in comments, documents and English texts, not in code and keys', () => {
  expect(findWords(folder).map(({ file, line, word }) => `${file}:${line} ${word}`)).toEqual([
    'packages/web/src/page.ts:1 begun',
    'docs/page.md:3 mend',
    'docs/page.md:3 « »',
    'packages/locales/en.json:3 never heard of',
  ])
})

it('finds declared names that are no nouns, not properties, nor names of tests', () => {
  expect(findNames(folder).map(({ file, line, word }) => `${file}:${line} ${word}`)).toEqual(
    ['1 Given', '2 shown', '2 named', '2 kept', '2 told', '3 known', '4 said'].map(
      (hit) => `packages/core/src/rows.ts:${hit}`,
    ),
  )
})

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { findWords } from './check-words.ts'

const folder = mkdtempSync(join(tmpdir(), 'larder-words-'))
afterAll(() => rmSync(folder, { recursive: true }))

const files = {
  'packages/web/src/page.ts': "// What was begun is kept.\nexport const begun = 'begun'\n",
  'packages/locales/en.json': '{\n  "sensors.begun": "Started",\n  "sensors.silent": "Never heard of"\n}\n',
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

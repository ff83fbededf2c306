import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { initialLimit, measureBundle, partLimit } from './check-bundle.ts'

const planted: string[] = []
afterAll(() => planted.forEach((folder) => rmSync(folder, { recursive: true })))

/** A built web: main → frame; lazily a page (with a table of its own) and, from that page alone, a menu. */
const manifest = {
  'index.html': {
    file: 'assets/main.js',
    isEntry: true,
    imports: ['_frame.js'],
    dynamicImports: ['src/page.tsx'],
  },
  '_frame.js': { file: 'assets/frame.js' },
  '_table.js': { file: 'assets/table.js', imports: ['_frame.js'] },
  'src/page.tsx': {
    file: 'assets/page.js',
    isDynamicEntry: true,
    imports: ['_table.js', 'index.html'],
    dynamicImports: ['src/menu.tsx'],
  },
  'src/menu.tsx': { file: 'assets/menu.js', isDynamicEntry: true, imports: ['_table.js'] },
}

/** Sizes in kB; random bytes do not shrink. */
function build(sizes: Readonly<Record<string, number>>): string {
  const dist = mkdtempSync(join(tmpdir(), 'larder-dist-'))
  planted.push(dist)
  mkdirSync(join(dist, '.vite'))
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest))
  writeFileSync(
    join(dist, 'index.html'),
    '<script src="/early.js"></script><script type="module" src="/assets/main.js"></script>',
  )
  writeFileSync(join(dist, 'early.js'), randomBytes((sizes['early'] ?? 1) * 1_000))
  for (const name of ['main', 'frame', 'table', 'page', 'menu'])
    writeFileSync(join(dist, 'assets', `${name}.js`), randomBytes((sizes[name] ?? 1) * 1_000))
  return dist
}

const kilobytes = (dist: string): Record<string, number> =>
  Object.fromEntries(measureBundle(dist).map((part) => [part.name, Math.round(part.kilobytes)]))

describe('size budget of the web', () => {
  test('counts the scripts of the page and what they import into the first load', () => {
    expect(kilobytes(build({ early: 2, main: 30, frame: 50 }))['first load']).toBe(82)
  })

  test('counts what a lazy part adds to what is there when it is asked for', () => {
    expect(kilobytes(build({ table: 20, page: 5, menu: 3 }))).toMatchObject({
      'src/page.tsx': 25,
      'src/menu.tsx': 3,
    })
  })

  test('sees a first load and a lazy part over their limits', () => {
    const parts = measureBundle(build({ frame: initialLimit, page: partLimit + 1 }))
    expect(parts.filter((part) => part.kilobytes > part.limit).map((part) => part.name)).toEqual([
      'first load',
      'src/page.tsx',
    ])
  })

  test('refuses to judge a web that was not built', () => {
    expect(() => measureBundle(join(tmpdir(), 'larder-no-such-dist'))).toThrow('build the web first')
  })
})

import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { frameLimit, initialLimit, measureBundle, pageLimit } from './check-bundle.ts'

const planted: string[] = []
afterAll(() => planted.forEach((folder) => rmSync(folder, { recursive: true })))

/**
 * A built web: main imports a library, and lazily the shell with the pages' shared code, a page, and a menu
 * of the page.
 */
const manifest = {
  'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_library.js'] },
  '_library.js': { file: 'assets/library.js' },
  '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
  '_shell.js': { file: 'assets/shell.js', name: 'shell', imports: ['_shared.js'] },
  '_page.js': { file: 'assets/page.js', name: 'page', imports: ['_shared.js', 'index.html'] },
  'src/menu.tsx': { file: 'assets/menu.js', src: 'src/menu.tsx', imports: ['_page.js'] },
  '_style.css': { file: 'assets/style.css' },
  'reader.wasm': { file: 'assets/reader.wasm', src: 'reader.wasm' },
}

/** Sizes in kB; random bytes do not shrink. */
function build(sizes: Readonly<Record<string, number>>): string {
  const dist = mkdtempSync(join(tmpdir(), 'larder-dist-'))
  planted.push(dist)
  mkdirSync(join(dist, '.vite'))
  mkdirSync(join(dist, 'assets'))
  writeFileSync(join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest))
  for (const name of ['main', 'library', 'shared', 'shell', 'page', 'menu'])
    writeFileSync(join(dist, 'assets', `${name}.js`), randomBytes((sizes[name] ?? 1) * 1_000))
  writeFileSync(join(dist, 'assets', 'reader.wasm'), randomBytes((sizes['wasm'] ?? 1) * 1_000))
  return dist
}

const kilobytes = (dist: string): Record<string, number> =>
  Object.fromEntries(measureBundle(dist).map((part) => [part.name, Math.round(part.kilobytes)]))

describe('size budget of the web', () => {
  test('counts the entry and its imports as initial scripts', () => {
    expect(kilobytes(build({ main: 30, library: 50 }))['initial scripts']).toBe(80)
  })

  test('counts the shell and its imports as the frame around every page', () => {
    expect(kilobytes(build({ shell: 20, shared: 40 }))['frame around every page']).toBe(60)
  })

  test('counts what a page or a lazy part adds to the initial scripts and the frame', () => {
    expect(kilobytes(build({ shared: 20, page: 5, menu: 3 }))).toMatchObject({ page: 5, 'src/menu.tsx': 8 })
  })

  test('counts a program in WebAssembly by itself', () => {
    expect(kilobytes(build({ wasm: 400, page: 5 }))).toMatchObject({ page: 5, 'reader.wasm': 400 })
  })

  test('reports initial scripts, frame and page that are over their limits', () => {
    const parts = measureBundle(
      build({ library: initialLimit, shell: frameLimit, page: pageLimit + 1, menu: 30 }),
    )
    expect(parts.filter((part) => part.kilobytes > part.limit).map((part) => part.name)).toEqual([
      'initial scripts',
      'frame around every page',
      'src/menu.tsx',
      'page',
    ])
  })

  test('fails for a web that was not built', () => {
    expect(() => measureBundle(join(tmpdir(), 'larder-no-such-dist'))).toThrow('build the web first')
  })
})

import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeRelease, partOf } from './release.ts'
import { root } from './stages/stage.ts'

let folder: string
let checkout: string

function run(at: string, command: string, args: readonly string[]): string {
  const done = spawnSync(command, args, { cwd: at, encoding: 'utf8' })
  return `${done.stdout}${done.stderr}`
}
const git = (...args: readonly string[]): string =>
  run(checkout, 'git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args])

function write(path: string, text: string): void {
  mkdirSync(dirname(join(checkout, path)), { recursive: true })
  writeFileSync(join(checkout, path), text)
}

/** Of a web whose builder writes one page. */
const packages = { '': {}, 'packages/server': {}, 'node_modules/vite': { version: '1.0.0', integrity: 'x' } }
const builder = `require('node:fs').mkdirSync('dist/assets', { recursive: true })
require('node:fs').writeFileSync('dist/assets/page.js', 'built')`

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-release-'))
  checkout = join(folder, 'checkout')
  mkdirSync(checkout)
  cpSync(join(root, 'tools/prepare.cjs'), join(checkout, 'tools/prepare.cjs'))
  write('package-lock.json', JSON.stringify({ packages }))
  write('.gitignore', 'node_modules\ndist\n.cache\n')
  write('packages/web/src/page.ts', 'export {}\n')
  write('CHANGELOG.md', '# Changelog\n\n## 1.2.0, 30 November 2026\n\n- It starts.\n')
  write('node_modules/.package-lock.json', JSON.stringify({ packages }))
  write('node_modules/vite/package.json', '{"name": "vite"}')
  write('node_modules/vite/bin/vite.js', builder)
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '-m', 'first')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('names what the changelog says of a released version', () => {
  const changelog = '# Changelog\n\n## 1.3.0, not released yet\n\n- New.\n\n## 1.2.0, 30 November\n\n- Old.\n'
  expect(partOf(changelog, '1.2.0')).toBe('- Old.')
  expect(partOf(changelog, '1.3.0')).toBeUndefined()
  expect(partOf(changelog, '1.2')).toBeUndefined()
})

it('refuses a checkout without a tag, and one whose version the changelog lacks', () => {
  expect(() => makeRelease(checkout)).toThrow('set it first')
  git('tag', 'v1.9.0')
  expect(() => makeRelease(checkout)).toThrow('## 1.9.0')
  git('tag', '--delete', 'v1.9.0')
})

it('makes an archive that starts without building and without the packages that build', () => {
  git('tag', 'v1.2.0')
  const archive = makeRelease(checkout)
  const unpacked = join(folder, 'larder-1.2.0')
  run(folder, 'tar', ['-xzf', archive])
  expect(readFileSync(join(unpacked, 'packages/web/dist/assets/page.js'), 'utf8')).toBe('built')
  expect(existsSync(join(unpacked, 'packages/web/src/page.ts'))).toBe(true)
  mkdirSync(join(unpacked, 'node_modules'))
  writeFileSync(join(unpacked, 'node_modules/.package-lock.json'), JSON.stringify({ packages: {} }))
  expect(run(unpacked, process.execPath, ['tools/prepare.cjs', '--production'])).toBe('')
})

it('refuses changes that are not committed', () => {
  write('packages/web/src/page.ts', 'export const changed = true\n')
  expect(() => makeRelease(checkout)).toThrow('not committed')
})

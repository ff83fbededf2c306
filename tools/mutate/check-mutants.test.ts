/** The whole way on a small tree: a test that looks, one that does not, and a change that never ends. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { cacheFolder } from '../stages/stage.ts'
import { checkMutants } from './check-mutants.ts'
import { findMutants } from './sources.ts'

mkdirSync(cacheFolder, { recursive: true })
const root = mkdtempSync(join(cacheFolder, 'mutants-'))
afterAll(() => rmSync(root, { recursive: true }))

const rule = 'packages/core/src/ages/judge.ts'
const rules = `
export const limit = 18
export const isAdult = (age: number): boolean => age >= limit
export const isSenior = (age: number): boolean => age > 67
export const nameOf = (name: string | null): string => (name === null ? '' : name)
export const unused = (on: boolean): boolean => !on
export function countTo(end: number): number {
  let at = 0
  while (at !== end) at++
  return at
}
`
const tests = `
import { expect, test } from 'vitest'
import { countTo, isAdult, isSenior, limit } from './judge.ts'
test('grown up', () => { expect([isAdult(17), isAdult(18)]).toEqual([false, true]) })
test('looks at one side only', () => { expect(isSenior(90)).toBe(true) })
test('counts', () => { expect([countTo(3), limit]).toEqual([3, 18]) })
`
const settings = JSON.stringify({ extends: '../../tsconfig.base.json', include: ['src'] })
const files: Record<string, string> = {
  'tsconfig.base.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      module: 'nodenext',
      allowImportingTsExtensions: true,
      skipLibCheck: true,
    },
  }),
  'package.json': '{ "type": "module" }',
  'packages/core/tsconfig.json': settings,
  [rule]: rules,
  'packages/core/src/ages/judge.test.ts': tests,
}

it('notices what a test looks at, and lists the rest', async () => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const lines: string[] = []
  const entries = await checkMutants(findMutants(root, [rule]), {
    root,
    folder: join(root, '.run'),
    files: Object.keys(files),
    log: (line) => lines.push(line),
    phases: [{ name: 'rules', project: 'plain', takes: () => true }],
    silence: 4000,
  })
  const verdicts = entries.map(
    ({ described, verdict }) => `${verdict}: ${described.slice(described.indexOf(' ') + 1)}`,
  )
  expect([lines, verdicts]).toMatchInlineSnapshot(`
    [
      [
        "12 mutants, 3 of them refused by the compiler",
        "rules: 9 mutants, 1 test files, at most 8 starts",
      ],
      [
        "killed: number: export const limit = 18 → export const limit = 19",
        "killed: boundary: (age: number): boolean => age >= limit → (age: number): boolean => age > limit",
        "survived: boundary: (age: number): boolean => age > 67 → (age: number): boolean => age >= 67",
        "survived: number: ge: number): boolean => age > 67 → ge: number): boolean => age > 68",
        "invalid: condition always: e: string | null): string => (name === null ? '' : name) → e: string | null): string => (true ? '' : name)",
        "invalid: condition never: e: string | null): string => (name === null ? '' : name) → e: string | null): string => (false ? '' : name)",
        "invalid: equality: ring | null): string => (name === null ? '' : name) → ring | null): string => (name !== null ? '' : name)",
        "not reached: negation dropped: d = (on: boolean): boolean => !on → d = (on: boolean): boolean => on",
        "survived: number: let at = 0 → let at = 1",
        "killed: condition never: while (at !== end) at++ → while (false) at++",
        "killed: equality: while (at !== end) at++ → while (at === end) at++",
        "timeout: statement dropped: while (at !== end) at++ → while (at !== end) {}",
      ],
    ]
  `)
}, 120_000)

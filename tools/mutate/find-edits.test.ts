import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { findEdits } from './find-edits.ts'
import { apply } from './mutant.ts'
import { instrument } from './schemata.ts'

const changed = (code: string): readonly string[] => findEdits('a.tsx', code).map((edit) => apply(code, edit))

describe('changes of TypeScript', () => {
  const rows: readonly (readonly [code: string, changed: readonly string[]])[] = [
    ['v = a < b', ['{}', 'v = a <= b']],
    ['v = a === b', ['{}', 'v = a !== b']],
    ['v = a && b', ['{}', 'v = a || b']],
    ['v = a ?? b', ['{}', 'v = (b)']],
    ['v = a - b', ['{}', 'v = a + b']],
    ["v = a + 'x'", ['{}']],
    ['v = !a', ['{}', 'v = a']],
    ['v = xs.every(f)', ['{}', 'v = xs.some(f)']],
    ['v = xs.filter(f).length', ['{}', 'v = xs.length']],
    ["v = q.where('a', '>', b)", ['{}', "v = q.where('a', '>=', b)", 'v = q']],
    ['if (a) f()', ['if (true) f()', 'if (false) f()', 'if (a) {}']],
    ['const f = (a = 5) => a', ['const f = (a = 6) => a']],
    ['const table = [1, 2]; const at = 3', ['const table = [1, 2]; const at = 4']],
    ['type T = 1 | 2; interface A { b: 1 }', []],
    ['switch (a) { case f: g }', ['switch (a) { case f: {} }']],
  ]
  it.each(rows)('%s', (code, expected) => {
    expect(changed(code)).toEqual(expected)
  })
})

type Input = Readonly<Record<string, unknown>>

/** What the function `f` of the code returns, or how it fails. */
function outcomeOf(code: string, input: Input, on = 0): unknown {
  try {
    return runInNewContext(`${code}; JSON.stringify(f())`, {
      ...input,
      out: [],
      __mutant: (id: number) => id === on,
    })
  } catch (error) {
    return String(error).split(':')[0]
  }
}

const modules: readonly (readonly [lines: readonly string[], input: Input])[] = [
  [['const x = a', ';[1].forEach(() => out.push(a < 2 ? 1 : 2))'], { a: 2 }],
  [['out.push(1)', 'out.push(a?.b.filter((x) => x > 1).map((x) => x + 1))'], { a: undefined }],
  [['out.push(1)', 'out.push(a?.b.filter((x) => x > 1).map((x) => x + 1))'], { a: { b: [1, 2] } }],
  [
    [
      'if (a) out.push(1)',
      'else out.push(2)',
      'for (const x of [1, 2]) { if (x === a) continue; out.push(x) }',
    ],
    { a: 1 },
  ],
  [['const t = (x, y = 2) => ({ z: `${x + y}` })', 'out.push(t(a))'], { a: 1 }],
  [['a', 'out.every((x) => x) && out.push(!a)'], { a: 1 }],
]

describe('one module with all changes', () => {
  it.each(modules)('is each of them in turn: %s', (lines, input) => {
    const code = `function f() { ${lines.join('\n')}\nreturn out }`
    const mutants = findEdits('a.ts', code).map((edit, at) => ({
      ...edit,
      id: at + 1,
      file: 'a.ts',
      line: 1,
    }))
    const all = instrument(code, mutants)
    expect(outcomeOf(all, input)).toEqual(outcomeOf(code, input))
    for (const mutant of mutants)
      expect([mutant.kind, outcomeOf(all, input, mutant.id)]).toEqual([
        mutant.kind,
        outcomeOf(apply(code, mutant), input),
      ])
  })
})

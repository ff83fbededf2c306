import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guessColumns, planImport, splitName, type ImportField } from './index.ts'

const known = [
  {
    id: 1,
    first_name: 'Mari',
    last_name: 'Tamm',
    email: 'mari@example.com',
    phone: '',
    position: '',
    idcode: '1',
  },
  { id: 2, first_name: 'Jaan', last_name: 'Kask', email: '', phone: '', position: '', idcode: '2' },
  { id: 3, first_name: 'Jaan', last_name: 'Kask', email: '', phone: '', position: '', idcode: '' },
  {
    id: 4,
    first_name: 'Kati',
    last_name: 'Kuusk',
    email: 'kati@example.com',
    phone: '',
    position: '',
    idcode: '',
  },
]
const fields: ImportField[] = ['name', 'email', 'idcode', 'groups']
const plan = (...rows: (readonly string[])[]) =>
  planImport({ rows, fields, first_line: 2, known, groups: [{ id: 7, name: 'Kitchen' }] }).map(
    ({ line, state, id, errors }) => [
      line,
      state,
      id,
      ...errors.map(({ field, code }) => `${field}:${code}`),
    ],
  )

describe('the columns of a table', () => {
  it.each([
    [
      ['First name', 'Surname', 'E-mail', 'Shoe size'],
      ['first_name', 'last_name', 'email', null],
    ],
    [
      ['Eesnimi', 'Perekonnanimi', 'E-post', 'Isikukood', 'Töörühm'],
      ['first_name', 'last_name', 'email', 'idcode', 'groups'],
    ],
    [
      ['Фамилия', 'Имя', 'Должность', 'Телефон'],
      ['last_name', 'first_name', 'position', 'phone'],
    ],
    [
      ['Vorname', 'Nachname', 'Tätigkeit'],
      ['first_name', 'last_name', 'position'],
    ],
    [
      ['Name', 'Name'],
      ['name', null],
    ],
  ])('are known by their names: %s', (head, expected) =>
    expect(guessColumns(head)).toEqual({ fields: expected, has_head: true }),
  )
  it('are guessed without names', () =>
    expect(guessColumns(['7', 'mari@example.com'])).toEqual({ fields: ['name', 'email'], has_head: false }))
})

describe('a row', () => {
  it('is matched by e-mail, then id code, then name', () =>
    expect(plan(['X', 'MARI@example.com', '9'], ['Y', '', '2'], [' kati  KUUSK ', '', ''])).toEqual([
      [2, 'existing', 1],
      [3, 'existing', 2],
      [4, 'existing', 4],
    ]))
  it('is a new person where a namesake has another address', () =>
    expect(plan(['Kati Kuusk', 'other@example.com', ''])).toEqual([[2, 'new', null]]))
  it('is wrong where its name is that of two people, or it has none', () =>
    expect(plan(['Jaan Kask', '', ''], ['', 'new@example.com', ''])).toEqual([
      [2, 'wrong', null, 'name:ambiguous_name'],
      [3, 'wrong', null, 'name:required'],
    ]))
  it('is wrong with a false address, an unknown group, or twice', () =>
    expect(
      plan(
        ['A', 'nobody', ''],
        ['B', 'b@example.com', '', 'Bar'],
        ['C', 'c@example.com', '', 'kitchen'],
        ['D', 'C@example.com', ''],
      ),
    ).toEqual([
      [2, 'wrong', null, 'email:email'],
      [3, 'wrong', null, 'groups:unknown_group'],
      [4, 'new', null],
      [5, 'wrong', null, 'email:duplicate_row'],
    ]))
  it('without text is left out', () => expect(plan(['', ' ', ''], ['A', '', ''])).toEqual([[3, 'new', null]]))
  it('never matches a person twice and keeps its line', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom(
            ['Mari Tamm', '', ''],
            ['M', 'mari@example.com', ''],
            ['N', '', '1'],
            ['Z', '', ''],
          ),
          {
            maxLength: 8,
          },
        ),
        (rows) => {
          const planned = plan(...rows)
          const matched = planned.flatMap(([, state, id]) => (state === 'existing' ? [id] : []))
          expect(new Set(matched).size).toBe(matched.length)
          expect(planned.map(([line]) => line)).toEqual(rows.map((_, at) => at + 2))
        },
      ),
    ))
})

it.each([
  ['Mari Tamm', 'Mari', 'Tamm'],
  ['Tamm, Mari', 'Mari', 'Tamm'],
  ['Ana María Pérez', 'Ana María', 'Pérez'],
  ['Mari', 'Mari', ''],
])('splits %s', (name, first_name, last_name) => expect(splitName(name)).toEqual({ first_name, last_name }))

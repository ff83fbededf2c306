import { describe, expect, it } from 'vitest'
import { apply } from './mutant.ts'
import { findEdits } from './find-edits.ts'

/** The changed SQL of one kind of change, from a template. */
const changed = (sql: string, kind: string): readonly string[] => {
  const code = `sql\`${sql}\``
  return findEdits('a.ts', code)
    .filter((edit) => edit.kind === kind && edit.host.start === 0)
    .map((edit) => apply(code, edit).slice(4, -1))
}

describe('changes of SQL', () => {
  const rows: readonly (readonly [kind: string, sql: string, changed: readonly string[]])[] = [
    [
      'condition dropped',
      'select 1 from a where x = 1 and y between 2 and 3 order by z',
      [
        'select 1 from a where true and y between 2 and 3 order by z',
        'select 1 from a where x = 1 and true order by z',
      ],
    ],
    [
      'condition dropped',
      'select (select 1 from b where b.id in (select 2) limit 1) from a',
      ['select (select 1 from b where true limit 1) from a'],
    ],
    [
      'condition dropped',
      'select 1 from a join b on b.id = a.b and (b.x > ${now} or b.y) where a.company_id = ${c} and case when p then q end',
      [
        'select 1 from a join b on true and (b.x > ${now} or b.y) where a.company_id = ${c} and case when p then q end',
        'select 1 from a join b on b.id = a.b and true where a.company_id = ${c} and case when p then q end',
        'select 1 from a join b on b.id = a.b and (b.x > ${now} or true) where a.company_id = ${c} and case when p then q end',
        'select 1 from a join b on b.id = a.b and (b.x > ${now} or b.y) where a.company_id = ${c} and true',
      ],
    ],
    ['boundary', 'select a >= b, c -> d, e => f, g <> h', ['select a > b, c -> d, e => f, g <> h']],
    ['case when true', 'case when a then b else c end', ['case when true then b else c end']],
    ['order', 'select 1 from a order by (x), y limit 3', ['select 1 from a order by (x) desc, y limit 3']],
    ['order', 'select 1 from a order by x desc', ['select 1 from a order by x asc']],
    ['limit', 'select 1 from a limit 20', ['select 1 from a limit 19']],
    ['default dropped', 'select coalesce(max(a), 0) + 1', ['select coalesce(max(a), null) + 1']],
    ['aggregate', 'select max(a), max from b', ['select min(a), max from b']],
    ['null test', 'where a is null', ['where a is not null']],
    ['null test', 'where a is not null', ['where a is null']],
    ['interval', "select now() - interval '7 days'", ["select now() - interval '8 days'"]],
    ['left join', 'from a left join b on true', ['from a join b on true']],
    ['lock dropped', 'select 1 from a for update', ['select 1 from a ']],
    ['boundary', 'select \'<\' -- a < b\n, "<"', []],
  ]
  it.each(rows)('%s: %s', (kind, sql, expected) => {
    expect(changed(sql, kind)).toEqual(expected)
  })
})

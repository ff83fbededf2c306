import { describe, expect, it } from 'vitest'
import { narrowLines, placeOfLine } from './line-change.ts'

describe('a line that differs', () => {
  it('says where it stands', () => {
    expect(placeOfLine({ path: 'Cooking › Monitoring', name: 'Limit', before: null, after: 'x' })).toBe(
      'Cooking › Monitoring › Limit',
    )
    expect(placeOfLine({ path: '', name: '', before: null, after: 'x' })).toBe('')
  })

  it("of a table's row shows the columns that differ", () => {
    expect(narrowLines('Name: Bar\nPeople: 2', 'Name: Bar\nPeople: 3')).toEqual({
      before: 'People: 2',
      after: 'People: 3',
    })
    expect(narrowLines('Bar', 'Kitchen')).toEqual({ before: 'Bar', after: 'Kitchen' })
    expect(narrowLines('a\nb', 'a')).toEqual({ before: 'a\nb', after: 'a' })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { folderSlug, judgeParent, withSubFolders } from './folder-rules.ts'
import { documentsPercent, dueReminder, judgeRequired, judgeValidity } from './validity.ts'

const folders = [
  { id: 1, parent_id: null },
  { id: 2, parent_id: 1 },
  { id: 3, parent_id: null },
]

describe('the place of a folder', () => {
  it.each([
    [null, null, undefined],
    [null, 1, undefined],
    [null, 2, 'folder_levels'],
    [null, 9, 'unknown_folder'],
    [3, 1, undefined],
    [1, 3, 'folder_levels'],
    [1, 1, 'folder_in_itself'],
    [2, null, undefined],
  ])('of folder %s in folder %s: %s', (id, parent, fault) => {
    expect(judgeParent(folders, id, parent)).toBe(fault)
  })
  it('brings its sub-folders along when it is shared', () => {
    expect([...withSubFolders(folders, [1])]).toEqual([1, 2])
    expect([...withSubFolders(folders, [2, 99])]).toEqual([2])
  })
})

describe('the name of a folder in an address', () => {
  it.each([
    ['Suppliers', 'suppliers'],
    ['../etc/passwd', 'etc-passwd'],
    ['..', 'folder'],
    ['Manage folders', 'manage-folders-folder'],
    ['Договоры 2026', 'договоры-2026'],
  ])('%s is %s', (name, slug) => {
    expect(folderSlug(name)).toBe(slug)
  })
  it('is always one part that no browser changes', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const slug = folderSlug(name)
        expect(slug).not.toMatch(/^$|^\.+$|[/\\?#]/)
        expect(['manage-folders', 'share-accesses', 'required']).not.toContain(slug)
      }),
    )
  })
})

describe('a document that expires', () => {
  it.each([
    [null, 'no_end'],
    ['2026-11-23', 'expired'],
    ['2026-11-24', 'expiring'],
    ['2026-12-24', 'expiring'],
    ['2026-12-25', 'valid'],
  ])('until %s is %s', (until, state) => {
    expect(judgeValidity(until, '2026-11-24')).toBe(state)
  })
  it.each([
    ['2026-12-24', '2026-11-24', 30],
    ['2026-12-23', '2026-11-24', null],
    // The machine was off on the day itself.
    ['2026-12-23', '2026-11-23', 30],
    ['2026-12-01', '2026-11-24', 7],
    ['2026-11-24', '2026-11-24', 0],
    ['2026-11-23', '2026-11-24', null],
  ])('until %s, last e-mail before %s: reminder %s', (until, since, days) => {
    expect(dueReminder(until, '2026-11-24', since)).toBe(days)
  })
})

describe('the share of required documents', () => {
  const rule = { exceptions: ['lease'], today: '2026-11-24' }
  const doc = (document_key: string, valid_until: string | null, on_paper = false) => ({
    document_key,
    valid_until,
    on_paper,
  })
  it('counts the best copy of each', () => {
    const stored = [doc('a', '2026-01-01'), doc('a', null, true), doc('b', '2026-01-01'), doc('c', null)]
    expect(['a', 'b', 'c', 'lease', 'd'].map((key) => judgeRequired(key, stored, rule))).toEqual([
      'on_paper',
      'expired',
      'there',
      'not_needed',
      'missing',
    ])
  })
  it('is floored, and null where nothing is required', () => {
    expect(documentsPercent(['there', 'missing', 'on_paper'])).toBe(66)
    expect(documentsPercent(['not_needed'])).toBe(100)
    expect(documentsPercent([])).toBe(null)
  })
})

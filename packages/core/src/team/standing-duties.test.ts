import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeDuties, type StandingDuty, type StoredDuty } from './index.ts'

const duty = (task_subtype_id: number, more: Partial<StandingDuty> = {}): StandingDuty => ({
  key: `kind_${task_subtype_id}`,
  task_subtype_id,
  is_mandatory: false,
  is_outsourceable: true,
  groups: ['management'],
  sources: [{ document: 'LARDER' }],
  force: 'practice',
  evidence: 'expert',
  verified_on: null,
  ...more,
})

const stored: fc.Arbitrary<readonly StoredDuty[]> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 500 }),
    is_default: fc.boolean(),
    task_subtype_id: fc.integer({ min: 8, max: 14 }),
    task_desc: fc.constant('Own'),
    responsible_name: fc.string(),
    service_provider: fc.option(fc.string({ minLength: 1 })),
    is_outsourceable: fc.boolean(),
    is_removed: fc.boolean(),
    version: fc.integer({ min: 1, max: 9 }),
  }),
  { selector: ({ id }) => id },
)

const duties = [duty(9, { is_mandatory: true }), duty(8), duty(14, { is_outsourceable: false })]

describe('a default duty', () => {
  it('is stored where its own kind is, not where another default or an own duty of the kind is', () => {
    const row = (id: number, task_subtype_id: number, is_default: boolean): StoredDuty => ({
      id,
      is_default,
      task_subtype_id,
      task_desc: null,
      responsible_name: `Person ${id}`,
      service_provider: null,
      is_outsourceable: true,
      is_removed: false,
      version: 1,
    })
    const rows = [row(1, 8, false), row(2, 9, true), row(3, 8, true)]
    const merged = mergeDuties(duties, rows, () => 'Office').filter(({ is_default }) => is_default)
    expect(
      merged.map(({ task_subtype_id, id, responsible_name }) => [task_subtype_id, id, responsible_name]),
    ).toEqual([
      [8, 3, 'Person 3'],
      [9, 2, 'Person 2'],
      [14, null, 'Office'],
    ])
  })
})

describe('the standing duties of a place', () => {
  it('contain each default once and each own one that is not removed', () => {
    fc.assert(
      fc.property(stored, (rows) => {
        const merged = mergeDuties(duties, rows, () => 'Office')
        expect(merged.filter(({ is_default }) => is_default).map((row) => row.task_subtype_id)).toEqual([
          8, 9, 14,
        ])
        const own = merged.filter(({ is_default }) => !is_default).map(({ id }) => id)
        const kept = rows.filter((row) => !row.is_default && !row.is_removed).map(({ id }) => id)
        expect(own.toSorted()).toEqual(kept.toSorted())
      }),
    )
  })
  it('never lose a mandatory one, and outsource only what may be', () => {
    fc.assert(
      fc.property(stored, (rows) => {
        for (const row of mergeDuties(duties, rows, () => '')) {
          expect(row.is_mandatory && row.is_removed).toBe(false)
          expect(row.is_outsourced).toBe(row.service_provider !== null)
          const staysInside = row.task_subtype_id === 14 && row.is_default
          expect(staysInside && row.is_outsourced).toBe(false)
        }
      }),
    )
  })
  it('name the usual group until a row is stored', () => {
    expect(mergeDuties(duties, [], ([first]) => first ?? '')).toMatchObject([
      { id: null, responsible_name: 'management' },
      { id: null },
      { id: null },
    ])
  })
})

import { expect, it } from 'vitest'
import { fsmaColumns, fsmaRows, trackingEvents, type FsmaRecord } from './fsma.ts'
import type { RecordContent, RecordKind, RecordLine } from './types.ts'

const line: RecordLine = {
  direction: 'in',
  lot_id: 1,
  product_id: 1,
  product_name: 'Romaine, chopped',
  batch_number: '2-3',
  supplier_id: 4,
  supplier_name: 'Farm',
  expiry_date: null,
  tlc: '00123',
  tlc_source: 'Farm, +1 555 0100, 1 Field Road, Salinas, CA 93901',
  amount: '40',
  amount_unit_id: 17,
  amount_unit: 'box',
}
const recordOf = (kind: RecordKind, lines: readonly RecordLine[]): FsmaRecord => ({
  id: 9,
  date: '2026-11-26',
  here: { name: 'Deli', phone: '+1 555 0101', address: '5 Main St, Reno, NV 89501' },
  partner: { name: 'Farm', phone: '+1 555 0100', address: '1 Field Road, Salinas, CA 93901' },
  content: {
    kind,
    stage_id: null,
    stage_name: '',
    partner_id: 4,
    partner_name: 'Farm',
    to_place_id: null,
    document_type: 'BOL',
    document_number: '1E5',
    recipe_version: null,
    occurred_at: '2026-11-26T18:00:00Z',
    comment: '',
    issues: [],
    lines,
  } satisfies RecordContent,
})

const out: RecordLine = { ...line, direction: 'out' }

it.each([
  ['receiving', recordOf('receipt', [line])],
  ['shipping', recordOf('dispatch', [out])],
  ['transformation', recordOf('preparation', [out, { ...line, supplier_id: null }])],
] as const)('has every key data element of %s', (event, record) => {
  const [row] = fsmaRows(record)
  expect([row?.event, row?.missing]).toEqual([event, []])
  const columns = fsmaColumns[event].filter(({ is_required }) => is_required)
  expect(columns.filter(({ key }) => (row?.cells[key] ?? '') === '')).toEqual([])
})
it('lists each key data element that is missing by its name', () => {
  const bare = recordOf('receipt', [{ ...line, tlc: '', tlc_source: '' }])
  const [row] = fsmaRows({
    ...bare,
    partner: { name: 'Farm', phone: '', address: '' },
    content: { ...bare.content, document_number: '' },
  })
  expect(row?.missing).toEqual([
    'Traceability lot code',
    'Immediate previous source: location description',
    'Traceability lot code source, or its reference',
    'Reference document number',
  ])
})
it('lists the food that was used as missing where a batch names none', () => {
  const rows = fsmaRows(recordOf('preparation', [{ ...line, supplier_id: null }]))
  expect(rows.map(({ event, missing }) => [event, missing])).toEqual([
    [
      'transformation',
      [
        'Traceability lot code of the food used',
        'Product description of the food used',
        'Quantity used',
        'Unit of measure used',
      ],
    ],
  ])
})
it('has the place as the source of a lot code that was given there', () => {
  const [row] = fsmaRows(recordOf('dispatch', [{ ...out, supplier_id: null, tlc_source: '' }]))
  expect(row?.cells['tlc_source']).toContain('Deli')
})
it('is not asked of waste and counts', () => {
  expect([...fsmaRows(recordOf('waste', [out])), ...fsmaRows(recordOf('count', [line]))]).toEqual([])
})
it('names no column twice', () => {
  for (const event of trackingEvents) {
    const titles = fsmaColumns[event].map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
  }
})

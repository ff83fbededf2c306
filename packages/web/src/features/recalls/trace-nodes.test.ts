import { expect, it } from 'vitest'
import type { Trace } from '@larder/contract/recalls'
import { nodesOf } from './trace-nodes.ts'

const lot = (id: number, relation: string, supplier_name = ''): object => ({
  id,
  relation,
  product_name: `Product ${id}`,
  batch_number: `B${id}`,
  supplier_name,
})
const recipient = (number: number, lots: readonly number[], contact: object = {}): object => ({
  recipient: `partner:${number}`,
  name: `Shop ${number}`,
  phone: '',
  email: `${number}@shop.test`,
  sent: lots.map((lot_id) => ({ lot_id })),
  ...contact,
})
const traceOf = (parts: object): Trace =>
  ({
    lots: [],
    links: [],
    recipients: [],
    origin_count: 1,
    affected_count: 0,
    source_count: 0,
    ...parts,
  }) as unknown as Trace

/** 1 came from the mill and from 2, went into 3, which went into 4. */
const bread = {
  lots: [lot(4, 'affected'), lot(1, 'origin', 'Mill'), lot(3, 'affected'), lot(2, 'source', 'Mill')],
  links: [
    { parent: 2, child: 1 },
    { parent: 1, child: 3 },
    { parent: 3, child: 4 },
  ],
  affected_count: 2,
  source_count: 1,
}
const columns = (trace: Trace) => nodesOf(trace).nodes.map(({ key, column }) => `${key} ${column}`)

it('draws a supplier before its earliest lot, a recipient after its last', () => {
  const { nodes, edges, is_part } = nodesOf(
    traceOf({ ...bread, recipients: [recipient(1, [3, 4, 4]), recipient(2, [1], { phone: '112' })] }),
  )
  expect(nodes.map(({ key, kind, column, name, under }) => [key, kind, column, name, under])).toEqual([
    ['lot:1', 'origin', 0, 'Product 1', 'B1'],
    ['lot:3', 'affected', 1, 'Product 3', 'B3'],
    ['lot:2', 'source', -1, 'Product 2', 'B2'],
    ['lot:4', 'affected', 2, 'Product 4', 'B4'],
    ['supplier:Mill', 'person', -2, 'Mill', ''],
    ['partner:1', 'person', 3, 'Shop 1', '1@shop.test'],
    ['partner:2', 'person', 1, 'Shop 2', '112'],
  ])
  expect(edges.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'lot:2 lot:1',
    'lot:1 lot:3',
    'lot:3 lot:4',
    'supplier:Mill lot:1',
    'supplier:Mill lot:2',
    'lot:3 partner:1',
    'lot:4 partner:1',
    'lot:1 partner:2',
  ])
  expect(is_part).toBe(false)
})

it('says that lots are missing where the trace has more than it lists', () => {
  expect(nodesOf(traceOf({ ...bread, source_count: 2 })).is_part).toBe(true)
  expect(nodesOf(traceOf({ ...bread, affected_count: 3 })).is_part).toBe(true)
})

/** A row of lots, each made of the one before. */
const row = (count: number) => ({
  lots: Array.from({ length: count }, (_, at) => lot(count - at, at === count - 1 ? 'origin' : 'affected')),
  links: Array.from({ length: count - 1 }, (_, at) => ({ parent: at + 1, child: at + 2 })),
  affected_count: count - 1,
})

it.each([
  [40, 40, false],
  [41, 40, true],
])('of %i lots draws the %i nearest, without links to the others', (count, drawn, isPart) => {
  const trace = traceOf(row(count))
  const { nodes, edges, is_part } = nodesOf(trace)
  expect(columns(trace)[0]).toBe('lot:1 0')
  expect([nodes.length, edges.length, is_part]).toEqual([drawn, drawn - 1, isPart])
})

it.each([
  [12, 12, false],
  [13, 12, true],
])('of %i recipients draws %i', (count, drawn, isPart) => {
  const recipients = Array.from({ length: count }, (_, at) => recipient(at, [1]))
  const { nodes, is_part } = nodesOf(traceOf({ lots: [lot(1, 'origin')], recipients }))
  expect([nodes.length, is_part]).toEqual([1 + drawn, isPart])
})

it('counts a recipient of lots that are not drawn as left out', () => {
  const { nodes, is_part } = nodesOf(traceOf({ lots: [lot(1, 'origin')], recipients: [recipient(1, [9])] }))
  expect([nodes.length, is_part]).toEqual([1, true])
})

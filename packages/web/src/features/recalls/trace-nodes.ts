/** What the drawing of a trace shows: suppliers, the nearest lots, and who got something. */
import { columnsOf, type TraceEdge, type TraceLink, type TraceNode } from '@larder/core/traceability'
import type { Trace } from '@larder/contract/recalls'

export type DrawnNode = TraceNode & {
  readonly kind: 'origin' | 'affected' | 'source' | 'person'
  readonly name: string
  readonly under: string
}
export type TraceNodes = {
  readonly nodes: readonly DrawnNode[]
  readonly edges: readonly TraceEdge[]
  /** Not all lots or recipients are drawn. */
  readonly is_part: boolean
}

/** More could not be read. */
const MAX_LOTS = 40
const MAX_PEOPLE = 12

const lotKey = (id: number): string => `lot:${id}`

type Drawn = ReadonlyMap<number, number>

function suppliersOf(lots: Trace['lots'], columns: Drawn): TraceNodes {
  const supplied = lots.filter(({ supplier_name }) => supplier_name !== '')
  const nodes = [...Map.groupBy(supplied, ({ supplier_name }) => supplier_name)].map(([name, own]) => ({
    key: `supplier:${name}`,
    column: Math.min(...own.map(({ id }) => columns.get(id) ?? 0)) - 1,
    kind: 'person' as const,
    name,
    under: '',
  }))
  const edges = supplied.map(({ id, supplier_name }) => ({
    from: `supplier:${supplier_name}`,
    to: lotKey(id),
  }))
  return { nodes, edges, is_part: false }
}

function recipientsOf({ recipients }: Trace, columns: Drawn): TraceNodes {
  const reached = recipients.map((one) => ({
    one,
    lots: [...new Set(one.sent.map(({ lot_id }) => lot_id))].filter((id) => columns.has(id)),
  }))
  const people = reached.filter(({ lots }) => lots.length > 0).slice(0, MAX_PEOPLE)
  const nodes = people.map(({ one: { recipient, name, phone, email }, lots }) => ({
    key: recipient,
    column: Math.max(...lots.map((id) => columns.get(id) ?? 0)) + 1,
    kind: 'person' as const,
    name,
    under: phone === '' ? email : phone,
  }))
  const edges = people.flatMap(({ one, lots }) => lots.map((id) => ({ from: lotKey(id), to: one.recipient })))
  return { nodes, edges, is_part: people.length < recipients.length }
}

/** The lots that are nearest to where the trace starts, with those before and after them. */
export function nodesOf(trace: Trace): TraceNodes {
  const links = trace.links.map(({ parent, child }): TraceLink => [parent, child])
  const origin = trace.lots.filter(({ relation }) => relation === 'origin').map(({ id }) => id)
  const columns = columnsOf(origin, links)
  const nearest = trace.lots
    .toSorted((a, b) => Math.abs(columns.get(a.id) ?? 99) - Math.abs(columns.get(b.id) ?? 99))
    .slice(0, MAX_LOTS)
  const drawn = new Map(nearest.map(({ id }) => [id, columns.get(id) ?? 0]))
  const suppliers = suppliersOf(nearest, drawn)
  const recipients = recipientsOf(trace, drawn)
  const all = trace.origin_count + trace.affected_count + trace.source_count
  return {
    nodes: [
      ...nearest.map(({ id, relation, product_name, batch_number }) => ({
        key: lotKey(id),
        column: drawn.get(id) ?? 0,
        kind: relation,
        name: product_name,
        under: batch_number,
      })),
      ...suppliers.nodes,
      ...recipients.nodes,
    ],
    edges: [
      ...links
        .filter(([parent, child]) => drawn.has(parent) && drawn.has(child))
        .map(([parent, child]) => ({ from: lotKey(parent), to: lotKey(child) })),
      ...suppliers.edges,
      ...recipients.edges,
    ],
    is_part: nearest.length < all || recipients.is_part,
  }
}

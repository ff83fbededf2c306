import { edgeId, type FlowGraph } from './graph.ts'

export type GraphFault = {
  readonly path: readonly (string | number)[]
  readonly code: 'required' | 'twice' | 'unknown_step' | 'self_loop' | 'edge_id'
}

/**
 * The reasons why a diagram cannot be stored, beyond the limits of its single values: ids that are not
 * unique, arrows without an end.
 */
export function judgeGraph({ nodes, edges }: FlowGraph): readonly GraphFault[] {
  const nodeIds = new Set<string>()
  const drawn = new Set<string>()
  const faults: GraphFault[] = []
  for (const [at, { id, step, label, ccps }] of nodes.entries()) {
    if (nodeIds.has(id)) faults.push({ path: ['nodes', at, 'id'], code: 'twice' })
    if (step === null && (label === null || label.trim() === ''))
      faults.push({ path: ['nodes', at, 'label'], code: 'required' })
    if (new Set(ccps).size < ccps.length) faults.push({ path: ['nodes', at, 'ccps'], code: 'twice' })
    nodeIds.add(id)
  }
  for (const [at, { id, from, to }] of edges.entries()) {
    if (drawn.has(id)) faults.push({ path: ['edges', at, 'id'], code: 'twice' })
    else if (id !== edgeId(from, to)) faults.push({ path: ['edges', at, 'id'], code: 'edge_id' })
    if (from === to) faults.push({ path: ['edges', at, 'to'], code: 'self_loop' })
    for (const end of ['from', 'to'] as const)
      if (!nodeIds.has(end === 'from' ? from : to))
        faults.push({ path: ['edges', at, end], code: 'unknown_step' })
    drawn.add(id)
  }
  return faults
}

/** Which flow diagram is shown and printed: the edited one, else the generated one. */
import { createHash } from 'node:crypto'
import { drawFlow, graphOf, type FlowGraph } from '@larder/core/flow'
import type { FlowLayout, KnowledgeTexts, Plan, ProcessId } from '@larder/core/haccp'
import type { PlanFlow } from '@larder/contract/plan-flows'
import type { Db } from '#db/transaction.ts'
import { canonicalJson } from '#kit/records/records.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { labelFlow } from './lay-out-flow.ts'
import { findFlow, type FlowRow } from './plan-flows.queries.ts'

export type ShownFlow = {
  readonly row: FlowRow | undefined
  readonly graph: FlowGraph
  readonly sha256: string
  readonly generated_sha256: string
  /** Of this very diagram; one of another does not count. */
  readonly verification: PlanFlow['verification']
}

export const graphSha256 = (graph: FlowGraph): string =>
  createHash('sha256').update(canonicalJson(graph)).digest('hex')

type Generated = { readonly plan: Plan; readonly flow: FlowLayout }

function verificationOf(row: FlowRow | undefined, sha256: string): ShownFlow['verification'] {
  if (
    row?.verified_on == null ||
    row.verified_by === null ||
    row.verified_at === null ||
    row.verified_by_user === null ||
    row.verified_graph_sha256 !== sha256
  )
    return null
  const { verified_on, verified_by, verified_at, verified_by_user: id, firstname, lastname } = row
  return {
    verified_on,
    verified_by,
    verified_at,
    verified_by_user: { id, firstname: firstname ?? '', lastname: lastname ?? '' },
  }
}

export async function findShownFlow(
  db: Db,
  at: PlaceKey,
  { plan, flow }: Generated,
  group: number | null = null,
): Promise<ShownFlow> {
  const row = await findFlow(db, at, group)
  const generated = graphOf(plan.flow, flow)
  const generated_sha256 = graphSha256(generated)
  const graph = row?.graph ?? generated
  const sha256 = row?.graph == null ? generated_sha256 : graphSha256(graph)
  return { row, graph, sha256, generated_sha256, verification: verificationOf(row, sha256) }
}

/** The drawing with the words of a language; without texts, the words of the place's own alone. */
export function drawShown(
  { row, graph }: ShownFlow,
  { plan, flow }: Generated,
  texts: KnowledgeTexts | null,
): FlowLayout {
  if (row?.graph == null) return texts === null ? flow : labelFlow(flow, plan, texts)
  return drawFlow(graph, (step) => (texts === null ? '' : (texts.processes[step as ProcessId]?.name ?? step)))
}

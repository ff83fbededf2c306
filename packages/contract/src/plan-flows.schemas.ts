import { flowLimits, judgeGraph } from '@larder/core/flow'
import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import { DateText, Id, requiredText, text } from './kit/fields.schemas.ts'

const Coordinate = z.number().min(-flowLimits.coordinate).max(flowLimits.coordinate)
const Point = z.object({ x: Coordinate, y: Coordinate })
const NodeId = z.string().regex(/^\w{1,40}$/)

export const FlowNode = z.object({
  /** Letters, digits and `_`. */
  id: NodeId,
  /** Code of a process (`P09`); null = a step of the place's own. */
  step: z
    .string()
    .regex(/^P\d{2,3}$/)
    .nullable(),
  /** Own words; null = the name of the process in the reader's language. */
  label: requiredText(flowLimits.label).nullable(),
  /** Numbers of critical control points. */
  ccps: z.array(z.number().int().min(1).max(flowLimits.ccp)).max(flowLimits.ccps),
  x: Coordinate,
  y: Coordinate,
  width: z.number().min(40).max(flowLimits.width),
  height: z.number().min(20).max(flowLimits.height),
})

export const FlowEdge = z.object({
  /** `from-to`. */
  id: z.string().max(81),
  from: NodeId,
  to: NodeId,
  label: text(flowLimits.label).optional(),
  /** The way that the layout found; drawn while it still leads from step to step around the others. */
  points: z.array(Point).max(flowLimits.points).optional(),
})

const Graph = z.object({
  nodes: z.array(FlowNode).max(flowLimits.nodes),
  edges: z.array(FlowEdge).max(flowLimits.edges),
})

/** Ids are unique, arrows lead from one known step to another. */
export const FlowGraph = Graph.superRefine((graph, check) => {
  for (const { path, code } of judgeGraph(graph))
    check.addIssue({ code: 'custom', path: [...path], message: code })
})

const Person = z.object({ id: z.number().int(), firstname: z.string(), lastname: z.string() })

/** Of the diagram as it is shown; another one takes it away. */
export const FlowVerification = z.object({
  verified_on: z.string(),
  verified_by: z.string(),
  verified_at: z.string(),
  verified_by_user: Person,
})

export const FlowFinding = z.object({
  code: z.enum([
    'ccp_not_shown',
    'ccp_unknown',
    'ccp_elsewhere',
    'process_missing',
    'process_not_in_plan',
    'own_step',
    'no_way_in',
    'no_way_out',
    'empty',
  ]),
  node: z.string().nullable(),
  step: z.string().nullable(),
  ccp: z.number().int().nullable(),
})

export const PlanFlow = z.object({
  /** 0 as long as nothing was stored; one more with every change. Sent back with a change. */
  version: z.number().int(),
  /** Edited by hand; else the one that was generated with the plan. */
  is_edited: z.boolean(),
  graph: Graph,
  /** SHA-256 of the diagram's canonical JSON (RFC 8785), hexadecimal. */
  sha256: z.string(),
  /** The plan was generated again after the diagram was taken from it, and draws another one now. */
  is_behind: z.boolean(),
  /** Where diagram and plan do not agree. */
  findings: z.array(FlowFinding),
  /** The facts that the diagram has to agree with. */
  facts: z.object({
    flow_steps: z.array(z.string()),
    steps: z.array(z.string()),
    ccps: z.array(z.object({ number: z.number().int(), steps: z.array(z.string()) })),
  }),
  /**
   * Names of processes; `lines` = lines of the longest name in any language, `offered` where the place works
   * with it.
   */
  processes: z.array(
    z.object({ step: z.string(), name: z.string(), lines: z.number().int(), offered: z.boolean() }),
  ),
  /** Processes of the place's own; `step` where one replaces a process. */
  own_processes: z.array(z.object({ name: z.string(), step: z.string().nullable() })),
  verification: FlowVerification.nullable(),
})
export type PlanFlow = Wire<typeof PlanFlow>
const params = z.object({ placeId: Id, planId: Id })
const OfProductGroup = z.object({ lang: text(10).optional(), fsp_product_group_id: Id.optional() })
const Version = z.number().int().min(0).max(2_147_483_647)

export const planFlowsSchemas = {
  get: {
    params,
    query: OfProductGroup,
    response: PlanFlow,
    summary: 'The present flow diagram, its differences from the plan, and its verification on site',
  },
  change: {
    params,
    query: OfProductGroup,
    body: z.object({
      /**
       * The one that was edited; another one by now is answered 409 with the diagram of now in `current`.
       */
      version: Version,
      graph: FlowGraph,
    }),
    response: PlanFlow,
    summary: 'Replaces the flow diagram by an edited one; its verification on site ends',
  },
  reset: {
    params,
    query: OfProductGroup.extend({ version: z.coerce.number().int().min(0).max(2_147_483_647) }),
    response: PlanFlow,
    summary:
      'Restores the generated flow diagram and deletes the edited one. 409 if it has changed since `version`',
  },
  tidy: {
    params,
    body: z.object({ graph: FlowGraph }),
    response: z.object({ graph: Graph }),
    summary: 'Lays a diagram out and returns it; stores nothing',
  },
  verify: {
    params,
    query: OfProductGroup,
    body: z.object({
      /** The day on which the diagram was compared with the real work; not in the future. */
      verified_on: DateText,
      verified_by: requiredText(200),
      /** Of the diagram that was compared; refused with 409 when it is another by now. */
      sha256: text(64).optional(),
    }),
    response: PlanFlow,
    summary: 'Records the verification of the flow diagram on site, with date and person',
  },
} satisfies SchemaTable

/**
 * The threads that lay flow diagrams out, one for generated and one for edited ones. Started at first use,
 * closed with the application.
 */
import type { ElkNode } from 'elkjs/lib/elk-api.js'
import { Tinypool } from 'tinypool'
import { resource } from '#kit/resources.ts'

const TIMEOUT_MS = 20_000
const IDLE_MS = 600_000

export type FlowEngine = {
  /** Rejects when the layout fails or takes more than 20 s, which ends its thread. */
  readonly layout: (graph: ElkNode) => Promise<ElkNode>
  readonly close: () => Promise<void>
}

function openFlowEngine(): FlowEngine {
  const pool = new Tinypool({
    filename: new URL('./flow-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  })
  return {
    layout: (graph) => pool.run(graph, { signal: AbortSignal.timeout(TIMEOUT_MS) }) as Promise<ElkNode>,
    close: () => pool.destroy(),
  }
}

export const flowEngine = resource(openFlowEngine, (engine) => engine.close())
/**
 * Another thread: a diagram that cannot be laid out in time must not delay a plan that is being generated.
 */
export const tidyEngine = resource(openFlowEngine, (engine) => engine.close())

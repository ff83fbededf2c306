/** Lays graphs out in a thread of its own: elkjs computes for tens of milliseconds without a pause. */
import { parentPort } from 'node:worker_threads'
import elk, { type ElkNode } from 'elkjs/lib/elk.bundled.js'

const engine = new elk.default()

parentPort?.on('message', ({ id, graph }: { id: number; graph: ElkNode }) => {
  engine.layout(graph).then(
    (laid) => parentPort?.postMessage({ id, laid: JSON.parse(JSON.stringify(laid)) as unknown }),
    (error: unknown) =>
      parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) }),
  )
})

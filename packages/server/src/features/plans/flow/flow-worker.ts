/** Lays graphs out in a thread of its own: elkjs computes for tens of milliseconds without a pause. */
import elk, { type ElkNode } from 'elkjs/lib/elk.bundled.js'

const engine = new elk.default()

/** As plain data, because the objects of elkjs cannot be sent to another thread. */
export default async (graph: ElkNode): Promise<unknown> =>
  JSON.parse(JSON.stringify(await engine.layout(graph))) as unknown

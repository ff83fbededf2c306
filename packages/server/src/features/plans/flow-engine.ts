/**
 * The threads that lay flow diagrams out, one for generated and one for edited ones. Started at first use,
 * closed with the application.
 */
import { Worker } from 'node:worker_threads'
import type { ElkNode } from 'elkjs/lib/elk-api.js'
import { resource } from '#kit/resources.ts'

type Waiting = {
  readonly resolve: (laid: ElkNode) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout
}
type Reply = { readonly id: number; readonly laid?: ElkNode; readonly error?: string }

const TIMEOUT_MS = 20_000

class FlowEngine {
  #worker: Worker | null = null
  #next = 1
  readonly #waiting = new Map<number, Waiting>()

  /** Rejects when the thread fails or takes more than 20 s; the next call starts a new one. */
  layout(graph: ElkNode): Promise<ElkNode> {
    const worker = this.#start()
    const id = this.#next++
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.#drop(new Error('The diagram took too long to lay out.')),
        TIMEOUT_MS,
      )
      this.#waiting.set(id, { resolve, reject, timer })
      worker.postMessage({ id, graph })
    })
  }

  async close(): Promise<void> {
    await this.#drop(new Error('Closed.'))
  }

  #start(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./flow-worker.ts', import.meta.url))
    worker.unref()
    worker.on('message', (reply: Reply) => this.#settle(reply))
    worker.on('error', (error: unknown) => {
      if (worker === this.#worker) void this.#drop(error instanceof Error ? error : new Error(String(error)))
    })
    worker.on('exit', () => {
      if (worker === this.#worker) void this.#drop(new Error('The thread ended.'))
    })
    this.#worker = worker
    return worker
  }

  #settle({ id, laid, error }: Reply): void {
    const waiting = this.#waiting.get(id)
    if (!waiting) return
    this.#waiting.delete(id)
    clearTimeout(waiting.timer)
    if (laid) waiting.resolve(laid)
    else waiting.reject(new Error(error ?? 'No layout.'))
  }

  async #drop(reason: Error): Promise<void> {
    const worker = this.#worker
    this.#worker = null
    for (const { reject, timer } of this.#waiting.values()) {
      clearTimeout(timer)
      reject(reason)
    }
    this.#waiting.clear()
    await worker?.terminate()
  }
}

export const flowEngine = resource(
  () => new FlowEngine(),
  (engine) => engine.close(),
)
/**
 * Of its own: a diagram that nobody can lay out in time must not take a plan that is being generated with it.
 */
export const tidyEngine = resource(
  () => new FlowEngine(),
  (engine) => engine.close(),
)

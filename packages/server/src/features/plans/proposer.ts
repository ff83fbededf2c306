/** A thread that compares plans with a newer edition; several where the machine has room. */
import { Worker } from 'node:worker_threads'
import type { Proposed } from '@larder/core/haccp'
import type { EnglishEdition } from './compare-editions.ts'
import type { PlanText } from './proposals.queries.ts'

/** Null where the newer edition cannot make the plan, or the older one was never published. */
export type Found = readonly Proposed[] | null

export type Proposer = {
  /** One list a plan. What is asked while it works waits its turn. */
  readonly propose: (plans: readonly PlanText[]) => Promise<readonly Found[]>
  readonly close: () => Promise<unknown>
}

type Waiting = {
  readonly resolve: (found: readonly Found[]) => void
  readonly reject: (error: Error) => void
}

/** Plans are read, compared and forgotten: with room for a batch of them few outlive a collection. */
const YOUNG_MB = 64

export function openProposer(to: EnglishEdition, from: ReadonlyMap<number, EnglishEdition>): Proposer {
  const worker = new Worker(new URL('./propose-worker.ts', import.meta.url), {
    workerData: { to, from },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  })
  worker.unref()
  const waiting: Waiting[] = []
  worker.on('message', (found: readonly Found[]) => waiting.shift()?.resolve(found))
  worker.on('error', (error: Error) => {
    for (const { reject } of waiting.splice(0)) reject(error)
  })
  return {
    propose: (plans) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject })
        worker.postMessage(plans)
      }),
    close: () => worker.terminate(),
  }
}

/** The threads that compare plans with a newer edition. */
import type { Proposed } from '@larder/core/haccp'
import { Tinypool } from 'tinypool'
import type { EnglishEdition } from './compare-editions.ts'
import type { PlanText } from '#features/plan-data/public.ts'

/** Null where the newer edition cannot make the plan, or the older one was never published. */
export type PlanProposals = readonly Proposed[] | null

export type Editions = {
  readonly to: EnglishEdition
  readonly from: ReadonlyMap<number, EnglishEdition>
}

export type Proposer = {
  /** One list a plan. */
  readonly propose: (plans: readonly PlanText[]) => Promise<readonly PlanProposals[]>
  readonly close: () => Promise<void>
}

/** Plans are read, compared and forgotten: with room for a batch of them few outlive a collection. */
const YOUNG_MB = 64

export function openProposer(editions: Editions, threads: number): Proposer {
  const pool = new Tinypool({
    filename: new URL('./propose-worker.ts', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    workerData: editions,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  })
  return {
    propose: (plans) => pool.run(plans) as Promise<readonly PlanProposals[]>,
    close: () => pool.destroy(),
  }
}

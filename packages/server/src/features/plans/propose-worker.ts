/**
 * Compares plans with a newer edition in a thread of its own: it computes for milliseconds a plan without a
 * pause.
 */
import { parentPort, workerData } from 'node:worker_threads'
import type { Plan } from '@larder/core/haccp'
import { proposalsOf, type EnglishEdition } from './compare-editions.ts'
import type { PlanText } from './proposals.queries.ts'
import type { Found } from './proposer.ts'

const { to, from } = workerData as {
  readonly to: EnglishEdition
  readonly from: ReadonlyMap<number, EnglishEdition>
}

function propose({ knowledge_version, plan }: PlanText): Found {
  const before = from.get(knowledge_version)
  return before === undefined ? null : proposalsOf(JSON.parse(plan) as Plan, before, to)
}

parentPort?.on('message', (plans: readonly PlanText[]) => parentPort?.postMessage(plans.map(propose)))

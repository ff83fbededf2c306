/**
 * Compares plans with a newer edition in a thread of its own: it computes for milliseconds a plan without a
 * pause.
 */
import type { Plan } from '@larder/core/haccp'
import { Tinypool } from 'tinypool'
import { proposalsOf } from './compare-editions.ts'
import type { PlanText } from '#features/plan-data/public.ts'
import type { Editions, PlanProposals } from './proposer.ts'

const { to, from } = Tinypool.workerData as Editions

function propose({ knowledge_version, plan }: PlanText): PlanProposals {
  const before = from.get(knowledge_version)
  return before === undefined ? null : proposalsOf(JSON.parse(plan) as Plan, before, to)
}

export default (plans: readonly PlanText[]): readonly PlanProposals[] => plans.map(propose)

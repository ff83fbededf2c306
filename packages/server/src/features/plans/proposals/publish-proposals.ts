/**
 * After an edition of the knowledge base was published: makes the proposals for every plan of an older one.
 * It may be stopped and started again at any time, because each plan stores the edition it was compared with.
 */
import type pg from 'pg'
import type { Knowledge, KnowledgeTexts } from '@larder/core/haccp'
import { asOperator } from '#db/transaction.ts'
import type { EnglishEdition } from './compare-editions.ts'
import {
  countBehind,
  listOlderEditions,
  listPlansBehind,
  listPlanTexts,
  newestEdition,
  storeProposals,
  type Edition,
  type PlanBehind,
} from '#features/plan-data/public.ts'
import { openProposer, type PlanProposals, type Proposer } from './proposer.ts'

export type Publishing = {
  readonly now: Date
  readonly to?: Edition
  readonly threads?: number
  /** Plans a transaction. */
  readonly batch?: number
  /** Ends after about so many plans; the rest is for the next time. */
  readonly most?: number
}

export type Published = {
  readonly plans: number
  readonly proposals: number
  /** Plans that the new edition cannot make from the present answers. */
  readonly failed: number
  readonly behind: number
}

const english = (
  knowledge: Knowledge,
  texts: Readonly<Record<string, KnowledgeTexts>>,
): EnglishEdition | null => {
  const words = texts['en']
  return words === undefined ? null : { knowledge, english: words }
}

/** The batches in turn, for several lanes; each plan is handed out once. */
function batchesOf(
  pool: pg.Pool,
  { version, batch, most }: { readonly version: number; readonly batch: number; readonly most: number },
): () => Promise<PlanBehind[]> {
  let after = 0
  let taken = 0
  let turn: Promise<PlanBehind[]> = Promise.resolve([])
  return () => {
    turn = turn.then(async () => {
      if (taken >= most) return []
      const plans = await asOperator(pool, (db) => listPlansBehind(db, { version, after, limit: batch }))
      after = plans.at(-1)?.plan_id ?? after
      taken += plans.length
      return plans
    })
    return turn
  }
}

type Lane = {
  readonly pool: pg.Pool
  readonly proposer: Proposer
  readonly known: Map<string, PlanProposals>
  readonly next: () => Promise<PlanBehind[]>
  readonly version: number
  readonly now: string
}

const MOST_KNOWN = 5_000

/**
 * The proposals for these plans, by their hash: places with the same answers have the same plan, which is
 * compared once.
 */
async function findProposals(
  { pool, proposer, known: cachedProposals }: Lane,
  plans: readonly PlanBehind[],
): Promise<ReadonlyMap<string, PlanProposals>> {
  const proposalsByPlan = new Map(
    plans.flatMap(({ sha256 }) =>
      cachedProposals.has(sha256) ? [[sha256, cachedProposals.get(sha256) ?? null] as const] : [],
    ),
  )
  const unknown = new Map(
    plans.filter(({ sha256 }) => !proposalsByPlan.has(sha256)).map((plan) => [plan.sha256, plan]),
  )
  if (unknown.size === 0) return proposalsByPlan
  const texts = await asOperator(pool, (db) => listPlanTexts(db, [...unknown.values()]))
  for (const [index, proposals] of (await proposer.propose(texts)).entries()) {
    const sha256 = texts[index]?.sha256 ?? ''
    proposalsByPlan.set(sha256, proposals)
    if (cachedProposals.size < MOST_KNOWN) cachedProposals.set(sha256, proposals)
  }
  return proposalsByPlan
}

async function runLane(lane: Lane): Promise<Omit<Published, 'behind'>> {
  const { pool, next, version, now } = lane
  const sum = { plans: 0, proposals: 0, failed: 0 }
  for (let plans = await next(); plans.length > 0; plans = await next()) {
    const proposalsByPlan = await findProposals(lane, plans)
    // One that was made again since it was listed is left for the next time.
    const standing = plans.filter(({ sha256 }) => proposalsByPlan.has(sha256))
    const planProposals = standing.map(({ company_id, place_id, plan_id, sha256, knowledge_version }) => ({
      company_id,
      place_id,
      plan_id,
      sha256,
      from_version: knowledge_version,
      proposals: proposalsByPlan.get(sha256) ?? [],
    }))
    sum.plans += await asOperator(pool, (db) => storeProposals(db, planProposals, { version, now }))
    sum.proposals += planProposals.reduce((count, { proposals }) => count + proposals.length, 0)
    sum.failed += standing.filter(({ sha256 }) => proposalsByPlan.get(sha256) === null).length
  }
  return sum
}

/** While a thread compares one batch, the database reads and stores another. */
const LANES_A_THREAD = 2

/** Makes the proposals of the edition, which has to be published. */
export async function proposeToAll(
  pool: pg.Pool,
  { now, to = newestEdition, threads = 1, batch = 50, most = Number.POSITIVE_INFINITY }: Publishing,
): Promise<Published> {
  const { version } = to
  const sum = { plans: 0, proposals: 0, failed: 0 }
  const edition = english(to.knowledge, to.texts)
  if (edition === null || (await asOperator(pool, (db) => countBehind(db, version))) === 0)
    return { ...sum, behind: 0 }
  const from = await listOlderEditions(pool, version)
  const next = batchesOf(pool, { version, batch, most })
  const cachedProposals = new Map<string, PlanProposals>()
  const proposer = openProposer({ to: edition, from }, threads)
  try {
    const lanes = Array.from({ length: threads * LANES_A_THREAD }, () =>
      runLane({ pool, proposer, known: cachedProposals, next, version, now: now.toISOString() }),
    )
    for (const lane of await Promise.all(lanes)) {
      sum.plans += lane.plans
      sum.proposals += lane.proposals
      sum.failed += lane.failed
    }
  } finally {
    await proposer.close()
  }
  return { ...sum, behind: await asOperator(pool, (db) => countBehind(db, version)) }
}

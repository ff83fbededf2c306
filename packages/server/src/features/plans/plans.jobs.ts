import { asSystem } from '#db/transaction.ts'
import { enqueue, type JobHandler, type JobHandlers } from '#kit/jobs/jobs.ts'
import type { Platform } from '#kit/platform.ts'
import { countEstimations } from './hazards/hazards.queries.ts'
import { keepVersion } from './versions/keep-version.ts'
import { proposeToAll } from './proposals/publish-proposals.ts'

/** How companies estimate each hazard, counted at most once a day. */
const countAll: JobHandler = async (platform) => {
  await asSystem(platform, (db, now) => countEstimations(db, now.toISOString()))
}

/** The ZIP of a confirmed version. */
const keepOne: JobHandler = async (platform, payload) => {
  const { company_id, place_id, version } = payload as {
    company_id: number
    place_id: number
    version: number
  }
  await keepVersion(platform, { company_id, place_id }, version)
}

/** So few at once that requests and other jobs of the embedded database do not wait for them. */
const FEW = 20

/** The proposals of a newer edition, some plans at a time; the rest is a job of its own. */
const proposeSome: JobHandler = async (platform) => {
  const now = platform.now()
  const { plans, failed } = await proposeToAll(platform.pool, { now, batch: 5, most: FEW })
  if (failed > 0)
    platform.log.warn(
      { event: 'knowledge.plans_failed', failed },
      'Plans cannot be made with the new edition.',
    )
  if (plans > 0) await enqueueProposing(platform)
}

/**
 * Looks at every plan that rests on an older edition, in the background: where no process of its own can do
 * it.
 */
export async function enqueueProposing(platform: Platform): Promise<void> {
  await asSystem(platform, (db, now) => enqueue({ db, now }, 'plans.propose_changes', {}))
}

export const planJobs: JobHandlers = {
  'plans.keep_version': keepOne,
  'plans.count_estimations': countAll,
  'plans.propose_changes': proposeSome,
}

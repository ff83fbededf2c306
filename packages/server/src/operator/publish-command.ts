/**
 * `npm run knowledge:publish`: puts this release's edition of the knowledge base into the database and
 * proposes what it
 * changes to every place whose plan rests on an older one. Run by the operator after an update, beside the
 * servers; it
 * may be ended and run again.
 */
import { availableParallelism } from 'node:os'
import type pg from 'pg'
import { proposeToAll } from '../features/plans/public.ts'
import { newestEdition, publishEdition } from '../features/plan-data/public.ts'

/** One core is left for the other processes of this machine. */
const MOST_THREADS = 4
const threads = (): number => Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1))

/** @throws when the same version was published with other content. */
export async function runPublishCommand(
  pool: pg.Pool,
  { now, tell }: { now: Date; tell: (line: string) => void },
): Promise<void> {
  const isNew = await publishEdition(pool, now)
  tell(
    `Edition ${newestEdition.version} of the knowledge base ${isNew ? 'is published' : 'was published before'}.`,
  )
  const start = performance.now()
  const { plans, proposals, failed, behind } = await proposeToAll(pool, { now, threads: threads() })
  tell(
    `${proposals} changes are proposed to ${plans} plans, in ${((performance.now() - start) / 1_000).toFixed(1)} s.`,
  )
  if (failed > 0)
    tell(`${failed} plans need further answers of their places: they follow when they are generated again.`)
  if (behind > 0) tell(`${behind} plans were changed meanwhile: run it once more.`)
}

/**
 * An invented edition before the newest: its differences are what the newest then proposes. For tests and
 * journeys, which need a plan that depends on an older edition.
 */
import { join } from 'node:path'
import type { Hazard, KnowledgeTexts, Plan } from '@larder/core/haccp'
import { canonicalJson, type Recording } from '#kit/records/records.ts'
import { openPglite } from '#db/open.ts'
import type { Platform } from '#kit/platform.ts'
import { forCompany } from '#kit/jobs/jobs.ts'
import type { Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { newestEdition, publishEdition, type Edition } from '#features/plan-data/editions/editions.ts'
import { findPlan } from '#features/plan-data/plans.queries.ts'
import { makeAgain, storeAgain } from '#features/plans/generate/remake-plan.ts'

/** The older edition's text about cooking, in every language. */
export const olderCooking = 'Cook it until the juice runs clear.'

const texts = (own: KnowledgeTexts): KnowledgeTexts => {
  const { H16, H56 } = own.hazards
  if (H16 === undefined || H56 === undefined) throw new Error('The knowledge base has no H16 or H56.')
  return {
    ...own,
    hazards: {
      ...own.hazards,
      H16: { ...H16, do: olderCooking, at: {} },
      H99: { ...H56, name: `${H56.name} 2` },
    },
  }
}

/**
 * The newest but for: chilled ready-to-eat food up to 8 °C, other words on cooking, no H55, one hazard more,
 * the fridge read once a day.
 */
export function olderEdition(): Edition {
  const { knowledge, version, texts: languages } = newestEdition
  const chemical = knowledge.hazards.find(({ id }) => id === 'H56')
  const more: readonly Hazard[] = chemical === undefined ? [] : [{ ...chemical, id: 'H99' }]
  return {
    version: version - 1,
    knowledge: {
      ...knowledge,
      version: version - 1,
      limits: knowledge.limits.map((limit) =>
        limit.id === 'L-chill-rte'
          ? { ...limit, values: limit.values.map((value) => ({ ...value, max: 8 })) }
          : limit,
      ),
      hazards: [...knowledge.hazards.filter(({ id }) => id !== 'H55'), ...more],
      tasks: knowledge.tasks.map((task) => (task.id === 'T-fridge' ? { ...task, times: ['08:00'] } : task)),
    },
    texts: Object.fromEntries(Object.entries(languages).map(([language, own]) => [language, texts(own)])),
  }
}

/** The newest as before rounds: each task by itself. */
function singleTasksEdition(): Edition {
  const { knowledge, version, texts: languages } = newestEdition
  return {
    version: version - 2,
    knowledge: {
      ...knowledge,
      version: version - 2,
      tasks: knowledge.tasks.map(({ round: _round, line: _line, ...task }) => task),
    },
    texts: languages,
  }
}

/**
 * Publishes the older edition, and makes the place's generated plan again from it, with its tasks: filled,
 * not confirmed.
 */
export async function restOnOlder(
  platform: Platform,
  at: PlaceKey,
  edition: Edition = olderEdition(),
): Promise<Plan> {
  await publishEdition(platform.pool, platform.now(), edition)
  return forCompany(platform, at.company_id, async (own) => {
    const ctx = { ...own, platform, actor: { kind: 'system' } } as Recording as Ctx
    const row = await findPlan(ctx.db, at)
    if (!row || row.plan === null || row.flow === null) throw new Error('The plan is not generated yet.')
    const olderPlans = await makeAgain(ctx, at, row.plan, edition)
    await storeAgain(ctx, at, olderPlans, {
      before: { plan: row.plan, flow: row.flow },
      edition,
      is_outdated: row.is_outdated,
    })
    return JSON.parse(canonicalJson(olderPlans.plan)) as Plan
  })
}

/** The plan by the edition before rounds, with tasks as a place had them that never had rounds. */
export async function restOnSingleTasks(platform: Platform, at: PlaceKey): Promise<Plan> {
  await platform.pool.query(
    `with unused as (
        select t.id from tasks t where t.company_id = $1 and t.place_id = $2
          and not exists (select from task_entries e where e.company_id = t.company_id and e.task_id = t.id)
      ),
      schedules as (
        delete from task_schedules where company_id = $1 and task_id in (select id from unused)
      ),
      versions as (delete from task_versions where company_id = $1 and task_id in (select id from unused))
     delete from tasks where company_id = $1 and id in (select id from unused)`,
    [at.company_id, at.place_id],
  )
  return restOnOlder(platform, at, singleTasksEdition())
}

/** `rest` in the data folder of a server that does not run. */
export async function restOnOlderIn(
  data_folder: string,
  at: PlaceKey,
  rest: (platform: Platform, at: PlaceKey) => Promise<Plan> = restOnOlder,
): Promise<void> {
  const { pool, close } = await openPglite({ folder: join(data_folder, 'database') })
  try {
    await rest({ pool, now: () => new Date() } as Platform, at)
  } finally {
    await close()
  }
}

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
import { newestEdition, publishEdition, type Edition } from '#features/plans/proposals/editions.ts'
import { findPlan } from '#features/plans/plans.queries.ts'
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
    const made = await makeAgain(ctx, at, row.plan, edition)
    await storeAgain(ctx, at, made, {
      before: { plan: row.plan, flow: row.flow },
      edition,
      is_outdated: row.is_outdated,
    })
    return JSON.parse(canonicalJson(made.plan)) as Plan
  })
}

/** The same in the data folder of a server that does not run. */
export async function restOnOlderIn(data_folder: string, at: PlaceKey): Promise<void> {
  const { pool, close } = await openPglite({ folder: join(data_folder, 'database') })
  try {
    await restOnOlder({ pool, now: () => new Date() } as Platform, at)
  } finally {
    await close()
  }
}

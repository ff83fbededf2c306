/** What lowers the percentage of an area: the rows that one would put right. */
import { can } from '@larder/core/permissions'
import { missingPermissions, type OverviewArea } from '@larder/core/statistics'
import type { Missing, overview } from '@larder/contract/overview'
import { missedOfWeek } from '#features/activity-log/public.ts'
import { languageFor } from '#kit/text/naming-language.ts'
import { missingDocuments } from '#features/documents/public.ts'
import { readStatus } from '#features/plans/public.ts'
import { missingCertificates } from '#features/team-tasks/public.ts'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { nameIn } from '#kit/text/texts.ts'
import { listBatchesWithGaps, listLastAudits, listTaskNames, listUsedTemplates } from './missing.queries.ts'

type Read = (ctx: Ctx, at: PlaceKey, lang: string) => Promise<Missing[]>

/** `productionProcesses` → `production_processes`, as texts are named. */
const snake = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const read: Readonly<Record<OverviewArea, Read>> = {
  plan: async ({ db }, at, lang) =>
    (await readStatus(db, at)).missing.map((step) => ({
      kind: 'plan_step',
      name: nameIn(lang, `plan.step_${snake(step)}`),
      detail: '',
      id: null,
    })),
  monitoring: async ({ db, now }, at, lang) => {
    const names = new Map((await listTaskNames(db, at, lang)).map(({ id, name }) => [id, name]))
    const missed = (await missedOfWeek(db, at, now)).toSorted((a, b) => b.count - a.count)
    return missed.map(({ task_id, count }) => ({
      kind: 'missed_checks',
      name: names.get(task_id) ?? '',
      detail: String(count),
      id: null,
    }))
  },
  documents: async ({ db, now }, at, lang) =>
    (await missingDocuments(db, at, { now, lang })).map(({ name, is_expired }) => ({
      kind: is_expired ? 'document_expired' : 'document_missing',
      name,
      detail: '',
      id: null,
    })),
  audits: async ({ db, now }, at) => {
    const last = await listLastAudits(db, at, now)
    if (last.length === 0)
      return (await listUsedTemplates(db, at.company_id)).map(({ name }) => ({
        kind: 'audit_none',
        name,
        detail: '',
        id: null,
      }))
    return last
      .filter(({ percent }) => percent !== null && percent < 100)
      .map(({ id, name, percent }) => ({ kind: 'audit_low', name, detail: String(percent), id }))
  },
  personnel: async ({ db, now }, at, lang) =>
    (await missingCertificates(db, at, { now, lang })).map(({ person, requirement }) => ({
      kind: 'certificate',
      name: person,
      detail: requirement,
      id: null,
    })),
  production: async ({ db, now }, at) =>
    (await listBatchesWithGaps(db, at, now)).map(({ id, name, date }) => ({
      kind: 'batch',
      name,
      detail: date,
      id,
    })),
}

export async function getMissing(
  ctx: Ctx,
  { params, query }: Input<typeof overview.missing>,
): Promise<Missing[]> {
  const at = placeOf(ctx)
  if (!can(ctx.actor, missingPermissions[params.area], at)) return []
  return read[params.area](ctx, at, await languageFor(ctx, query.lang))
}

import { countryKey } from '@larder/core/classifiers'
import type { TeamMatrix, TeamTask, TeamTaskEntry, teamTasks } from '@larder/contract/team-tasks'
import { teamFrequencies } from '@larder/core/team'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid, notFound } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { removePaper } from '#features/files/public.ts'
import { getPlace } from '#features/plan-data/public.ts'
import { readMatrix } from './read-matrix.ts'
import { defaultsOf, readRequirements } from './read-requirements.ts'
import { sealCertificate } from './seal-certificate.ts'
import {
  insertEntry,
  isWorker,
  listEntryRows,
  listGroupIds,
  lockEntry,
  lockTeamTask,
  saveStart,
  saveTeamTask,
  updateEntry,
  updateTeamTask,
  type EntryRow,
} from './team-tasks.queries.ts'

export const listTeamTasks = async (
  ctx: Ctx,
  { query }: Input<typeof teamTasks.list>,
): Promise<TeamTask[]> => [...(await readRequirements(ctx.db, placeOf(ctx), query.lang))]

export const getMatrix = (ctx: Ctx, { query }: Input<typeof teamTasks.matrix>): Promise<TeamMatrix> =>
  readMatrix(ctx.db, placeOf(ctx), { now: ctx.now, lang: query.lang })

async function requirementOf(
  ctx: Ctx,
  at: PlaceKey,
  id: number,
  lang: string | undefined,
): Promise<TeamTask> {
  const teamTask = (await readRequirements(ctx.db, at, lang)).find((one) => one.id === id)
  if (teamTask === undefined) throw notFound('TeamTask')
  return teamTask
}

type Rhythm = Pick<
  Input<typeof teamTasks.change>['body'],
  'task_frequency_type_id' | 'repeat_months' | 'groups' | 'is_active'
>

/** @throws Problem 422 `required`, `unknown_group`. */
async function rhythmOf(ctx: Ctx, at: PlaceKey, { groups, ...body }: Rhythm) {
  const repeats = body.task_frequency_type_id === teamFrequencies.months
  if (repeats && body.repeat_months === null) throw invalid('repeat_months', 'required')
  const groupIds = await listGroupIds(ctx.db, at)
  if (groups.some((id) => !groupIds.has(id)))
    throw invalid('groups', 'unknown_group', 'The place has no such group.')
  return {
    task_frequency_type_id: body.task_frequency_type_id,
    repeat_months: repeats ? body.repeat_months : null,
    user_group_ids: [...new Set(groups)],
    is_active: body.is_active,
  }
}

/** The default of the place's country by its key. @throws Problem 422 `not_offered`. */
async function defaultNamed(ctx: Ctx, at: PlaceKey, key: string) {
  const fact = defaultsOf(countryKey((await getPlace(ctx.db, at)).country_id)).find((one) => one.key === key)
  if (fact === undefined) throw invalid('default_key', 'not_offered', 'The place has no such default.')
  return fact
}

/** @throws Problem 422 `required`, `not_offered`, `unknown_group`. */
export async function createTeamTask(
  ctx: Ctx,
  { body, query }: Input<typeof teamTasks.create>,
): Promise<TeamTask> {
  const at = placeOf(ctx)
  const fact = body.default_key === null ? null : await defaultNamed(ctx, at, body.default_key)
  const name = body.name.trim()
  if (fact === null && name === '') throw invalid('name', 'required')
  const fields = {
    default_key: fact?.key ?? null,
    name: fact === null ? name : null,
    task_subtype_id: fact?.task_subtype_id ?? body.task_subtype_id,
    ...(await rhythmOf(ctx, at, body)),
  }
  const id = await saveTeamTask(ctx.db, at, fields, ctx.now.toISOString())
  ctx.audit({ entity: 'team_task', entity_id: id, detail: { ...fields } })
  return requirementOf(ctx, at, id, query.lang)
}

/** @throws Problem 404; 422 `required`, `unknown_group`. */
export async function changeTeamTask(
  ctx: Ctx,
  { params, body, query }: Input<typeof teamTasks.change>,
): Promise<TeamTask> {
  const at = placeOf(ctx)
  const before = await lockTeamTask(ctx.db, at, params.id)
  if (before === undefined) throw notFound('TeamTask')
  const after = {
    ...(await rhythmOf(ctx, at, body)),
    ...(before.default_key === null && body.name !== undefined && { name: body.name.trim() }),
  }
  await updateTeamTask(ctx.db, at, before.id, { ...after, updated_at: ctx.now.toISOString() })
  ctx.audit({ entity: 'team_task', entity_id: before.id, detail: { before, after } })
  return requirementOf(ctx, at, before.id, query.lang)
}

/** @throws Problem 404. */
export async function removeTeamTask(
  ctx: Ctx,
  { params }: Input<typeof teamTasks.remove>,
): Promise<{ ok: true }> {
  const at = placeOf(ctx)
  const before = await lockTeamTask(ctx.db, at, params.id)
  if (before === undefined) throw notFound('TeamTask')
  const now = ctx.now.toISOString()
  await updateTeamTask(ctx.db, at, before.id, {
    updated_at: now,
    ...(before.default_key === null ? { removed_at: now } : { is_active: false }),
  })
  ctx.audit({ entity: 'team_task', entity_id: before.id, detail: { before } })
  return { ok: true }
}

export async function nameEntries(
  ctx: Ctx,
  at: PlaceKey,
  rows: readonly EntryRow[],
  lang: string | undefined,
): Promise<TeamTaskEntry[]> {
  const names = new Map((await readRequirements(ctx.db, at, lang)).map(({ id, name }) => [id, name]))
  return rows.map((row) => ({ ...row, name: names.get(row.team_task_id) ?? '' }))
}

/** @throws Problem 404 where the place has no such person. */
export async function listEntries(
  ctx: Ctx,
  { params, query }: Input<typeof teamTasks.entries>,
): Promise<TeamTaskEntry[]> {
  const at = placeOf(ctx)
  if (!(await isWorker(ctx.db, at, params.id))) throw notFound('Worker')
  return nameEntries(ctx, at, await listEntryRows(ctx.db, at, params.id), query.lang)
}

type EntryBody = Input<typeof teamTasks.changeEntry>['body']

/** @throws Problem 422 `before_start`. */
function entryOf({ date, valid_until, trainer, comment }: EntryBody) {
  if (valid_until !== null && valid_until < date)
    throw invalid('valid_until', 'before_start', 'The last day is before the first one.')
  return { date, valid_until, trainer: trainer.trim(), comment: comment.trim() }
}

/** The requirement's id; a default is stored with its first entry. @throws Problem 422 */
async function requirementId(ctx: Ctx, at: PlaceKey, body: Input<typeof teamTasks.createEntry>['body']) {
  if (body.team_task_id !== null) {
    if ((await lockTeamTask(ctx.db, at, body.team_task_id)) === undefined)
      throw invalid('team_task_id', 'not_offered', 'The place has no such requirement.')
    return body.team_task_id
  }
  if (body.default_key === null) throw invalid('team_task_id', 'required')
  const fact = await defaultNamed(ctx, at, body.default_key)
  const stored = (await readRequirements(ctx.db, at, undefined)).find(
    ({ default_key }) => default_key === fact.key,
  )
  if (stored?.id != null) return stored.id
  const { key, task_subtype_id, task_frequency_type_id, repeat_months } = fact
  const rhythm = {
    task_subtype_id,
    task_frequency_type_id,
    repeat_months,
    user_group_ids: [],
    is_active: true,
  }
  return saveTeamTask(ctx.db, at, { default_key: key, name: null, ...rhythm }, ctx.now.toISOString())
}

/** @throws Problem 422 `not_offered`, `required`, `before_start`. */
export async function createEntry(
  ctx: Ctx,
  { body, query }: Input<typeof teamTasks.createEntry>,
): Promise<TeamTaskEntry> {
  const at = placeOf(ctx)
  const fields = entryOf(body)
  if (!(await isWorker(ctx.db, at, body.worker_id)))
    throw invalid('worker_id', 'not_offered', 'The place has no such person.')
  const team_task_id = await requirementId(ctx, at, body)
  const row = await insertEntry(
    ctx.db,
    at,
    { ...fields, team_task_id, worker_id: body.worker_id },
    ctx.now.toISOString(),
  )
  await sealCertificate(ctx, at, row.id, 'create')
  ctx.audit({
    entity: 'team_task_entry',
    entity_id: row.id,
    detail: { team_task_id, worker_id: body.worker_id, date: row.date, valid_until: row.valid_until },
  })
  const [entry] = await nameEntries(ctx, at, [row], query.lang)
  if (entry === undefined) throw notFound('TeamTaskEntry')
  return entry
}

/** @throws Problem 404; 422 `before_start`. */
export async function changeEntry(
  ctx: Ctx,
  { params, body, query }: Input<typeof teamTasks.changeEntry>,
): Promise<TeamTaskEntry> {
  const at = placeOf(ctx)
  const before = await lockEntry(ctx.db, at, params.id)
  if (before === undefined) throw notFound('TeamTaskEntry')
  const after = entryOf(body)
  await updateEntry(ctx.db, at, before.id, { ...after, updated_at: ctx.now.toISOString() })
  await sealCertificate(ctx, at, before.id, 'change')
  const days = ({ date, valid_until }: typeof after) => ({ date, valid_until })
  ctx.audit({
    entity: 'team_task_entry',
    entity_id: before.id,
    detail: { before: days(before), after: days(after) },
  })
  const [entry] = await nameEntries(ctx, at, [{ ...before, ...after }], query.lang)
  if (entry === undefined) throw notFound('TeamTaskEntry')
  return entry
}

/** @throws Problem 404. */
export async function removeEntry(
  ctx: Ctx,
  { params }: Input<typeof teamTasks.removeEntry>,
): Promise<{ ok: true }> {
  const at = placeOf(ctx)
  const before = await lockEntry(ctx.db, at, params.id)
  if (before === undefined) throw notFound('TeamTaskEntry')
  const now = ctx.now.toISOString()
  await updateEntry(ctx.db, at, before.id, { updated_at: now, removed_at: now, file_id: null })
  await sealCertificate(ctx, at, before.id, 'remove')
  if (before.file !== null) await removePaper(ctx, before.file.id)
  ctx.audit({
    entity: 'team_task_entry',
    entity_id: before.id,
    detail: { team_task_id: before.team_task_id, date: before.date },
  })
  return { ok: true }
}

/** @throws Problem 404. */
export async function setStart(
  ctx: Ctx,
  { params, body }: Input<typeof teamTasks.start>,
): Promise<{ ok: true }> {
  const at = placeOf(ctx)
  if (!(await isWorker(ctx.db, at, params.id))) throw notFound('Worker')
  await saveStart(ctx.db, at, params.id, body.employed_since)
  ctx.audit({ entity: 'worker', entity_id: params.id, detail: { employed_since: body.employed_since } })
  return { ok: true }
}

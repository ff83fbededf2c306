/** Processes to choose from, and those of the place. */
import { DEFAULT_COUNTRY_ID, locationTypeNumber } from '@larder/core/classifiers'
import { can } from '@larder/core/permissions'
import { processNumber, type Activity } from '@larder/core/haccp'
import { numberOfSubProcess, plannedProcesses } from '@larder/core/plan-progress'
import type { PlaceProcess, ProcessChoice, processes } from '@larder/contract/processes'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import {
  findActivity,
  getPlace,
  knowledge,
  startingProfile,
  textsAt,
  textsIn,
} from '#features/plan-data/public.ts'
import { describeChoice, describeRow, orderOf } from './describe-process.ts'
import { findPlaceCompany, findRow, hasGroup, listRows, type ProcessRow } from './processes.queries.ts'

type Selected = ReadonlyMap<number, readonly number[]>

/** The requested product group; null = the place. @throws Problem 404 when it is not the place's. */
export async function readGroupId(
  ctx: Pick<Ctx, 'db'>,
  at: PlaceKey,
  groupId: number | null | undefined,
): Promise<number | null> {
  if (groupId == null) return null
  if (!(await hasGroup(ctx.db, at, groupId))) throw notFound('FspProductGroup')
  return groupId
}

const choices = (
  activity: Activity | undefined,
  selected: Selected,
  texts: ReturnType<typeof textsIn>,
): ProcessChoice[] =>
  knowledge.processes
    .filter(({ id }) => activity?.processes.includes(id))
    .sort((a, b) => orderOf(a) - orderOf(b))
    .map((process) => describeChoice(process, selected.get(processNumber(process.id)), texts))

/** The processes that the rows of the place select; null when none was ever chosen. */
const selectionOf = (rows: readonly ProcessRow[]): Selected | null =>
  rows.length === 0
    ? null
    : new Map(plannedProcesses(rows).map(({ process_id, sub_processes }) => [process_id, sub_processes]))

const startOf = (place: Parameters<typeof startingProfile>[0]): Selected =>
  new Map(
    (startingProfile(place)?.processes ?? []).map(({ id, sub_processes }) => [
      processNumber(id),
      sub_processes.map(numberOfSubProcess),
    ]),
  )

/** A place that is only thought of: of this activity, in the country that forms start with. */
const newPlace = (
  activity: Activity,
  business_activity_id: number,
  extra_datas: string | undefined,
): Parameters<typeof startingProfile>[0] => ({
  country_id: DEFAULT_COUNTRY_ID,
  state_id: null,
  business_activity_id,
  location_type_id: locationTypeNumber(activity.location_types[0] ?? '') ?? 0,
  number_of_employees: '4-14',
  extra_data: extra_datas ?? activity.starts_with ?? [],
})

/**
 * The list of a business activity. With `placeId` it shows what that place has chosen.
 * @throws Problem 404 for an unknown activity, and for a place that the actor does not see.
 */
export async function listOffered(
  ctx: Ctx,
  { params, query }: Input<typeof processes.offered>,
): Promise<ProcessChoice[]> {
  const activity = findActivity(params.id)
  if (!activity) throw notFound('BusinessActivity')
  if (query.placeId === undefined && query.fsp_product_group_id !== undefined)
    throw notFound('FspProductGroup')
  if (query.placeId === undefined)
    return choices(activity, startOf(newPlace(activity, params.id, query.extra_datas)), textsIn(query.lang))
  const place = await findPlaceCompany(ctx.db, query.placeId)
  if (!place || !can(ctx.actor, 'plans.view', { company_id: place.company_id, place_id: place.id }))
    throw notFound('Place')
  const at: PlaceKey = { company_id: place.company_id, place_id: place.id }
  return choices(
    activity,
    selectionOf(await listRows(ctx.db, at, await readGroupId(ctx, at, query.fsp_product_group_id))) ??
      new Map(),
    textsAt(place, query.lang),
  )
}

export async function startProcesses(
  ctx: Ctx,
  { query }: Input<typeof processes.onboarding>,
): Promise<ProcessChoice[]> {
  const at = placeOf(ctx)
  const place = await getPlace(ctx.db, at)
  const selected = selectionOf(await listRows(ctx.db, at)) ?? startOf(place)
  return choices(findActivity(place.business_activity_id), selected, textsAt(place, query.lang))
}

/** The texts that the place's processes are named in. */
export const textsFor = async (ctx: Ctx, at: PlaceKey, lang: string | undefined) =>
  textsAt(await getPlace(ctx.db, at), lang)

export async function listProcesses(
  ctx: Ctx,
  { query }: Pick<Input<typeof processes.list>, 'query'>,
): Promise<PlaceProcess[]> {
  const at = placeOf(ctx)
  const group = await readGroupId(ctx, at, query.fsp_product_group_id)
  const texts = await textsFor(ctx, at, query.lang)
  return (await listRows(ctx.db, at, group)).map((row) => describeRow(row, texts))
}

/** @throws Problem 404 when it is not the place's. */
export async function readProcess(ctx: Ctx, id: number, lang: string | undefined): Promise<PlaceProcess> {
  const at = placeOf(ctx)
  const row = await findRow(ctx.db, at, id)
  if (!row) throw notFound('ProductionProcess')
  return describeRow(row, await textsFor(ctx, at, lang))
}

export const getProcess = (
  ctx: Ctx,
  { params, query }: Input<typeof processes.find>,
): Promise<PlaceProcess> => readProcess(ctx, params.id, query.lang)

/**
 * Which processes a place works with. Selecting none of the sub-processes is fine; a sub-process belongs to
 * its process.
 */
import { processNumber } from '@larder/core/haccp'
import { numberOfSubProcess } from '@larder/core/plan-progress'
import type { PlaceProcess, processes } from '@larder/contract/processes'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid, notFound, versionConflict } from '#kit/problem.ts'
import { findActivity, getPlace, noteInput } from '#features/plan-data/public.ts'
import { findProcess, orderOf } from './describe-process.ts'
import { listProcesses, readGroupId, readProcess } from './list-processes.ts'
import {
  deleteRow,
  insertOwn,
  lockRow,
  replaceSelection,
  updateRow,
  type RowChange,
  type Selection,
} from './processes.queries.ts'

type SubProcessChoice = readonly { readonly id: number; readonly selected: boolean }[]

/**
 * Ids of the selected sub-processes. @throws Problem 422 for one that belongs to another process or to none.
 */
function readSubProcesses(field: string, process_id: number | null, choice: SubProcessChoice): number[] {
  const own = new Set((findProcess(process_id)?.sub_processes ?? []).map(numberOfSubProcess))
  const foreign = choice.findIndex(({ id }) => !own.has(id))
  if (foreign >= 0)
    throw invalid(
      `${field}.${foreign}.id`,
      'not_of_process',
      'This sub-process does not belong to the process.',
    )
  return [...new Set(choice.filter(({ selected }) => selected).map(({ id }) => id))].sort((a, b) => a - b)
}

/** @throws Problem 422 for a process that the place's activity does not offer, or that comes twice. */
function readSelection(
  body: Input<typeof processes.select>['body'],
  offered: ReadonlySet<number>,
  group: number | null,
): Selection {
  const seen = new Set<number>()
  return body.map(({ process_id, sub_processes, fsp_product_group_id }, index) => {
    const process = findProcess(process_id)
    if (!process || !offered.has(process_id))
      throw invalid(
        `${index}.process_id`,
        'not_offered',
        'The business activity does not offer this process.',
      )
    if (seen.has(process_id)) throw invalid(`${index}.process_id`, 'twice', 'This process is listed twice.')
    if (fsp_product_group_id != null && fsp_product_group_id !== group)
      throw invalid(`${index}.fsp_product_group_id`, 'unknown', 'There is no such product group.')
    seen.add(process_id)
    return {
      process_id,
      sub_processes: readSubProcesses(`${index}.sub_processes`, process_id, sub_processes),
      order_number: orderOf(process),
    }
  })
}

export async function selectProcesses(
  ctx: Ctx,
  { query, body }: Input<typeof processes.select>,
): Promise<PlaceProcess[]> {
  const at = placeOf(ctx)
  const group = await readGroupId(ctx, at, query.fsp_product_group_id)
  const activity = findActivity((await getPlace(ctx.db, at)).business_activity_id)
  const selection = readSelection(body, new Set(activity?.processes.map(processNumber)), group)
  await replaceSelection(ctx.db, at, { group, selection, created_at: ctx.now.toISOString() })
  await noteInput(ctx, at, 'productionProcesses')
  ctx.audit({
    entity: 'place',
    entity_id: at.place_id,
    detail: {
      fsp_product_group_id: group,
      processes: selection.map(({ process_id, sub_processes }) => ({ process_id, sub_processes })),
    },
  })
  return listProcesses(ctx, { query })
}

export async function createProcess(
  ctx: Ctx,
  { query, body }: Input<typeof processes.create>,
): Promise<PlaceProcess> {
  const at = placeOf(ctx)
  const original = body.original_production_process_id ?? null
  const activity = findActivity((await getPlace(ctx.db, at)).business_activity_id)
  if (original !== null && !activity?.processes.some((id) => processNumber(id) === original))
    throw invalid(
      'original_production_process_id',
      'not_offered',
      'The business activity does not offer this process.',
    )
  const sub_processes = readSubProcesses('sub_processes', original, body.sub_processes)
  const fsp_product_group_id = await readGroupId(ctx, at, query.fsp_product_group_id)
  const { id } = await insertOwn(ctx.db, at, {
    name: body.name.trim(),
    description: body.description,
    original_production_process_id: original,
    fsp_product_group_id,
    sub_processes: JSON.stringify(sub_processes),
    order_number: body.order,
    created_at: ctx.now.toISOString(),
  })
  await noteInput(ctx, at, 'productionProcesses')
  ctx.audit({
    entity: 'process',
    entity_id: id,
    detail: { name: body.name, original_production_process_id: original },
  })
  return readProcess(ctx, id, query.lang)
}

/**
 * @throws Problem 422 when name or description of a process of the knowledge base would change, 409 with the
 * process as it is now when the caller has seen an older version.
 */
export async function changeProcess(
  ctx: Ctx,
  { params, query, body }: Input<typeof processes.change>,
): Promise<PlaceProcess> {
  const at = placeOf(ctx)
  const row = await lockRow(ctx.db, at, params.id)
  if (!row) throw notFound('ProductionProcess')
  if (body.version !== undefined && body.version !== row.version)
    throw versionConflict(await readProcess(ctx, params.id, query.lang))
  const fixed =
    row.process_id === null
      ? undefined
      : (['name', 'description'] as const).find((field) => body[field] !== undefined)
  if (fixed !== undefined) throw invalid(fixed, 'fixed', 'Copy the process to change its texts.')
  const change: RowChange = {
    ...(body.name === undefined ? {} : { name: body.name.trim() }),
    ...(body.description === undefined ? {} : { description: body.description }),
    ...(body.order === undefined ? {} : { order_number: body.order }),
    ...(body.is_disabled === undefined ? {} : { is_disabled: body.is_disabled }),
    ...(body.sub_processes === undefined
      ? {}
      : {
          sub_processes: JSON.stringify(
            readSubProcesses(
              'sub_processes',
              row.process_id ?? row.original_production_process_id,
              body.sub_processes,
            ),
          ),
        }),
  }
  if (Object.keys(change).length > 0) await updateRow(ctx.db, at, params.id, change)
  await noteInput(ctx, at, 'productionProcesses')
  ctx.audit({ entity: 'process', entity_id: params.id, detail: { ...body } })
  return readProcess(ctx, params.id, query.lang)
}

export async function removeProcess(
  ctx: Ctx,
  { params }: Input<typeof processes.remove>,
): Promise<{ ok: true }> {
  const at = placeOf(ctx)
  const removed = await deleteRow(ctx.db, at, params.id)
  if (!removed) throw notFound('ProductionProcess')
  await noteInput(ctx, at, 'productionProcesses')
  ctx.audit({ entity: 'process', entity_id: params.id })
  return { ok: true }
}

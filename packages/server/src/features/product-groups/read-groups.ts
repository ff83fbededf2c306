/** Product groups to read: their products, ingredients and progress. */
import type { ProductGroup, productGroups } from '@larder/contract/product-groups'
import { groupStatuses, numberOfGroup } from '@larder/core/plan-progress'
import type { ResponseOf } from '@larder/contract/kit'
import { planStepIds } from '@larder/core/plan-progress'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { findGroupPlan, foodsOfNumbers, groupStatusesOf, requirePlan } from '#features/plan-data/public.ts'
import { listProcesses } from '#features/processes/public.ts'
import { findGroupRow, listGroupRows, type GroupRow } from './product-groups.queries.ts'

type Statuses = Readonly<Record<(typeof groupStatuses)[number], boolean>>

export function describeGroup(row: GroupRow, done: Statuses | undefined): ProductGroup {
  return {
    ...row,
    food_groups: foodsOfNumbers(row.food_groups ?? []).map(numberOfGroup),
    products: row.products.map((product) => ({ ...product })),
    statuses: groupStatuses.filter((key) => done?.[key] === true),
  }
}

/** @throws Problem 404 when it is not the place's, or the plan in the path is not. */
export async function getGroupRow(
  ctx: Ctx,
  at: PlaceKey,
  { planId, id }: { readonly planId?: number; readonly id: number },
): Promise<GroupRow> {
  if (planId !== undefined) await requirePlan(ctx.db, at, planId)
  const row = await findGroupRow(ctx.db, at, id)
  if (!row) throw notFound('FspProductGroup')
  return row
}

/** The group as it is now. @throws Problem 404. */
export async function readGroup(ctx: Ctx, at: PlaceKey, id: number): Promise<ProductGroup> {
  return describeGroup(await getGroupRow(ctx, at, { id }), (await groupStatusesOf(ctx.db, at)).get(id))
}

export async function listGroups(
  ctx: Ctx,
  { params }: Input<typeof productGroups.list>,
): Promise<ProductGroup[]> {
  const at = placeOf(ctx)
  await requirePlan(ctx.db, at, params.planId)
  const statuses = await groupStatusesOf(ctx.db, at)
  return (await listGroupRows(ctx.db, at)).map((row) => describeGroup(row, statuses.get(row.id)))
}

const statusIds = {
  products: planStepIds.productGroup,
  foodGroups: planStepIds.foodGroups,
  productionProcesses: planStepIds.productionProcesses,
  flowDiagram: planStepIds.flowDiagram,
} as const

export async function listGroupStatuses(
  ctx: Ctx,
  { params }: Input<typeof productGroups.statuses>,
): Promise<ResponseOf<typeof productGroups.statuses>> {
  const at = placeOf(ctx)
  const { id } = await getGroupRow(ctx, at, params)
  const done = (await groupStatusesOf(ctx.db, at)).get(id)
  return groupStatuses.map((key) => ({ fsp_status_type_id: statusIds[key], key, done: done?.[key] === true }))
}

export async function getHaccp(
  ctx: Ctx,
  { params }: Input<typeof productGroups.haccp>,
): Promise<ResponseOf<typeof productGroups.haccp>> {
  const at = placeOf(ctx)
  await getGroupRow(ctx, at, params)
  const groupPlan = await findGroupPlan(ctx.db, at, params.id)
  const hazards = groupPlan?.plan?.hazards ?? []
  const count = (control: string): number =>
    new Set(
      hazards.filter(({ decision }) => decision.class === control).map(({ decision }) => decision.number),
    ).size
  return {
    is_ready: groupPlan?.plan != null,
    sha256: groupPlan?.sha256 ?? null,
    hazards: hazards.length,
    ccps: count('CCP'),
    oprps: count('oPRP'),
    generated_at: groupPlan?.generated_at ?? null,
  }
}

export async function listGroupProcesses(
  ctx: Ctx,
  { params, query }: Input<typeof productGroups.processes>,
): Promise<ResponseOf<typeof productGroups.processes>> {
  await getGroupRow(ctx, placeOf(ctx), params)
  return listProcesses(ctx, { query: { ...query, fsp_product_group_id: params.id } })
}

/** Hazards of the plan to read: enabled ones and those that the place has disabled. */
import { baseLanguage } from '@larder/core/languages'
import {
  controlLabel,
  controlQuestionOf,
  describeHazard,
  describeLimits,
  hazardName,
  isUnverified,
  ownHazardId,
  popularEstimation,
  processNumber,
  standingHere,
  type PlanHazard,
  type PlanReading,
} from '@larder/core/haccp'
import { numberOfPlanHazard } from '@larder/core/plan-progress'
import type { plans } from '@larder/contract/plans'
import type { ResponseOf } from '@larder/contract/kit'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { listEditRows, listEstimations, type EditRow } from './hazards.queries.ts'
import { readPlan } from '../document/write-document.ts'

type ListedHazard = ResponseOf<typeof plans.hazards>[number]
type Detail = ResponseOf<typeof plans.hazard>

/** Where a change of a hazard may show. */
export const sectionsOfHazards = [
  'hazards-summary-list',
  'hazard-matrix',
  'hazard-analyses-overview',
  'ccp-list',
  'monitoring-tasks',
  'technological-schema',
] as const

/** All hazards, a switched-off one after those that stand at its step. */
function allHazards({
  plan,
}: PlanReading): readonly { readonly hazard: PlanHazard; readonly is_disabled: boolean }[] {
  const standing = plan.hazards.map((hazard) => ({ hazard, is_disabled: false }))
  const disabled = (plan.disabled ?? []).map((hazard) => ({ hazard, is_disabled: true }))
  if (disabled.length === 0) return standing
  return plan.steps.flatMap(({ id }) => [...standing, ...disabled].filter(({ hazard }) => hazard.step === id))
}

export async function listHazards(ctx: Ctx, { query }: Input<typeof plans.hazards>): Promise<ListedHazard[]> {
  const { reading } = await readPlan(ctx, placeOf(ctx), {
    lang: query.lang,
    group: query.fsp_product_group_id,
  })
  return allHazards(reading).map(({ hazard, is_disabled }) => listed(hazard, is_disabled, reading))
}

export const getHazard = (ctx: Ctx, { params, query }: Input<typeof plans.hazard>): Promise<Detail> =>
  readHazard(ctx, placeOf(ctx), params.id, { lang: query.lang, group: query.fsp_product_group_id ?? null })

/** One hazard as it is now. @throws Problem 404. */
export async function readHazard(
  ctx: Ctx,
  at: PlaceKey,
  number: number,
  { lang, group }: { readonly lang: string | undefined; readonly group: number | null },
): Promise<Detail> {
  const { reading } = await readPlan(ctx, at, { lang, group })
  const listedHazard = allHazards(reading).find(({ hazard }) => numberOfPlanHazard(hazard) === number)
  if (!listedHazard) throw notFound('Hazard')
  const { hazard } = listedHazard
  const {
    hazard: what,
    cause,
    do: measure,
    check,
    act,
    rich,
    estimation,
    adjustments,
    decision,
    limits,
    tasks,
    action,
    programme,
    sources,
  } = describeHazard(hazard, reading)
  const rows = await listEditRows(ctx.db, at, group)
  return {
    ...listed(hazard, listedHazard.is_disabled, reading),
    language: baseLanguage(reading.texts.language),
    texts: { hazard: what, cause, do: measure, check, act },
    rich: rich as Detail['rich'],
    editing: editingOf(hazard, rows),
    most_popular_estimation: popularEstimation(await listEstimations(ctx.db, hazard.key), hazard),
    control_question: controlQuestionOf(reading.plan, reading.knowledge, hazard.key) ?? null,
    estimation,
    adjustments: [...adjustments],
    decision: {
      rule: decision.rule,
      controlled_at: decision.controlled_at,
      by_product: [...decision.by_product],
      codex: [...decision.codex],
    },
    limit_details: limits.map((limit) => ({ ...limit, ids: [...limit.ids] })),
    tasks: [...tasks],
    action: { ...action, options: [...action.options] },
    programme,
    sources,
  }
}

/** The place's changes, in the form in which they are sent. */
function editingOf(hazard: PlanHazard, rows: readonly EditRow[]): Detail['editing'] {
  const own = ownHazardId(hazard.hazard)
  const row = rows.find((one) => (own === null ? one.key === hazard.key : one.key === null && one.id === own))
  if (!row)
    return {
      version: 0,
      words: {},
      severity: null,
      probability: null,
      member_ids: [],
      control: null,
      is_kept: false,
    }
  const { content } = row
  return {
    version: row.version,
    words: content.words as Detail['editing']['words'],
    severity: content.severity,
    probability: content.probability,
    member_ids: [...content.member_ids],
    control: 'control' in content ? (content.control as Detail['editing']['control']) : null,
    is_kept: 'kept' in content && content.kept !== null,
  }
}

function listed(hazard: PlanHazard, is_disabled: boolean, reading: PlanReading): ListedHazard {
  const { texts, plan } = reading
  const edit = plan.edits?.hazards.find(({ key }) => key === hazard.key)
  const own = plan.edits?.own.find(({ id }) => id === ownHazardId(hazard.hazard))
  return {
    id: numberOfPlanHazard(hazard),
    key: hazard.key,
    process_id: processNumber(hazard.step),
    section_name: texts.processes[hazard.step]?.name ?? hazard.step,
    parent_static_name: 'hazard-analyses-overview',
    name: hazardName(hazard, reading),
    type: hazard.type,
    type_name: texts.words[`type.${hazard.type}`] ?? hazard.type,
    severity: hazard.severity,
    probability: hazard.probability,
    level: hazard.risk,
    class: hazard.decision.class,
    number: hazard.decision.number,
    label: controlLabel(hazard, reading),
    limits: describeLimits(hazard.limits, reading).map(({ value }) => value),
    watched_by: [...hazard.tasks],
    disabled_for_place: is_disabled,
    is_own: own !== undefined,
    is_edited: edit !== undefined,
    members: [...(edit?.members ?? own?.members ?? [])],
    original_fsp_section_group_id: null,
    unverified: isUnverified(standingHere(hazard, reading).evidence),
  }
}

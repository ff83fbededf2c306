/** The plan to read: its sections and its hazards. */
import { controlLabel, describeHazard, describeLimits, fillText, isUnverified, processNumber, sectionNames, type DocumentSection, type PlanHazard, type PlanReading, type SectionName } from '@larder/core/haccp'
import { numberOfPlanHazard } from '@larder/core/plan-progress'
import type { plans } from '@larder/contract/plans'
import type { ResponseOf } from '@larder/contract/kit'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import { findPlanState, getPlace } from './plans.queries.ts'
import { textsIn } from './texts.ts'
import { readPlan, writeDocument } from './write-document.ts'

type Title = ResponseOf<typeof plans.titles>[number]
type ListedHazard = ResponseOf<typeof plans.hazards>[number]

const generalSections: readonly SectionName[] = ['title-page', 'general-info', 'work-groups', 'production-processes', 'ready-to-eat-food', 'raw-materials', 'analyses', 'technological-schema']
const haccpSections: readonly SectionName[] = ['hazards-summary-list', 'hazard-matrix', 'hazard-analyses-overview', 'ccp-list']
const groupOf = (name: SectionName): Title['section_group'] => (generalSections.includes(name) ? 'general' : haccpSections.includes(name) ? 'haccp' : 'annexes')

/** Plans by product group come with the product groups; there is none that could be asked for. */
export function refuseProductGroup(query: { readonly fsp_product_group_id?: number | null | undefined }): void {
  if (query.fsp_product_group_id != null) throw notFound('FspProductGroup')
}

export async function listTitles(ctx: Ctx, { query }: Input<typeof plans.titles>): Promise<Title[]> {
  const at = placeOf(ctx)
  const plan = await findPlanState(ctx.db, at)
  if (!plan || plan.status_type_id === 1) return []
  const { words } = textsIn(query.lang, (await getPlace(ctx.db, at)).preferred_language)
  return sectionNames.map((name, index) => ({ id: index + 1, static_name: name, title: words[`section.${name}`] ?? name, level_number: 1, section_group: groupOf(name) }))
}

/** @throws Problem 404 for another place's plan, one that is not generated yet, or a section that it does not have. */
export async function getSection(ctx: Ctx, { params, query }: Input<typeof plans.section>): Promise<ResponseOf<typeof plans.section>> {
  refuseProductGroup(query)
  const at = placeOf(ctx)
  const document = await writeDocument(ctx, at, await readPlan(ctx, at, { planId: params.planId, lang: query.lang }))
  const section = document.sections.find(({ static_name, order }) => static_name === params.id || String(order) === params.id)
  if (!section) throw notFound('PlanSection')
  return { id: section.order, static_name: section.static_name, title: section.title, language: document.language, landscape: section.landscape, status_line: document.status_line, blocks: mutable(section.blocks) }
}

type Blocks = ResponseOf<typeof plans.section>['blocks']
/** The schema's type has mutable lists, the document's are readonly: the same values. */
const mutable = (blocks: DocumentSection['blocks']): Blocks => blocks as unknown as Blocks

export async function listHazards(ctx: Ctx, { query }: Input<typeof plans.hazards>): Promise<ListedHazard[]> {
  refuseProductGroup(query)
  const { reading } = await readPlan(ctx, placeOf(ctx), { lang: query.lang })
  return reading.plan.hazards.map((hazard) => listed(hazard, reading))
}

export async function getHazard(ctx: Ctx, { params, query }: Input<typeof plans.hazard>): Promise<ResponseOf<typeof plans.hazard>> {
  const { reading } = await readPlan(ctx, placeOf(ctx), { lang: query.lang })
  const hazard = reading.plan.hazards.find((one) => numberOfPlanHazard(one) === params.id)
  if (!hazard) throw notFound('Hazard')
  const { hazard: what, cause, do: measure, check, act, estimation, adjustments, decision, limits, tasks, action, programme, sources, unverified } = describeHazard(hazard, reading)
  return {
    ...listed(hazard, reading),
    language: reading.texts.language,
    texts: { hazard: what, cause, do: measure, check, act },
    estimation,
    adjustments: [...adjustments],
    decision: { rule: decision.rule, controlled_at: decision.controlled_at, codex: [...decision.codex] },
    limit_details: limits.map((limit) => ({ ...limit, ids: [...limit.ids] })),
    tasks: [...tasks],
    action: { ...action, options: [...action.options] },
    programme,
    sources,
    unverified_note: unverified,
  }
}

function listed(hazard: PlanHazard, reading: PlanReading): ListedHazard {
  const { texts } = reading
  return {
    id: numberOfPlanHazard(hazard),
    key: hazard.key,
    process_id: processNumber(hazard.step),
    section_name: texts.processes[hazard.step]?.name ?? hazard.step,
    parent_static_name: 'hazard-analyses-overview',
    name: fillText(texts.hazards[hazard.hazard]?.name ?? hazard.hazard, hazard.limits, reading),
    type: hazard.type,
    type_name: texts.words[`type.${hazard.type}`] ?? hazard.type,
    severity: hazard.severity,
    probability: hazard.probability,
    level: hazard.risk,
    class: hazard.decision.class,
    number: hazard.decision.number,
    label: controlLabel(hazard, reading),
    limits: describeLimits(hazard.limits, reading).map(({ value }) => value),
    disabled_for_place: false,
    unverified: isUnverified(hazard.evidence),
  }
}

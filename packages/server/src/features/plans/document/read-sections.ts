/** The sections of the plan to read. */
import {
  groupSection,
  groupSectionNames,
  ownSectionName,
  sectionGroupOf,
  sectionNames,
  withOwnItems,
  type DocumentSection,
  type PlanDocument,
  type SectionName,
} from '@larder/core/haccp'
import type { plans } from '@larder/contract/plans'
import type { ResponseOf } from '@larder/contract/kit'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { listSectionRows } from './own-words.queries.ts'
import { findPlanGroups, findPlanState, getPlace, textsAt } from '#features/plan-data/public.ts'
import { ownPlan } from '../generate/read-status.ts'
import { readPlan, writeDocument, writeGroup } from './write-document.ts'

type Title = ResponseOf<typeof plans.titles>[number]

export const listTitles = (ctx: Ctx, { query }: Input<typeof plans.titles>): Promise<Title[]> =>
  titlesOf(ctx, placeOf(ctx), query.lang)

/** Generated sections and the place's own, in the order of the document. */
export async function titlesOf(ctx: Ctx, at: PlaceKey, lang: string | undefined): Promise<Title[]> {
  const generated = await generatedTitles(ctx, at, lang)
  if (generated.length === 0) return generated
  const own = (await listSectionRows(ctx.db, at)).map(({ id, name, section_group }) => ({
    group: section_group,
    item: {
      id: 0,
      static_name: ownSectionName(id),
      title: name,
      level_number: 1,
      section_group,
      fsp_product_group_id: null,
    },
  }))
  return withOwnItems(generated, own).map((title, index) => ({ ...title, id: index + 1 }))
}

async function generatedTitles(ctx: Ctx, at: PlaceKey, lang: string | undefined): Promise<Title[]> {
  const plan = await findPlanState(ctx.db, at)
  if (!plan || plan.status_type_id === 1) return []
  const { words } = textsAt(await getPlace(ctx.db, at), lang)
  const groups = await findPlanGroups(ctx.db, at)
  if (groups !== null) return titlesOfGroups(groups, words)
  return sectionNames.map((name, index) => ({
    id: index + 1,
    static_name: name,
    title: words[`section.${name}`] ?? name,
    level_number: 1,
    section_group: sectionGroupOf(name),
    fsp_product_group_id: null,
  }))
}

/** The common part, the sections of each group, the annexes: in the order of the document. */
function titlesOfGroups(
  groups: readonly { readonly id: number; readonly name: string }[],
  words: Readonly<Record<string, string>>,
): Title[] {
  const titleOf = (name: string): string => words[`section.${name}`] ?? name
  const common = (names: readonly SectionName[], section_group: Title['section_group']) =>
    names.map((name) => ({
      static_name: name,
      title: titleOf(name),
      section_group,
      fsp_product_group_id: null,
    }))
  const ofGroup = ({ id, name }: { readonly id: number; readonly name: string }) =>
    groupSectionNames.map((part) => ({
      static_name: groupSection(id, part),
      title: `${name}: ${titleOf(part)}`,
      section_group: 'haccp' as const,
      fsp_product_group_id: id,
    }))
  const all = [
    ...common(['title-page', 'general-info', 'work-groups', 'location', 'drawings', 'analyses'], 'general'),
    ...groups.flatMap(ofGroup),
    ...common(['ccp-list'], 'haccp'),
    ...common(['prerequisite-programmes', 'monitoring-tasks', 'country-duties', 'sources'], 'annexes'),
  ]
  return all.map((title, index) => ({ id: index + 1, ...title, level_number: 1 }))
}

/**
 * @throws Problem 404 for another place's plan, one that is not generated yet, or a section that it does not
 * have.
 */
export async function getSection(
  ctx: Ctx,
  { params, query }: Input<typeof plans.section>,
): Promise<ResponseOf<typeof plans.section>> {
  const at = placeOf(ctx)
  if (query.fsp_product_group_id !== undefined)
    return getGroupSection(ctx, at, params.id, {
      group: query.fsp_product_group_id,
      planId: params.planId,
      lang: query.lang,
    })
  const document = await writeDocument(
    ctx,
    at,
    await readPlan(ctx, at, { planId: params.planId, lang: query.lang }),
  )
  return findSection([...document.sections, ...shortPlanOf(document)], params.id, document)
}

/** It has a name alone: its number would be that of the title page. */
const shortPlanOf = ({ short_plan }: PlanDocument): readonly DocumentSection[] =>
  short_plan === undefined ? [] : [short_plan.section]

/** The first section with the name or number. @throws Problem 404. */
function findSection(
  sections: readonly DocumentSection[],
  id: string,
  { language, status_line }: Pick<PlanDocument, 'language' | 'status_line'>,
): ResponseOf<typeof plans.section> {
  const section = sections.find(({ static_name, order }) => static_name === id || String(order) === id)
  if (!section) throw notFound('PlanSection')
  const { order, static_name, title, landscape, blocks } = section
  return { id: order, static_name, title, language, landscape, status_line, blocks }
}

async function getGroupSection(
  ctx: Ctx,
  at: PlaceKey,
  id: string,
  {
    group,
    planId,
    lang,
  }: { readonly group: number; readonly planId: number; readonly lang: string | undefined },
): Promise<ResponseOf<typeof plans.section>> {
  ownPlan(await findPlanState(ctx.db, at), planId)
  const { language, status_line, sections } = await writeGroup(ctx, at, group, lang)
  return findSection(sections, id, { language, status_line })
}

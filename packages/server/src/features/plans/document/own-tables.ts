/** Tables of a place's additions to the plan's lists. */
import type { Block, DocumentSection, KnowledgeTexts, Plan, PlanReading } from '@larder/core/haccp'
import { analysisFrequencyOf } from '@larder/core/plan-progress'
import type { Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { sayIn } from '#kit/text/texts.ts'
import { listCustomAnalyses, listOwnProcesses, readDuties } from '#features/plan-data/public.ts'

export const withBlock = (
  section: DocumentSection,
  blocks: Readonly<Record<string, Block | null>>,
): DocumentSection => {
  const block = blocks[section.static_name] ?? null
  return block === null ? section : { ...section, blocks: [...section.blocks, block] }
}

/** Analyses of the place's own, under those that the plan requires. */
export async function analysesBlock(ctx: Ctx, at: PlaceKey, { texts }: PlanReading): Promise<Block | null> {
  const { words } = texts
  const rows = (await listCustomAnalyses(ctx.db, at)).filter(
    ({ default_key, is_disabled }) => default_key === null && !is_disabled,
  )
  const frequency = (id: number, own: string): string => {
    const name = analysisFrequencyOf(id) ?? 'not_specified'
    return name === 'other' && own !== '' ? own : (words[`frequency.${name}`] ?? name)
  }
  return ownTable(
    texts,
    ['analysis', 'type', 'frequency', 'comment'],
    rows.map((row) => [
      row.task_desc,
      words[`subtype.${row.task_subtype_id}`] ?? '',
      frequency(row.task_frequency_type_id, row.custom_frequency),
      row.comment,
    ]),
  )
}

/** The plan's analyses as the place has changed them; those that it does not make are left out. */
export async function analysesDoneHere(ctx: Ctx, at: PlaceKey, plan: Plan): Promise<Plan['analyses']> {
  const changed = await listCustomAnalyses(ctx.db, at)
  return plan.analyses.flatMap((one) => {
    const own = changed.find(({ default_key }) => default_key === one.id)
    if (own === undefined) return [one]
    const frequency = analysisFrequencyOf(own.task_frequency_type_id) ?? one.frequency
    return own.is_disabled ? [] : [{ ...one, frequency }]
  })
}

/** Processes of the place's own, or of a product group's. */
export async function processesBlock(
  ctx: Ctx,
  at: PlaceKey,
  { texts }: PlanReading,
  group: number | null = null,
): Promise<Block | null> {
  const rows = await listOwnProcesses(ctx.db, at, group)
  return ownTable(
    texts,
    ['process', 'description'],
    rows.map(({ name, description }) => [name ?? '', description]),
  )
}

/** Who answers for what all the time, under the groups of people. */
export async function dutiesBlock(ctx: Ctx, at: PlaceKey, { texts }: PlanReading): Promise<Block | null> {
  const duties = (await readDuties(ctx, at, texts.language)).filter(({ is_removed }) => !is_removed)
  const say = sayIn(texts.language)
  return {
    kind: 'table',
    caption: say('work_group_tasks.title'),
    columns: [
      { title: say('work_group_tasks.duty'), share: 4 },
      { title: say('work_group_tasks.responsible'), share: 3 },
      { title: say('work_group_tasks.provider'), share: 3 },
    ],
    rows: duties.map((duty) => [duty.name, duty.responsible_name, duty.service_provider ?? '']),
  }
}

function ownTable(
  { words, language }: KnowledgeTexts,
  keys: readonly string[],
  rows: readonly (readonly string[])[],
): Block | null {
  if (rows.length === 0) return null
  const share = (key: string): number => (key === 'comment' || key === 'description' ? 5 : 3)
  return {
    kind: 'table',
    caption: sayIn(language)('document.own'),
    columns: keys.map((key) => ({ title: words[`column.${key}`] ?? key, share: share(key) })),
    rows,
  }
}

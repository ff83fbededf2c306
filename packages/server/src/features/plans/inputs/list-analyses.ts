/**
 * All analyses of a place: what the plan asks for as the place has changed it, and its own, with their state.
 */
import { criteriaOf } from '@larder/knowledge'
import {
  describeFrequency,
  fillText,
  generatePlan,
  jurisdictionChain,
  readingOf,
  type PlanReading,
} from '@larder/core/haccp'
import { frequencyIds, frequencyOf } from '@larder/core/plan-progress'
import { currentDays, stateOfDay, type DayClock } from '@larder/core/schedule'
import type { analyses, Analysis } from '@larder/contract/analyses'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { readClock } from '#features/pause-periods/public.ts'
import {
  findInputs,
  getPlace,
  listCustomAnalyses,
  placeProfile,
  planForTasks,
} from '#features/plan-data/public.ts'
import { listAnalysisTasks, type AnalysisTask } from './analysis-results.queries.ts'

const WATER = 16

type Row = Awaited<ReturnType<typeof listCustomAnalyses>>[number]
type RequiredAnalysis = {
  readonly id: string
  readonly subtype: number
  readonly frequency: keyof typeof frequencyIds
}
type Around = {
  readonly tasks: readonly AnalysisTask[]
  readonly clock: DayClock
  readonly reading: PlanReading | null
  readonly chain: readonly string[]
}

export async function listAllAnalyses(ctx: Ctx, { query }: Input<typeof analyses.list>): Promise<Analysis[]> {
  const at = placeOf(ctx)
  const [stored, tasks, clock, { asked: requiredAnalyses, ...around }] = await Promise.all([
    listCustomAnalyses(ctx.db, at),
    listAnalysisTasks(ctx.db, at),
    readClock(ctx.db, at, ctx.now),
    readAsked(ctx, at, query.lang),
  ])
  const all: Around = { tasks, clock, ...around }
  return [
    ...requiredAnalyses.map((one) =>
      ofKnowledge(
        one,
        stored.find(({ default_key }) => default_key === one.id),
        all,
      ),
    ),
    ...stored.filter(({ default_key }) => default_key === null).map((row) => ofPlace(row, all)),
  ]
}

/** By the stored plan; before there is one, by the answers so far. */
async function readAsked(
  ctx: Ctx,
  at: PlaceKey,
  lang: string | undefined,
): Promise<Pick<Around, 'reading' | 'chain'> & { readonly asked: readonly RequiredAnalysis[] }> {
  const { plan: storedPlan, edition, texts, temperature_unit } = await planForTasks(ctx, at, lang)
  const profile = placeProfile(await getPlace(ctx.db, at), await findInputs(ctx.db, at))
  const plan = storedPlan ?? (profile === undefined ? null : generatePlan(profile, edition.knowledge))
  if (plan === null) return { reading: null, chain: [], asked: [] }
  return {
    reading: readingOf(plan, edition.knowledge, texts, temperature_unit),
    chain: jurisdictionChain(plan.profile.country, plan.profile.region).chain,
    asked: plan.analyses,
  }
}

function ofKnowledge(
  { id, subtype, frequency }: RequiredAnalysis,
  own: Row | undefined,
  around: Around,
): Analysis {
  const { reading, chain, tasks } = around
  const words = reading?.texts.analyses[id as keyof typeof reading.texts.analyses]
  const fillWords = (text: string): string => (reading === null ? text : fillText(text, [], reading))
  const task = tasks.find(({ plan_task_id }) => plan_task_id === id)
  return {
    id: own?.id ?? null,
    default_key: id,
    is_custom: false,
    is_water_source: id === 'AN-water-mains' || id === 'AN-water-well',
    is_disabled: own?.is_disabled ?? false,
    title: fillWords(words?.name ?? id),
    comment: own !== undefined && own.comment !== '' ? own.comment : fillWords(words?.comment ?? ''),
    task_subtype_id: subtype,
    ...scheduleOf(
      own?.task_frequency_type_id ?? frequencyIds[frequency],
      own?.custom_frequency ?? '',
      around,
    ),
    criteria: [...(own?.criteria ?? criteriaOf(id, chain))],
    version: own?.version ?? 0,
    ...stateOf(task, around.clock),
  }
}

const ofPlace = (row: Row, around: Around): Analysis => ({
  id: row.id,
  default_key: null,
  is_custom: true,
  is_water_source: row.task_subtype_id === WATER,
  is_disabled: row.is_disabled,
  title: row.task_desc,
  task_desc: row.task_desc,
  comment: row.comment,
  task_subtype_id: row.task_subtype_id,
  ...scheduleOf(row.task_frequency_type_id, row.custom_frequency, around),
  criteria: [...(row.criteria ?? [])],
  version: row.version,
  ...stateOf(
    around.tasks.find(({ analysis_id }) => analysis_id === row.id),
    around.clock,
  ),
})

function scheduleOf(id: number, custom_frequency: string, { reading }: Around) {
  const frequency = frequencyOf(id) ?? 'not_specified'
  const words = reading === null ? frequency : describeFrequency({ frequency, frequency_key: null }, reading)
  return {
    task_frequency_type_id: id,
    custom_frequency,
    frequency: frequency === 'other' && custom_frequency !== '' ? custom_frequency : words,
  }
}

function stateOf(
  task: AnalysisTask | undefined,
  clock: DayClock,
): Pick<Analysis, 'task_id' | 'status' | 'last_result'> {
  if (task === undefined) return { task_id: null, status: 'ok', last_result: null }
  const { last_entry_date, last_status } = task
  const days = currentDays({
    task,
    part: null,
    since: task.since,
    last_entry_date,
    entries_on_date: last_entry_date === null ? 0 : 1,
  })
  return {
    task_id: task.id,
    status: task.is_disabled ? 'ok' : stateOfDay(days, clock.day, clock).status,
    last_result: last_entry_date === null ? null : { date: last_entry_date, is_good: last_status === 'done' },
  }
}

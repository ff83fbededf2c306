/**
 * The laboratory analyses of a place as tasks of type 2: those of its plan, as its rows change them, and its
 * own.
 */
import { criteriaOf, englishOf, inVariant } from '@larder/knowledge'
import type { Criterion } from '@larder/core/analyses'
import { fillText, jurisdictionChain, readingOf, type FrequencyName } from '@larder/core/haccp'
import { baseLanguage, languageKeys } from '@larder/core/languages'
import { frequencyOf } from '@larder/core/plan-progress'
import { firstDates, wallTimes } from '@larder/core/schedule'
import type { Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { canonicalJson } from '#kit/records/records.ts'
import { sayIn } from '#kit/text/texts.ts'
import type { PlanOfTasks } from './plan-of-tasks.ts'
import { analysisForm, criteriaInForm, partsOfForm } from './analysis-form.ts'
import { listAnalysisRows, recordLanguage, type AnalysisRow } from './analyses.queries.ts'
import {
  listLastEntries,
  listTaskRows,
  takeIds,
  timezoneOf,
  type TaskRow,
  type TaskWords,
} from './tasks.queries.ts'
import { changeTasks, createTasks } from './write-task.ts'

/** Analyses come after the other tasks of a day. */
const FIRST_ORDER = 10_000
const ANALYSIS = 2

type Wanted = {
  /** Of the plan's analysis; null = the place's own, which `analysis_id` names. */
  readonly plan_task_id: string | null
  readonly analysis_id: number | null
  readonly task_subtype_id: number
  readonly frequency: FrequencyName
  readonly schedule_changed: boolean
  readonly is_disabled: boolean
  readonly criteria: readonly Criterion[]
  readonly texts: Readonly<Record<string, TaskWords>>
}

/**
 * Makes tasks of the analyses: one for each of the plan and each of the place's own, due by its frequency,
 * with a form that its criteria judge. What neither has any more is disabled; its results stay. `plan`: null
 * before the first one is generated.
 */
export async function adoptAnalyses(
  ctx: Pick<Ctx, 'db' | 'now'>,
  at: PlaceKey,
  of: (Omit<PlanOfTasks, 'plan'> & { readonly plan: PlanOfTasks['plan'] | null }) | null,
): Promise<void> {
  const stored = await listAnalysisRows(ctx.db, at)
  const wanted = [
    ...(of === null || of.plan === null ? [] : ofPlan({ ...of, plan: of.plan }, stored)),
    ...stored.filter(({ default_key }) => default_key === null).map(ofPlace),
  ]
  const rows = (await listTaskRows(ctx.db, at)).filter(({ task_type_id }) => task_type_id === ANALYSIS)
  const matched = wanted.map((one) => ({ one, row: rows.find((row) => isSame(row, one)) }))
  const now = ctx.now.toISOString()
  const language = await recordLanguage(ctx.db, at)
  await addNew(ctx, at, {
    wanted: matched.filter(({ row }) => row === undefined).map(({ one }) => one),
    language,
  })
  await changeOld(ctx, at, { matched, language })
  const matchedIds = new Set(matched.map(({ row }) => row?.id))
  const left = rows.filter(({ id, is_disabled }) => !matchedIds.has(id) && !is_disabled)
  await changeTasks(ctx.db, at, new Map(left.map(({ id }) => [id, { is_disabled: true }])), now)
}

const isSame = (row: TaskRow, { plan_task_id, analysis_id }: Wanted): boolean =>
  plan_task_id === null ? row.analysis_id === analysis_id : row.plan_task_id === plan_task_id

function ofPlan(of: PlanOfTasks, stored: readonly AnalysisRow[]): Wanted[] {
  const { country, region } = of.plan.profile
  const chain = jurisdictionChain(country, region).chain
  return of.plan.analyses.map(({ id, subtype, frequency }) => {
    const own = stored.find(({ default_key }) => default_key === id)
    return {
      plan_task_id: id,
      analysis_id: null,
      task_subtype_id: subtype,
      frequency: (own && frequencyOf(own.task_frequency_type_id)) ?? frequency,
      schedule_changed: own !== undefined,
      is_disabled: own?.is_disabled ?? false,
      criteria: own?.criteria ?? criteriaOf(id, chain),
      texts: wordsOfPlan(id, of, own),
    }
  })
}

function wordsOfPlan(
  id: string,
  { plan, edition, temperature_unit }: PlanOfTasks,
  own: AnalysisRow | undefined,
): Wanted['texts'] {
  return Object.fromEntries(
    Object.values(edition.texts).map((language) => {
      const words =
        language.language === 'en' ? inVariant(language, englishOf(plan.profile.country)) : language
      const reading = readingOf(plan, edition.knowledge, words, temperature_unit)
      const analysisWords = words.analyses[id as keyof typeof words.analyses]
      const instruction =
        own !== undefined && own.comment !== '' ? own.comment : (analysisWords?.comment ?? '')
      return [
        language.language,
        wordsIn(
          language.language,
          fillText(analysisWords?.name ?? id, [], reading),
          fillText(instruction, [], reading),
        ),
      ]
    }),
  )
}

/** A result outside its criterion needs a corrective action: those that are usual, or own words. */
const wordsIn = (language: string, name: string, instruction: string): TaskWords => ({
  name,
  instruction,
  limit: '',
  options: (
    [
      'analyses.action_hold',
      'analyses.action_clean',
      'analyses.action_repeat',
      'analyses.action_report',
    ] as const
  ).map((key, index) => ({ id: index + 1, option_text: sayIn(language)(key) })),
})

const baseLanguages = [...new Set(languageKeys.map(baseLanguage))]

const ofPlace = (row: AnalysisRow): Wanted => ({
  plan_task_id: null,
  analysis_id: row.id,
  task_subtype_id: row.task_subtype_id,
  frequency: frequencyOf(row.task_frequency_type_id) ?? 'not_specified',
  schedule_changed: false,
  is_disabled: row.is_disabled,
  criteria: row.criteria ?? [],
  texts: Object.fromEntries(
    baseLanguages.map((language) => [
      language,
      wordsIn(
        language,
        row.task_desc,
        [row.custom_frequency, row.comment].filter((part) => part !== '').join('. '),
      ),
    ]),
  ),
})

/** They begin one after another, by the months of their frequencies. */
async function addNew(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  at: PlaceKey,
  { wanted, language }: { readonly wanted: readonly Wanted[]; readonly language: string },
): Promise<void> {
  const moment = wallTimes(await timezoneOf(db, at))(now.toISOString())
  const dates = firstDates(
    wanted.map(({ frequency }) => ({ frequency, before_start: false })),
    { moment, opens: null },
  )
  const ids = await takeIds(
    db,
    wanted.reduce((sum, { criteria }) => sum + partsOfForm(criteria), 0),
  )
  let taken = 0
  const tasks = wanted.map(({ criteria, ...one }, index) => {
    const first = taken
    taken += partsOfForm(criteria)
    return {
      ...one,
      ...dates[index],
      definition: analysisForm(criteria, { ids: ids.slice(first, taken), say: sayIn(language) }),
      is_default: one.plan_task_id !== null,
      task_type_id: ANALYSIS,
      switched_off: one.is_disabled,
      order_number: FIRST_ORDER + index,
    }
  })
  await createTasks(db, at, tasks, now.toISOString())
}

type Matched = { readonly one: Wanted; readonly row: TaskRow | undefined }

/** Entries keep the form that they were filled with: other criteria make a new version. */
async function changeOld(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  at: PlaceKey,
  { matched, language }: { readonly matched: readonly Matched[]; readonly language: string },
): Promise<void> {
  const filled = new Set((await listLastEntries(db, at)).map(({ task_id }) => task_id))
  const patches = new Map<
    number,
    Parameters<typeof changeTasks>[2] extends ReadonlyMap<number, infer P> ? P : never
  >()
  for (const { one, row } of matched) {
    if (row === undefined) continue
    const { criteria, plan_task_id: _plan, analysis_id: _own, ...values } = one
    const isOther = canonicalJson(criteriaInForm(row.definition)) !== canonicalJson(criteria)
    const definition = isOther
      ? analysisForm(criteria, { ids: await takeIds(db, partsOfForm(criteria)), say: sayIn(language) })
      : row.definition
    patches.set(row.id, {
      ...values,
      ...(row.frequency !== one.frequency && { custom_frequency: null }),
      switched_off: one.is_disabled,
      definition,
      new_version: isOther && filled.has(row.id),
      keeps_version: !isOther && row.frequency === one.frequency && row.is_disabled === one.is_disabled,
    })
  }
  await changeTasks(db, at, patches, now.toISOString())
}

/** The set-up in minutes to read: questions with their answers, units, and what they mean. */
import { setupQuestions, setupTexts, storageTasks } from '@larder/knowledge'
import { equipmentTypes } from '@larder/core/equipment'
import {
  answersOf,
  conflictsOf,
  controlLabel,
  dayLoad,
  describeLimits,
  describeStored,
  generatePlan,
  noEdits,
  questionsOf,
  readingOf,
  startOf,
  storageKinds,
  storageKindsOf,
  storageOf,
  usualQuestions,
  withAnswers,
  type Activity,
  type KnowledgeTexts,
  type PlaceProfile,
  type PlanReading,
  type SetupAnswers,
  type SetupQuestion,
  type StorageKind,
} from '@larder/core/haccp'
import { can } from '@larder/core/permissions'
import type { placeSetup, PlaceSetup, SetupPreview } from '@larder/contract/place-setup'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { conflict, invalid } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { heldIn, listActiveUnits } from '#features/units/public.ts'
import {
  findActivity,
  findInputs,
  getPlace,
  knowledge,
  placeProfile,
  startingProfile,
  temperatureUnit,
  textsAt,
} from '#features/plan-data/public.ts'
import { listSimilarPlaces } from './place-setup.queries.ts'

export type SetupContext = {
  readonly activity: Activity
  readonly questions: readonly SetupQuestion[]
  /** The place as it is answered; a new place as it is usual. */
  readonly profile: PlaceProfile
  readonly texts: KnowledgeTexts
  readonly temperature_scale: number
}

/** @throws Problem 409 for a place whose plan is its own or by product groups: it is set up page by page. */
export async function readAsked(ctx: Ctx, at: PlaceKey, lang: string | undefined): Promise<SetupContext> {
  const place = await getPlace(ctx.db, at)
  const inputs = await findInputs(ctx.db, at)
  const activity = findActivity(place.business_activity_id)
  const start = startingProfile(place)
  const stored = placeProfile(place, inputs)
  if (place.use_product_based_plan || place.uses_custom_plan || activity === undefined)
    throw conflict('This place is set up page by page.')
  if (start === undefined || stored === undefined) throw conflict('This place is set up page by page.')
  const questions = questionsOf(activity, setupQuestions)
  const isNew = inputs.product_groups === null && inputs.processes.length === 0
  const usual = startOf(start, { knowledge, questions })
  return {
    activity,
    questions,
    profile: isNew ? usual : stored,
    texts: textsAt(place, lang),
    temperature_scale: place.temperature_scale,
  }
}

export const setupWords = ({ language }: KnowledgeTexts) => setupTexts[language] ?? setupTexts['en']!

/** A switch and a product are named as the plan names them. */
function wordsOfQuestion(
  { key, brings }: SetupQuestion,
  texts: KnowledgeTexts,
): { name: string; hint: string } {
  const [extra] = brings.extra ?? []
  const [product] = brings.product_groups ?? []
  if (extra === key) return texts.extra_data[extra]
  if (product === key) return { name: texts.product_groups[product] ?? product, hint: '' }
  return setupWords(texts).questions[key] ?? { name: key, hint: '' }
}

export async function getSetup(ctx: Ctx, { query }: Input<typeof placeSetup.get>): Promise<PlaceSetup> {
  const at = placeOf(ctx)
  const setup = await readAsked(ctx, at, query.lang)
  const answers = answersOf(setup.profile, setup.questions)
  const usual = usualQuestions(setup.activity, setup.questions)
  const order = [...usual, ...setup.questions.map(({ key }) => key).filter((key) => !usual.includes(key))]
  const units = await unitsOf(ctx, at, setup.texts)
  return {
    questions: order.flatMap((key) => {
      const question = setup.questions.find((one) => one.key === key)
      return question === undefined
        ? []
        : [
            {
              key,
              stop: question.stop,
              ...wordsOfQuestion(question, setup.texts),
              is_usual: usual.includes(key),
              answer: answers[key] === true,
            },
          ]
    }),
    units,
    preview: previewOf(setup, answers),
    copy_from: await placesToCopy(ctx, at),
  }
}

/** Other places with the same questions whose plan the reader may see; people where both places show them. */
export async function placesToCopy(ctx: Ctx, at: PlaceKey): Promise<PlaceSetup['copy_from']> {
  const { company_id } = at
  const edits = can(ctx.actor, 'workers.edit', at)
  return (await listSimilarPlaces(ctx.db, at)).flatMap(({ id: place_id, name, own_tasks, people }) => {
    const there = { company_id, place_id }
    const shows = edits && can(ctx.actor, 'workers.view', there)
    return can(ctx.actor, 'plans.view', there)
      ? [{ id: place_id, name, own_tasks, people: shows ? people : null }]
      : []
  })
}

const typeOfKind = (kind: StorageKind): number => equipmentTypes.find(({ key }) => key === kind)?.id ?? 0

async function unitsOf(ctx: Ctx, at: PlaceKey, texts: KnowledgeTexts): Promise<PlaceSetup['units']> {
  const words = setupWords(texts)
  const active = can(ctx.actor, 'equipment.view', at) ? await listActiveUnits(ctx.db, at) : []
  return storageKinds.map((kind) => ({
    kind,
    name: words.kinds[kind],
    unit_name: words.unit[kind],
    units: active
      .filter(({ equipment_type_id }) => equipment_type_id === typeOfKind(kind))
      .map((unit) => ({ id: unit.id, name: unit.name, holds: heldIn(unit) })),
  }))
}

/** @throws Problem 422 that names a key which is not asked here. */
export function checkAnswers(answers: SetupAnswers, { questions }: SetupContext): void {
  const keys = new Set(questions.map(({ key }) => key))
  const unknown = Object.keys(answers).find((key) => !keys.has(key))
  if (unknown !== undefined) throw invalid(`answers.${unknown}`, 'unknown', 'This is not asked here.')
}

export async function previewSetup(
  ctx: Ctx,
  { query: { lang, yes } }: Input<typeof placeSetup.preview>,
): Promise<SetupPreview> {
  const setup = await readAsked(ctx, placeOf(ctx), lang)
  return previewOf(setup, yes === undefined ? {} : answersIn(setup, yes))
}

/** Answers to all questions; keys that are not asked here do not count. */
function answersIn({ questions }: SetupContext, yes: string): SetupAnswers {
  const keys = new Set(yes.split(',').map((key) => key.trim()))
  return Object.fromEntries(questions.map(({ key }) => [key, keys.has(key)]))
}

function previewOf(
  { questions, texts, temperature_scale, ...context }: SetupContext,
  answers: SetupAnswers,
): SetupPreview {
  const profile = withAnswers(context.profile, answers, { knowledge, questions })
  const plan = generatePlan(profile, knowledge, noEdits)
  const reading = readingOf(plan, knowledge, texts, temperatureUnit(temperature_scale))
  const load = dayLoad(plan)
  return {
    flow: plan.steps
      .filter(({ order }) => order !== null)
      .map(({ id }) => ({ key: id, name: texts.processes[id]?.name ?? id })),
    products: profile.product_groups.map((id) => texts.product_groups[id] ?? id),
    raw_materials: profile.food_groups.map((id) => texts.food_groups[id] ?? id),
    control_points: controlPoints(reading),
    rounds: load.rounds.map(({ round, times, lines }) => ({ round, times: [...times], lines })),
    checks_a_day: load.checks,
    minutes_a_day: load.minutes,
    unit_kinds: [...storageKindsOf(plan, storageTasks)],
    unit_foods: unitFoods(reading),
    conflicts: conflictsOf(answersOf(profile, questions), questions).map(({ key, needs }) => ({
      key: `${key}-${needs}`,
      text: conflictText(questions, texts, { key, needs }),
      question: needs,
      answer: true,
    })),
  }
}

/** Each line of a kind of unit that is for some foods. */
function unitFoods(reading: PlanReading): SetupPreview['unit_foods'] {
  const lines = reading.plan.tasks.flatMap((task) => {
    const kind = storageOf(task, storageTasks)
    return kind === undefined || task.stored === undefined ? [] : [{ task, kind }]
  })
  return lines
    .toSorted((a, b) => (a.task.limit?.max ?? 0) - (b.task.limit?.max ?? 0))
    .map(({ task, kind }) => {
      const { names, limit } = describeStored(task, reading)
      return { kind, holds: [...(task.stored ?? [])], name: names.join(', '), limit_text: limit }
    })
}

function conflictText(
  questions: readonly SetupQuestion[],
  texts: KnowledgeTexts,
  { key, needs }: { readonly key: string; readonly needs: string },
): string {
  const nameOf = (one: string): string => {
    const question = questions.find((each) => each.key === one)
    return question === undefined ? one : wordsOfQuestion(question, texts).name
  }
  return setupWords(texts).needs.replace('{product}', nameOf(key)).replace('{work}', nameOf(needs))
}

/** Each critical control point once, with its step and its first limit. */
function controlPoints(reading: PlanReading): SetupPreview['control_points'] {
  const points = reading.plan.hazards.filter(({ decision }) => decision.class === 'CCP')
  return [...Map.groupBy(points, (hazard) => controlLabel(hazard, reading))].map(([label, same]) => {
    const [first] = same
    const limits = same.flatMap((hazard) => describeLimits(hazard.limits, reading))
    return {
      label,
      name: first === undefined ? '' : (reading.texts.processes[first.step]?.name ?? first.step),
      limit_text: limits[0]?.value ?? '',
    }
  })
}

/**
 * The wizard's first values: the place's own choices where there are some, else a start from the knowledge
 * base.
 */
import { locationTypeNumber } from '@larder/core/classifiers'
import {
  describeFrequency,
  fillText,
  generatePlan,
  type FoodGroupId,
  type KnowledgeTexts,
  type PlaceProfile,
  type ProductGroupId,
} from '@larder/core/haccp'
import { frequencyIds, numberOfGroup, productGroupOfNumber } from '@larder/core/plan-progress'
import type { ResponseOf } from '@larder/contract/kit'
import type { onboardingProfiles, planInputs } from '@larder/contract/plan-inputs'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import {
  findActivity,
  findInputs,
  foodsOfNumbers,
  getPlace,
  knowledge,
  listWorkGroups,
  placeProfile,
  readSwitches,
  startingProfile,
  startingWorkGroups,
  temperatureUnit,
  textsAt,
  textsIn,
} from '#features/plan-data/public.ts'

type Group = ResponseOf<typeof onboardingProfiles.foodGroups>[number]
type GeneralInfo = ResponseOf<typeof onboardingProfiles.generalInfo>

const choices = <T extends ProductGroupId | FoodGroupId>(
  offered: readonly T[],
  selected: readonly T[],
  names: Readonly<Record<T, string>>,
): Group[] =>
  offered.map((id) => ({ id: numberOfGroup(id), name: names[id] ?? id, selected: selected.includes(id) }))

/** @throws Problem 404 for an activity that the knowledge base does not have. */
const getActivity = (number: number) => {
  const activity = findActivity(number)
  if (!activity) throw notFound('BusinessActivity')
  return activity
}

export async function listProductGroups(
  _ctx: Ctx,
  { params, query }: Input<typeof planInputs.productGroupsOffered>,
): Promise<Group[]> {
  const { product_groups } = getActivity(params.id)
  return choices(product_groups, product_groups, textsIn(query.lang).product_groups)
}

export async function listFoodGroups(
  _ctx: Ctx,
  { params, query }: Input<typeof planInputs.foodGroupsOffered>,
): Promise<Group[]> {
  const { food_groups } = getActivity(params.id)
  return choices(food_groups, food_groups, textsIn(query.lang).food_groups)
}

async function readStart(ctx: Ctx, lang: string | undefined) {
  const at = placeOf(ctx)
  const place = await getPlace(ctx.db, at)
  return {
    at,
    place,
    inputs: await findInputs(ctx.db, at),
    activity: findActivity(place.business_activity_id),
    texts: textsAt(place, lang),
  }
}

export async function startProductGroups(
  ctx: Ctx,
  { query }: Input<typeof onboardingProfiles.productGroups>,
): Promise<Group[]> {
  const { inputs, activity, place, texts } = await readStart(ctx, query.lang)
  const selected =
    inputs.product_groups?.map(productGroupOfNumber) ?? startingProfile(place)?.product_groups ?? []
  return choices(activity?.product_groups ?? [], selected, texts.product_groups)
}

export async function startFoodGroups(
  ctx: Ctx,
  { query }: Input<typeof onboardingProfiles.foodGroups>,
): Promise<Group[]> {
  const { inputs, activity, place, texts } = await readStart(ctx, query.lang)
  const selected =
    inputs.food_groups === null
      ? (startingProfile(place)?.food_groups ?? [])
      : foodsOfNumbers(inputs.food_groups)
  return choices(activity?.food_groups ?? [], selected, texts.food_groups)
}

/**
 * For the place as it is, or as the form has it at the moment (`business_activity_id`, `extra_data`,
 * `location_type`).
 */
export async function startGeneralInfo(
  ctx: Ctx,
  { query }: Input<typeof onboardingProfiles.generalInfo>,
): Promise<GeneralInfo> {
  const { place, texts } = await readStart(ctx, query.lang)
  const business_activity_id = query.business_activity_id ?? place.business_activity_id
  const activity = findActivity(business_activity_id)
  const isOwn = business_activity_id === place.business_activity_id
  const selected =
    query.extra_data !== undefined
      ? readSwitches(query.extra_data)
      : isOwn
        ? readSwitches(place.extra_data)
        : (activity?.starts_with ?? [])
  return {
    business_activity_id,
    location_types: (activity?.location_types ?? []).flatMap((key) => {
      const id = locationTypeNumber(key)
      return id === undefined ? [] : [{ id, name: texts.location_types[key] ?? key }]
    }),
    location_type_id: query.location_type ?? place.location_type_id,
    number_of_employees: place.number_of_employees,
    extra_data: (activity?.extra_data ?? []).map((key) => ({
      key,
      ...texts.extra_data[key],
      selected: selected.includes(key),
    })),
  }
}

export async function startWorkGroups(
  ctx: Ctx,
  { query }: Input<typeof onboardingProfiles.workGroups>,
): Promise<{ name: string; email: string }[]> {
  const { at, place, activity, texts } = await readStart(ctx, query.lang)
  const there = new Set((await listWorkGroups(ctx.db, at)).map(({ name }) => name))
  return startingWorkGroups(
    activity?.id,
    query.lang ?? place.preferred_language ?? texts.language,
    there,
  ).map((name) => ({ name, email: '' }))
}

export async function startAnalyses(
  ctx: Ctx,
  { query }: Input<typeof onboardingProfiles.analyses>,
): Promise<ResponseOf<typeof onboardingProfiles.analyses>> {
  const { place, inputs, texts } = await readStart(ctx, query.lang)
  const profile = placeProfile(place, inputs)
  return profile === undefined ? [] : analysesOf(profile, texts, place.temperature_scale)
}

function analysesOf(
  profile: PlaceProfile,
  texts: KnowledgeTexts,
  scale: number,
): ResponseOf<typeof onboardingProfiles.analyses> {
  const plan = generatePlan(profile, knowledge)
  const reading = { plan, knowledge, texts, temperature_unit: temperatureUnit(scale) }
  return plan.analyses.map(({ id, subtype, frequency }) => ({
    key: id,
    title: fillText(texts.analyses[id]?.name ?? id, [], reading),
    comment: fillText(texts.analyses[id]?.comment ?? '', [], reading),
    task_subtype_id: subtype,
    task_frequency_type_id: frequencyIds[frequency],
    frequency: describeFrequency({ frequency, frequency_key: null }, reading),
  }))
}

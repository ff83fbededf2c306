/** Writes the place's plan in words for a reader: the source of sections, hazard pages and the PDF. */
import { countryKey, findDateFormat, formatDateAs } from '@larder/core/classifiers'
import { baseLanguage } from '@larder/core/languages'
import {
  groupSection,
  readingOf,
  withTextsAround,
  withOwnWords,
  writeGroupSections,
  writePlan,
  writeProductBasedPlan,
  type GroupReading,
  type Block,
  type DocumentSection,
  type FlowLayout,
  type Plan,
  type PlanDocument,
  type PlanNames,
  type PlanReading,
} from '@larder/core/haccp'
import { isDrawing } from '@larder/core/files'
import { waterSourceOf } from '@larder/core/places'
import { localDate } from '@larder/core/schedule'
import type { Ctx } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import { keepDocument } from './document-cache.ts'
import { analysesBlock, analysesDoneHere, dutiesBlock, processesBlock, withBlock } from './own-tables.ts'
import {
  editionOf,
  findCapacities,
  findGroupPlan,
  findInputs,
  findPlan,
  getPlace,
  listGroupPlans,
  listPlanFiles,
  listWorkGroups,
  readSwitches,
  temperatureUnit,
  textsAt,
  type GroupInput,
  type GroupPlanRow,
  type PlaceRow,
} from '#features/plan-data/public.ts'
import { listSectionRows, listTextRows } from './own-words.queries.ts'
import { sayIn } from '#kit/text/texts.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { listGroupWorkers } from '#features/people/public.ts'
import {
  describeCapacities,
  describeHomeQuantity,
  describeCustomers,
  describeProduct,
} from '../inputs/describe-product.ts'
import { drawShown, findShownFlow } from '../flow/shown-flow.ts'

export type ReadPlan = {
  readonly row: NonNullable<Awaited<ReturnType<typeof findPlan>>> & {
    readonly plan: Plan
    readonly flow: FlowLayout
    readonly generated_at: string
  }
  readonly place: PlaceRow
  readonly reading: PlanReading
}

/** `group`: the analysis of that product group instead of the place's own plan. */
export type Wanted = {
  readonly planId?: number
  readonly lang?: string | undefined
  readonly group?: number | null | undefined
}

/**
 * The generated plan with the texts of the reader's language, else of the place's, else English.
 * @throws Problem 404 when the place has no such plan or product group, or it is not generated yet.
 */
export async function readPlan(ctx: Ctx, at: PlaceKey, options: Wanted): Promise<ReadPlan> {
  const row = await findPlan(ctx.db, at)
  if (!row || (options.planId !== undefined && row.id !== options.planId)) throw notFound('FoodSafetyPlan')
  const ofGroup = options.group == null ? undefined : await findGroupPlan(ctx.db, at, options.group)
  if (options.group != null && !ofGroup) throw notFound('FspProductGroup')
  const { plan, flow, generated_at } = {
    ...row,
    ...(ofGroup === undefined ? {} : { plan: ofGroup.plan, flow: ofGroup.flow }),
  }
  if (plan === null || flow === null || generated_at === null) throw notFound('FoodSafetyPlan')
  const place = await getPlace(ctx.db, at)
  const edition = await editionOf(ctx.db, ctx.platform, row.knowledge_version, plan.edits?.rest_version)
  const reading = readingOf(
    { ...plan, analyses: await analysesDoneHere(ctx, at, plan) },
    edition.knowledge,
    textsAt(place, options.lang, edition),
    temperatureUnit(place.temperature_scale),
  )
  return { row: { ...row, plan, flow, generated_at }, place, reading }
}

/** Who confirms and when, where that is not in the rows yet. */
type Confirming = { readonly at: string; readonly name: string }

/** A day in the company’s format of dates. */
export const dateIn = ({ date_format_id }: PlaceRow, day: string): string =>
  formatDateAs(day, findDateFormat(date_format_id)?.format ?? 'DD.MM.yyyy')

/** The names that the writer needs besides the plan: company, place, people, dates. */
async function namesOf(
  ctx: Ctx,
  at: PlaceKey,
  { row, place, reading }: ReadPlan,
  confirming: Confirming | undefined,
) {
  const { language } = reading.texts
  const confirmed =
    confirming ??
    (row.confirmed_at === null
      ? null
      : { at: row.confirmed_at, name: [row.firstname, row.lastname].filter((part) => part).join(' ') })
  const dated = confirmed?.at ?? row.generated_at
  const locale = baseLanguage(language)
  const date = localDate(dated, place.timezone)
  const date_text = dateIn(place, date)
  const country = countryKey(place.country_id)
  const groups = await listWorkGroups(ctx.db, at)
  const workers = await listGroupWorkers(ctx.db, at)
  const capacities = await findCapacities(ctx.db, at)
  return {
    company: {
      name: place.company_name,
      registration_code: place.reg_code,
      vat_code: place.vat_number,
      address: place.company_address,
      email: place.company_email,
    },
    place: { name: place.name, address: place.address },
    country_name:
      country === '' ? '' : (new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country),
    work_groups: groups.map(({ id, name, email }) => ({
      name,
      email,
      workers: workers.filter(({ user_group_id }) => user_group_id === id).map((worker) => worker.name),
    })),
    status_line: confirmed
      ? sayIn(language)('document.confirmed', { date: date_text, name: confirmed.name })
      : sayIn(language)('document.draft', { date: date_text }),
    date,
    date_text,
    ...describeCustomers(place.customer_groups, language),
    capacities: describeCapacities(reading, capacities),
    ...describeHomeQuantity(reading, capacities),
    ...(await filesOf(ctx, at, place)),
  }
}

/** The shown diagram, with the person who verified it on site. */
async function flowNames(
  ctx: Ctx,
  at: PlaceKey,
  { row, place }: Pick<ReadPlan, 'row' | 'place'>,
  group: number | null,
) {
  const shownFlow = await findShownFlow(ctx.db, at, row, group)
  const { verification } = shownFlow
  return {
    shown: shownFlow,
    names: {
      flow_graph: shownFlow.row?.graph ?? null,
      // A day is a day, wherever it is read.
      flow_verified:
        verification === null
          ? null
          : { date_text: dateIn(place, verification.verified_on), name: verification.verified_by },
    },
  }
}

const ownWordsOf = async (ctx: Ctx, at: PlaceKey) => ({
  sections: await listSectionRows(ctx.db, at),
  texts: (await listTextRows(ctx.db, at)).filter(({ disabled_for_place }) => !disabled_for_place),
})

/** The document of the place's plan with the words of its own. */
export async function writeDocument(
  ctx: Ctx,
  at: PlaceKey,
  read: ReadPlan,
  confirming?: Confirming,
): Promise<PlanDocument> {
  return withOwnWords(await writeGenerated(ctx, at, read, confirming), await ownWordsOf(ctx, at))
}

/** Of its one analysis, or of the common part and each product group. */
async function writeGenerated(
  ctx: Ctx,
  at: PlaceKey,
  read: ReadPlan,
  confirming: Confirming | undefined,
): Promise<PlanDocument> {
  const { row, reading } = read
  if (reading.plan.groups !== undefined) return writeGroupsDocument(ctx, at, read, confirming)
  const { language } = reading.texts
  const { shown: shownFlow, names: flow } = await flowNames(ctx, at, read, null)
  const names = { ...(await namesOf(ctx, at, read, confirming)), ...flow }
  const own = {
    analyses: await analysesBlock(ctx, at, reading),
    'production-processes': await processesBlock(ctx, at, reading),
    'work-groups': await dutiesBlock(ctx, at, reading),
  }
  const key = JSON.stringify([
    row.id,
    row.sha256,
    reading.plan.knowledge_version,
    reading.plan.analyses,
    language,
    reading.temperature_unit,
    names,
    own,
  ])
  return keepDocument(ctx.platform, key, () => {
    const document = writePlan(reading, { ...names, flow: drawShown(shownFlow, row, reading.texts) })
    return { ...document, sections: document.sections.map((section) => withBlock(section, own)) }
  })
}

/** The place's files about its location and layout. */
async function filesOf(
  ctx: Ctx,
  at: PlaceKey,
  place: PlaceRow,
): Promise<Pick<PlanNames, 'water_source' | 'location' | 'drawings'>> {
  const files = await listPlanFiles(ctx.db, at)
  return {
    water_source: waterSourceOf(readSwitches(place.extra_data), place.water_source),
    location: {
      on_paper: place.location_plan_on_paper,
      files: files.filter(({ type }) => type === 'location_plan'),
    },
    drawings: { on_paper: place.layouts_on_paper, files: files.filter(({ type }) => isDrawing(type)) },
  }
}

/** A product group as it is read: its products, its analysis, its diagram. */
async function readGroup(
  ctx: Ctx,
  at: PlaceKey,
  { place, row, reading }: ReadPlan,
  { group, input }: { readonly group: GroupPlanRow; readonly input: GroupInput | undefined },
): Promise<{ readonly reading: GroupReading; readonly key: unknown }> {
  const own = readingOf(group.plan, reading.knowledge, reading.texts, reading.temperature_unit)
  const { shown: shownFlow, names } = await flowNames(
    ctx,
    at,
    { place, row: { ...row, plan: group.plan, flow: group.flow } },
    group.id,
  )
  const flow_files = await listPlanFiles(ctx.db, at, group.id)
  const products = (input?.products ?? []).map((product) =>
    describeProduct(product, reading.texts, baseLanguage(place.preferred_language)),
  )
  return {
    reading: {
      id: group.id,
      name: group.name,
      products,
      reading: own,
      flow: drawShown(shownFlow, group, reading.texts),
      flow_files,
      ...names,
    },
    key: [group.id, group.name, group.sha256, products, names, flow_files],
  }
}

async function writeGroupsDocument(
  ctx: Ctx,
  at: PlaceKey,
  read: ReadPlan,
  confirming: Confirming | undefined,
): Promise<PlanDocument> {
  const { row, reading } = read
  const inputs = new Map((await findInputs(ctx.db, at)).groups.map((group) => [group.id, group]))
  const groups: Awaited<ReturnType<typeof readGroup>>[] = []
  for (const group of await listGroupPlans(ctx.db, at))
    groups.push(await readGroup(ctx, at, read, { group, input: inputs.get(group.id) }))
  const names = await namesOf(ctx, at, read, confirming)
  const own: Record<string, Block | null> = {
    analyses: await analysesBlock(ctx, at, reading),
    'work-groups': await dutiesBlock(ctx, at, reading),
  }
  for (const {
    reading: { id },
  } of groups)
    own[groupSection(id, 'production-processes')] = await processesBlock(ctx, at, reading, id)
  const key = JSON.stringify([
    row.id,
    row.sha256,
    reading.plan.knowledge_version,
    reading.plan.analyses,
    reading.texts.language,
    reading.temperature_unit,
    names,
    own,
    groups.map((group) => group.key),
  ])
  return keepDocument(ctx.platform, key, () => {
    const document = writeProductBasedPlan(
      reading,
      groups.map((group) => group.reading),
      { ...names, flow: null },
    )
    return { ...document, sections: document.sections.map((section) => withBlock(section, own)) }
  })
}

/** The sections of one product group alone, for its pages. @throws Problem 404 before it is generated. */
export async function writeGroup(
  ctx: Ctx,
  at: PlaceKey,
  id: number,
  lang: string | undefined,
): Promise<{
  readonly language: string
  readonly status_line: string
  readonly sections: readonly DocumentSection[]
}> {
  const read = await readPlan(ctx, at, { lang })
  const group = await findGroupPlan(ctx.db, at, id)
  if (!group || read.reading.plan.groups === undefined) throw notFound('FspProductGroup')
  const input = (await findInputs(ctx.db, at)).groups.find((one) => one.id === id)
  const names = await namesOf(ctx, at, read, undefined)
  const { reading, key } = await readGroup(ctx, at, read, { group, input })
  const { texts } = await ownWordsOf(ctx, at)
  const own = { 'production-processes': await processesBlock(ctx, at, read.reading, id) }
  const here = texts.map((text) => ({
    ...text,
    static_name: text.static_name.startsWith(groupSection(id, ''))
      ? text.static_name.slice(groupSection(id, '').length)
      : '',
  }))
  const { language } = read.reading.texts
  const { status_line, date } = names
  const wanted = JSON.stringify([
    'group',
    read.row.id,
    read.reading.plan.knowledge_version,
    language,
    read.reading.temperature_unit,
    names,
    key,
    own,
    here,
  ])
  return keepDocument(ctx.platform, wanted, () => ({
    language,
    status_line,
    date,
    place_name: names.place.name,
    company_name: names.company.name,
    title: group.name,
    page_label: '',
    sections: writeGroupSections(reading, { ...names, flow: null }).map((section, index) => ({
      ...withTextsAround(withBlock(section, own), here),
      order: index + 1,
    })),
  }))
}

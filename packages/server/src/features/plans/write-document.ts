/** The place's plan put into words for a reader: what sections, hazards and the PDF are made from. */
import { baseLanguage, findCountry } from '@larder/core/classifiers'
import { writePlan, type Block, type DocumentSection, type FlowLayout, type KnowledgeTexts, type Plan, type PlanDocument, type PlanReading, type TemperatureUnit } from '@larder/core/haccp'
import { findTemperatureScale } from '@larder/core/measures'
import { localDate } from '@larder/core/schedule'
import { analysisFrequencyOf } from '@larder/core/plan-progress'
import type { Ctx } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import { keepDocument } from './document-cache.ts'
import { labelFlow } from './lay-out-flow.ts'
import { listCustomAnalyses } from './plan-inputs.queries.ts'
import { findPlan, getPlace, listOwnProcesses, listWorkGroups, type At, type PlaceRow } from './plans.queries.ts'
import { longDate, ownHeading, statusLine } from './plan-words.ts'
import { knowledge, textsIn } from './texts.ts'

export const temperatureUnit = (scale: number): TemperatureUnit => (findTemperatureScale(scale)?.key === 'fahrenheit' ? 'F' : 'C')

export type ReadPlan = {
  readonly row: NonNullable<Awaited<ReturnType<typeof findPlan>>> & { readonly plan: Plan; readonly flow: FlowLayout; readonly generated_at: string }
  readonly place: PlaceRow
  readonly reading: PlanReading
}

/**
 * The generated plan with the texts of the reader's language, else of the place's, else English.
 * @throws Problem 404 when the place has no such plan or it is not generated yet.
 */
export async function readPlan(ctx: Ctx, at: At, given: { readonly planId?: number; readonly lang?: string | undefined }): Promise<ReadPlan> {
  const row = await findPlan(ctx.db, at)
  if (!row || (given.planId !== undefined && row.id !== given.planId)) throw notFound('FoodSafetyPlan')
  const { plan, flow, generated_at } = row
  if (plan === null || flow === null || generated_at === null) throw notFound('FoodSafetyPlan')
  const place = await getPlace(ctx.db, at)
  const reading: PlanReading = { plan, knowledge, texts: textsIn(given.lang, place.preferred_language), temperature_unit: temperatureUnit(place.temperature_scale) }
  return { row: { ...row, plan, flow, generated_at }, place, reading }
}

/** Who confirms and when, where that is not in the rows yet. */
type Confirming = { readonly at: string; readonly name: string }

export async function writeDocument(ctx: Ctx, at: At, { row, place, reading }: ReadPlan, confirming?: Confirming): Promise<PlanDocument> {
  const { language } = reading.texts
  const confirmed = confirming ?? (row.confirmed_at === null ? null : { at: row.confirmed_at, name: [row.firstname, row.lastname].filter((part) => part).join(' ') })
  const dated = confirmed?.at ?? row.generated_at
  const locale = baseLanguage(language)
  const date_text = longDate(locale, dated, place.timezone)
  const country = findCountry(place.country_id)?.key ?? ''
  const groups = await listWorkGroups(ctx.db, at)
  const names = {
    company: { name: place.company_name, registration_code: place.reg_code, vat_code: place.vat_number, address: place.company_address, email: place.company_email },
    place: { name: place.name, address: place.address },
    country_name: country === '' ? '' : (new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country),
    work_groups: groups.map(({ name, email, workers_count }) => ({ name, email, workers: workers_count > 0 ? [String(workers_count)] : [] })),
    status_line: statusLine(locale, date_text, confirmed?.name ?? null),
    date: localDate(dated, place.timezone),
    date_text,
  }
  const own = { analyses: await analysesBlock(ctx, at, reading), 'production-processes': await processesBlock(ctx, at, reading) }
  const key = JSON.stringify([row.id, row.sha256, knowledge.version, language, reading.temperature_unit, names, own])
  return keepDocument(ctx.platform, key, () => {
    const document = writePlan(reading, { ...names, flow: labelFlow(row.flow, row.plan, reading.texts) })
    return { ...document, sections: document.sections.map((section) => withBlock(section, own)) }
  })
}

const withBlock = (section: DocumentSection, blocks: Readonly<Record<string, Block | null>>): DocumentSection => {
  const block = blocks[section.static_name] ?? null
  return block === null ? section : { ...section, blocks: [...section.blocks, block] }
}

/** Analyses of the place's own, under those that the plan asks for. */
async function analysesBlock(ctx: Ctx, at: At, { texts }: PlanReading): Promise<Block | null> {
  const { words } = texts
  const rows = await listCustomAnalyses(ctx.db, at)
  const frequency = (id: number, own: string): string => {
    const name = analysisFrequencyOf(id) ?? 'not_specified'
    return name === 'other' && own !== '' ? own : (words[`frequency.${name}`] ?? name)
  }
  return ownTable(texts, ['analysis', 'type', 'frequency', 'comment'], rows.map((row) => [row.task_desc, words[`subtype.${row.task_subtype_id}`] ?? '', frequency(row.task_frequency_type_id, row.custom_frequency), row.comment]))
}

/** Processes of the place's own. */
async function processesBlock(ctx: Ctx, at: At, { texts }: PlanReading): Promise<Block | null> {
  const rows = await listOwnProcesses(ctx.db, at)
  return ownTable(texts, ['process', 'description'], rows.map(({ name, description }) => [name ?? '', description]))
}

function ownTable({ words, language }: KnowledgeTexts, keys: readonly string[], rows: readonly (readonly string[])[]): Block | null {
  if (rows.length === 0) return null
  const share = (key: string): number => (key === 'comment' || key === 'description' ? 5 : 3)
  return { kind: 'table', caption: ownHeading(baseLanguage(language)), columns: keys.map((key) => ({ title: words[`column.${key}`] ?? key, share: share(key) })), rows }
}

/**
 * Example plans as documents, with every word in place, in any language: the input for tests of languages and
 * of printing.
 */
import { drawFlow, type FlowGraph } from '@larder/core/flow'
import {
  extraSwitches,
  generatePlan,
  readingOf,
  writePlan,
  type FlowLayout,
  type KnowledgeTexts,
  type PlaceProfile,
  type Plan,
  type PlanDocument,
  type PlanNames,
  type ProcessId,
  type TemperatureUnit,
} from '@larder/core/haccp'
import { knowledge, texts } from '../src/index.ts'
import { examplePlace } from './places.ts'

export const languages: readonly string[] = Object.keys(texts)

export function textsIn(language: string): KnowledgeTexts {
  const found = texts[language]
  if (found === undefined) throw new Error(`no texts in ${language}`)
  return found
}

/** Every process, way, group and switch that there is, as an industrial kitchen in this country. */
export const largestPlace = (country: string): PlaceProfile => ({
  ...examplePlace('restaurant', country),
  extra_data: [...extraSwitches],
  number_of_employees: '15+',
  processes: knowledge.processes.map(({ id, sub_processes }) => ({ id, sub_processes })),
  product_groups: knowledge.product_groups.map(({ id }) => id),
  food_groups: knowledge.food_groups.map(({ id }) => id),
})

/** The steps in rows of four: tests read the texts of the boxes, not their positions. */
export function simpleFlow({ flow }: Plan, { processes }: KnowledgeTexts): FlowLayout {
  const graph: FlowGraph = {
    nodes: flow.nodes.map(({ id, step, ccps }, index) => ({
      id,
      step,
      label: null,
      ccps: [...ccps],
      x: (index % 4) * 240,
      y: Math.floor(index / 4) * 130,
      width: 190,
      height: 70,
    })),
    edges: flow.edges.map(({ from, to }) => ({ id: `${from}-${to}`, from, to })),
  }
  return drawFlow(graph, (step) => processes[step as ProcessId]?.name ?? step)
}

/** The place's own names: words of no language, in signs that all fonts print. */
export const neutralNames: Omit<PlanNames, 'flow'> = {
  company: {
    name: '1 2 3',
    registration_code: '12345678',
    vat_code: '987654321',
    address: '14, 10111',
    email: '1@2.34',
    phone: '+1 234',
  },
  place: { name: '5 6', address: '7, 10112' },
  country_name: '8 9',
  work_groups: [{ name: '10', email: '1@2.34', workers: ['11', '12'] }],
  status_line: '21.11.2026',
  date: '2026-11-21',
  date_text: '21.11.2026',
  flow_verified: { date_text: '20.11.2026', name: '13' },
}

/** The plan of a place written in a language. */
export function writtenPlan(
  profile: PlaceProfile,
  language: string,
  more: { readonly names?: Partial<PlanNames>; readonly temperature_unit?: TemperatureUnit } = {},
): PlanDocument {
  const plan = generatePlan(profile, knowledge)
  const own = textsIn(language)
  return writePlan(readingOf(plan, knowledge, own, more.temperature_unit ?? 'C'), {
    ...neutralNames,
    flow: simpleFlow(plan, own),
    ...more.names,
  })
}

/** Parts of a block that a program reads, not a person. */
const unread = new Set(['kind', 'static_name', 'tone', 'badge', 'align', 'id', 'sha256'])

/** Every string of a document, or of a part of it, that a reader sees. */
export const shownIn = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, below]) => (unread.has(key) ? [] : shownIn(below)))
      : []

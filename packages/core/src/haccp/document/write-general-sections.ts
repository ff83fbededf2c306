/** The sections that describe the place: title page to flow diagram. */
import type { Block, DocumentSection } from './document.ts'
import {
  describeAnalysisFrequency,
  describeReason,
  describeSourcesHere,
  fillText,
  type PlanReading,
} from '../facts/describe-facts.ts'
import { bindingMark, facts, list, note, paragraph, section, table } from './plan-blocks.ts'
import type { FlowGraph } from '../../flow/graph.ts'
import type { ProcessId } from '../facts/facts.ts'
import type { FlowLayout } from '../generate/plan.ts'
import { hazardName } from './describe-hazard.ts'
import { say, word } from './plan-text.ts'
import type { PlanFiles } from './write-file-sections.ts'
import type { WaterSource } from '../../places/water-source.ts'

/**
 * The names that the writer needs besides plan and knowledge. All strings are data and may contain anything.
 */
export type PlanNames = {
  readonly company: {
    readonly name: string
    readonly registration_code?: string | null
    readonly vat_code?: string | null
    readonly address?: string | null
    readonly email?: string | null
    readonly phone?: string | null
  }
  readonly place: { readonly name: string; readonly address?: string | null }
  readonly country_name: string
  readonly work_groups: readonly {
    readonly name: string
    readonly email?: string | null
    readonly workers: readonly string[]
  }[]
  /** “Confirmed on 21 November 2026 by Ana Pérez” or “Draft”, ready to print. */
  readonly status_line: string
  /** ISO date of the plan, and the same as the reader writes it. */
  readonly date: string
  readonly date_text: string
  readonly flow: FlowLayout | null
  /** The diagram as it was edited by hand; absent or null = the generated one. */
  readonly flow_graph?: FlowGraph | null
  /** Who compared the diagram with the site, and when, as the reader writes it. */
  readonly flow_verified?: { readonly date_text: string; readonly name: string } | null
  readonly water_source?: WaterSource | null
  /** How much is made and sold on, ready to print: “Production capacity”, “51–100 kg / day”. */
  readonly capacities?: readonly { readonly label: string; readonly value: string }[]
  /** Set where that is more than a private home may make in a week: the most that the law allows. */
  readonly home_kilograms?: number
  /** The consumers of the food, ready to print; absent where the place names none. */
  readonly customers?: { readonly label: string; readonly value: string }
  readonly location?: PlanFiles
  readonly drawings?: PlanFiles
}

const notesOf = (reading: PlanReading): readonly Block[] =>
  reading.plan.notes.map((reason) =>
    note(reason.code === 'note.small_business' ? 'info' : 'warning', describeReason(reason, reading)),
  )

const SIGNIFICANT_RISK = 5

/** Why a plan has no critical control point: the reason for each significant hazard. */
export function noControlPoint(reading: PlanReading): readonly Block[] {
  const { plan, texts } = reading
  if (plan.hazards.some(({ decision }) => decision.class === 'CCP')) return []
  const significant = plan.hazards.filter(({ risk }) => risk >= SIGNIFICANT_RISK)
  if (significant.length === 0) return [paragraph(word(texts.words, 'no_ccp.none'))]
  const reasons = significant.map((hazard) => {
    const step = texts.processes[hazard.step]?.name ?? hazard.step
    return `${step}, ${hazardName(hazard, reading)}: ${describeReason(hazard.decision.rule, reading)}`
  })
  return [paragraph(word(texts.words, 'no_ccp.intro')), ...list(reasons)]
}

export function writeTitlePage(reading: PlanReading, names: PlanNames): DocumentSection {
  const { plan, texts } = reading
  const points = (control: 'CCP' | 'oPRP'): number =>
    Math.max(
      0,
      ...plan.hazards
        .filter((hazard) => hazard.decision.class === control)
        .map((hazard) => hazard.decision.number ?? 0),
    )
  const count = (key: string, value: number): string =>
    say(texts.words, `count.${key}`, { count: String(value) })
  return section('title-page', reading, {
    blocks: [
      facts(reading, [
        ['place', names.place.name],
        ['company', names.company.name],
        ['activity', texts.activities[plan.profile.activity]],
        ['country', names.country_name],
        ['status', names.status_line],
        ['date', names.date_text],
        ['knowledge_version', String(plan.knowledge_version)],
      ]),
      ...notesOf(reading),
      ...list([
        count('hazards', plan.groups?.reduce((sum, group) => sum + group.hazards, 0) ?? plan.hazards.length),
        count('ccps', points('CCP')),
        count('oprps', points('oPRP')),
        count('tasks', plan.tasks.length),
      ]),
      ...noControlPoint(reading),
    ],
  })
}

export function writeGeneralInfo(reading: PlanReading, names: PlanNames): DocumentSection {
  const { plan, texts } = reading
  const { profile } = plan
  return section('general-info', reading, {
    blocks: [
      facts(reading, [
        ['company', names.company.name],
        ['registration_code', names.company.registration_code],
        ['vat_code', names.company.vat_code],
        ['address', names.company.address],
        ['email', names.company.email],
        ['phone', names.company.phone],
      ]),
      facts(reading, [
        ['place', names.place.name],
        ['address', names.place.address],
        ['country', names.country_name],
        ['activity', texts.activities[profile.activity]],
        ['location_type', texts.location_types[profile.location_type] ?? profile.location_type],
        ['employees', word(texts.words, `employees.${profile.number_of_employees}`)],
        [
          'jurisdictions',
          plan.jurisdictions.map((code) => word(texts.words, `jurisdiction.${code}`)).join(' · '),
        ],
        // Texts of an older edition have no such words.
        ['legend', texts.words['force.legend']],
        [
          'water_source',
          names.water_source == null ? null : word(texts.words, `water.${names.water_source}`),
        ],
        [
          'extra_data',
          profile.extra_data.map((item) => texts.extra_data[item].name).join('; ') ||
            word(texts.words, 'label.none'),
        ],
      ]),
      ...(names.customers === undefined ? [] : [{ kind: 'facts', rows: [names.customers] } as const]),
      ...notesOf(reading),
    ],
  })
}

export function writeWorkGroups(reading: PlanReading, names: PlanNames): DocumentSection {
  const { words } = reading.texts
  const rows = names.work_groups.map((group) => [group.name, group.email ?? '', group.workers.join(', ')])
  const columns = [
    { key: 'name', share: 3 },
    { key: 'email', share: 3 },
    { key: 'workers', share: 4 },
  ]
  const block =
    rows.length === 0
      ? paragraph(word(words, 'empty.work_groups'))
      : table(reading, word(words, 'section.work-groups'), columns, rows)
  return section('work-groups', reading, { blocks: [block] })
}

export function writeProcesses(reading: PlanReading): DocumentSection {
  const { plan, texts } = reading
  const rows = plan.steps.map((step) => [
    step.order === null ? word(texts.words, 'label.site_wide') : String(step.order),
    texts.processes[step.id]?.name ?? step.id,
    step.sub_processes.map((id) => texts.sub_processes[id] ?? id).join('; '),
    fillText(texts.processes[step.id]?.description ?? '', [], reading),
  ])
  const columns = [
    { key: 'number', share: 1.3, align: 'center' as const },
    { key: 'process', share: 3 },
    { key: 'sub_processes', share: 3 },
    { key: 'description', share: 5 },
  ]
  return section('production-processes', reading, {
    blocks: [table(reading, word(texts.words, 'section.production-processes'), columns, rows)],
  })
}

export function writeGroups(
  reading: PlanReading,
  { capacities = [], home_kilograms }: Pick<PlanNames, 'capacities' | 'home_kilograms'> = {},
): readonly DocumentSection[] {
  const { plan, knowledge, texts } = reading
  const chosen = new Set(plan.profile.food_groups)
  const names = (items: readonly string[]): readonly Block[] =>
    items.length === 0 ? [paragraph(word(texts.words, 'empty.list'))] : list(items)
  const tooMuch = { code: 'note.home_quantity', values: { kilograms: home_kilograms ?? 0 } }
  const amounts: readonly Block[] = [
    ...(capacities.length === 0 ? [] : [{ kind: 'facts' as const, rows: capacities }]),
    ...(home_kilograms === undefined ? [] : [note('warning', describeReason(tooMuch, reading))]),
  ]
  return [
    section('ready-to-eat-food', reading, {
      blocks: [...names(plan.profile.product_groups.map((id) => texts.product_groups[id] ?? id)), ...amounts],
    }),
    section('raw-materials', reading, {
      blocks: names(
        knowledge.food_groups.filter(({ id }) => chosen.has(id)).map(({ id }) => texts.food_groups[id] ?? id),
      ),
    }),
  ]
}

export function writeAnalyses(reading: PlanReading): DocumentSection {
  const { plan, knowledge, texts } = reading
  const rows = plan.analyses.flatMap((analysis) => {
    const fact = knowledge.analyses.find(({ id }) => id === analysis.id)
    const text = texts.analyses[analysis.id]
    if (fact === undefined) return []
    return [
      [
        fillText(text?.name ?? analysis.id, [], reading),
        word(texts.words, `subtype.${analysis.subtype}`),
        describeAnalysisFrequency(fact, reading),
        fillText(text?.comment ?? '', [], reading),
        describeSourcesHere(fact.sources, reading),
        bindingMark(fact, reading),
      ],
    ]
  })
  const columns = [
    { key: 'analysis', share: 3 },
    { key: 'type', share: 2 },
    { key: 'frequency', share: 2 },
    { key: 'comment', share: 5 },
    { key: 'source', share: 2.5, optional: true as const },
    { key: 'force', share: 2, optional: true as const },
  ]
  return section('analyses', reading, {
    landscape: true,
    blocks: [table(reading, word(texts.words, 'section.analyses'), columns, rows)],
  })
}

/**
 * Codex CXC 1-1969, application of HACCP, step 5: the diagram is confirmed on site, against the real work.
 */
function verificationNote({ texts }: PlanReading, { flow_verified }: PlanNames): Block {
  if (flow_verified == null) return note('unverified', word(texts.words, 'flow.not_verified'))
  return note(
    'info',
    say(texts.words, 'flow.verified', { date: flow_verified.date_text, name: flow_verified.name }),
  )
}

/**
 * A diagram that is wider than high is drawn larger across. The shares are those of a page's printable area,
 * 481 × 600 and 756 × 375 points.
 */
const isWide = ({ width, height }: FlowLayout): boolean =>
  Math.min(756 / width, 375 / height) > 1.05 * Math.min(481 / width, 600 / height)

export function writeFlow(reading: PlanReading, names: PlanNames): DocumentSection {
  const { plan, texts } = reading
  const flowGraph = names.flow_graph ?? {
    nodes: plan.flow.nodes.map((node) => ({ ...node, label: null })),
    edges: plan.flow.edges,
  }
  const nameOf = (step: string): string => texts.processes[step as ProcessId]?.name ?? step
  const labels = new Map(flowGraph.nodes.map(({ id, step, label }) => [id, label ?? nameOf(step ?? '')]))
  const alt = say(texts.words, 'flow.alt', { steps: [...labels.values()].join(', ') })
  const drawing: readonly Block[] =
    names.flow === null ? [] : [verificationNote(reading, names), { kind: 'flow', alt, layout: names.flow }]
  const following = Map.groupBy<string, { readonly from: string; readonly to: string }>(
    flowGraph.edges,
    (edge) => edge.from,
  )
  const rows = flowGraph.nodes.map((node, index) => [
    String(index + 1),
    labels.get(node.id) ?? node.id,
    (following.get(node.id) ?? []).map((edge) => labels.get(edge.to) ?? edge.to).join('; '),
    node.ccps.map((number) => say(texts.words, 'class.numbered.CCP', { number: String(number) })).join(', '),
  ])
  const columns = [
    { key: 'number', share: 1, align: 'center' as const },
    { key: 'process', share: 4 },
    { key: 'next', share: 5 },
    { key: 'class', share: 2 },
  ]
  return section('technological-schema', reading, {
    landscape: names.flow !== null && isWide(names.flow),
    blocks: [...drawing, table(reading, word(texts.words, 'label.flow'), columns, rows)],
  })
}

/**
 * A plan as a text that a food technologist can review line by line. Names and actions come from the English
 * texts; figures, reasons and forces are written in short here, so that rewording the plan does not touch the
 * golden files.
 */
import {
  describeAction,
  formatLimit,
  hazardName,
  type Plan,
  type PlanHazard,
  type PlanLimit,
  type PlanReading,
  type PlanTask,
  type Reason,
  type Source,
  type Words,
} from '@larder/core/haccp'
import { knowledge, texts } from '../src/index.ts'

const english = texts['en']

const symbols: Words = {
  'limit.min': '≥ {value}',
  'limit.max': '≤ {value}',
  'limit.exact': '{value}',
  'limit.range': '{min} – {max}',
  'limit.hold': '{limit} for {time}',
  'limit.change': '{from} → {to} in {time}',
  'limit.within': '{limit} within {time}',
  'limit.then': '{limit}, → {to} in {time} in all',
  'limit.none': 'none',
  'unit.celsius': '{value} °C',
  'unit.fahrenheit': '{value} °F',
  'unit.seconds': '{value} s',
  'unit.minutes': '{value} min',
  'unit.hours': '{value} h',
  'unit.days': '{value} d',
  'unit.ph': 'pH {value}',
  'unit.aw': 'aw {value}',
  'unit.percent': '{value} %',
  'unit.mg_per_kg': '{value} mg/kg',
  'unit.ppm': '{value} ppm',
  'unit.mm': '{value} mm',
  'unit.cfu_per_g': '{value} cfu/g',
  'unit.positive_samples': '{value} positive samples',
  'unit.faults': '{value} faults',
  'unit.degree_hours': '{value} °C·h',
  'unit.degree_hours_fahrenheit': '{value} °F·h',
  'number.decimal': '.',
}

const inShort = ({ code, values }: Reason): string =>
  [code, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join(' ')
const cited = (sources: readonly Source[]): string =>
  sources.map(({ document, clause }) => [document, clause].filter(Boolean).join(' ')).join('; ')
const label = ({ decision }: PlanHazard): string =>
  decision.number === null ? decision.class : `${decision.class} ${decision.number}`

function figure(limit: PlanLimit, { temperature_unit }: PlanReading): string {
  const text = formatLimit(limit, temperature_unit, symbols)
  return limit.note_key === null ? text : `${text} (${limit.note_key})`
}

function limitLine(hazards: readonly PlanHazard[], reading: PlanReading): readonly string[] {
  const limits = [...new Set(hazards.flatMap((hazard) => hazard.limits))]
  return limits.map((limit) => {
    const force = `${limit.force}${limit.evidence === 'read' ? '' : `, ${limit.evidence}`}`
    return `${limit.id}: ${figure(limit, reading)} [${limit.jurisdiction}, ${force}: ${cited(limit.sources)}]${limit.lowered === null ? '' : ` ${inShort(limit.lowered)}`}`
  })
}

function stepLines({ plan, texts: words }: PlanReading): readonly string[] {
  return plan.steps.map(
    (step) =>
      `${String(step.order ?? '-').padStart(3)} ${step.id} ${words.processes[step.id]?.name ?? ''}${step.sub_processes.length === 0 ? '' : `: ${step.sub_processes.map((id) => words.sub_processes[id] ?? id).join(', ')}`}${step.kill_step ? ' (kill step)' : ''}`,
  )
}

/** The outcome for products that differ. */
const productLines = ({ decision }: PlanHazard): readonly string[] =>
  (decision.by_product ?? []).map(
    ({ products, class: control, controlled_at }) =>
      `         ${control}${controlled_at === null ? '' : ` → ${controlled_at}`} for ${products.join(' ')}`,
  )

function hazardLines(hazard: PlanHazard, reading: PlanReading): readonly string[] {
  const name = hazardName(hazard, reading)
  const later = hazard.decision.controlled_at === null ? '' : ` → ${hazard.decision.controlled_at}`
  const answers = hazard.decision.codex
    .map(({ question, answer, reason }) => `${question} ${answer ? 'yes' : 'no'} ${reason.code}`)
    .join('; ')
  return [
    `${hazard.key.padEnd(8)} S${hazard.severity} P${hazard.probability} R${hazard.risk} ${label(hazard)}${later}  ${name}`,
    `         ${inShort(hazard.decision.rule)}`,
    ...productLines(hazard),
    ...hazard.adjustments.map((reason) => `         ${inShort(reason)}`),
    `         ${answers}`,
    `         tasks: ${hazard.tasks.join(' ') || '-'}; ${hazard.action}; ${hazard.prp}`,
    ...limitLine([hazard], reading).map((line) => `         ${line}`),
  ]
}

function pointLines(hazards: readonly PlanHazard[], reading: PlanReading): readonly string[] {
  const [first] = hazards
  if (first === undefined) return []
  const watching = new Set(hazards.flatMap((hazard) => hazard.tasks))
  const actions = [...new Map(hazards.map((hazard) => [hazard.action, describeAction(hazard, reading)]))]
  return [
    `${label(first)} ${first.step} ${reading.texts.processes[first.step]?.name ?? ''}: ${hazards.map((hazard) => hazard.hazard).join(', ')}`,
    ...limitLine(hazards, reading).map((line) => `  limit   ${line}`),
    ...reading.plan.tasks
      .filter((task) => watching.has(task.id))
      .map((task) => `  task    ${taskLine(task, reading)}`),
    ...actions.map(([id, action]) => `  action  ${id}: ${action.product} ${action.process}`),
  ]
}

function taskLine(task: PlanTask, reading: PlanReading): string {
  const limits = task.foods ?? (task.limit === null ? [] : [task.limit])
  const limit = limits.length === 0 ? task.entry : limits.map((one) => figure(one, reading)).join('; ')
  return `${task.id} (${[task.frequency_key ?? task.frequency, ...task.times].join(' ')}): ${limit}`
}

function dutyLines(reading: PlanReading): readonly string[] {
  const { plan, texts: words } = reading
  return plan.duties.flatMap((id) => {
    const duty = knowledge.duties.find((item) => item.id === id)
    return duty === undefined
      ? []
      : [
          `${id} [${duty.force}, ${duty.evidence}: ${cited(duty.sources)}] ${words.duties[id] ?? ''}`.trimEnd(),
        ]
  })
}

/** The whole plan in °C, in °F for the United States. */
export function goldenText(title: string, plan: Plan): string {
  if (english === undefined) throw new Error('no English texts')
  const reading: PlanReading = {
    plan,
    knowledge,
    texts: english,
    temperature_unit: plan.profile.country === 'US' ? 'F' : 'C',
  }
  const points = Map.groupBy(
    plan.hazards.filter(({ decision }) => decision.class === 'CCP'),
    ({ decision }) => decision.number,
  )
  const part = (name: string, lines: readonly string[]): readonly string[] => ['', name, ...lines]
  return [
    title,
    `${plan.profile.activity} ${plan.profile.location_type}; ${plan.profile.extra_data.join(' ')}`,
    `rules: ${plan.jurisdictions.join(' ')}`,
    ...plan.notes.map((reason) => `note: ${inShort(reason)}`),
    ...part('STEPS', stepLines(reading)),
    ...part(
      'FLOW',
      plan.flow.nodes.map(({ id }) =>
        `${id} → ${plan.flow.edges
          .filter(({ from }) => from === id)
          .map(({ to }) => to)
          .join(' ')}`.trimEnd(),
      ),
    ),
    ...part(
      'CRITICAL CONTROL POINTS',
      [...points.values()].flatMap((hazards) => pointLines(hazards, reading)),
    ),
    ...part(
      'HAZARDS',
      plan.hazards.flatMap((hazard) => hazardLines(hazard, reading)),
    ),
    ...part(
      'TASKS',
      plan.tasks.map((task) => taskLine(task, reading)),
    ),
    ...part(
      'PROGRAMMES',
      plan.prps.map((id) => `${id} ${english.prps[id]?.name ?? ''}`),
    ),
    ...part(
      'ANALYSES',
      plan.analyses.map(({ id, frequency }) => `${id} ${frequency}`),
    ),
    ...part('DUTIES', dutyLines(reading)),
    '',
  ].join('\n')
}

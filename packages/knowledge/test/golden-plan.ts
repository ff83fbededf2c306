/** A plan as a text that a food technologist can review line by line. */
import {
  controlLabel, describeAction, describeForce, describeFrequency, describeLimits, describeReason, describeSources,
  type Plan, type PlanHazard, type PlanReading, type PlanTask,
} from '@larder/core/haccp'
import { knowledge, texts } from '../src/index.ts'

const english = texts['en']

const limitLine = (hazards: readonly PlanHazard[], reading: PlanReading): readonly string[] => {
  const limits = [...new Set(hazards.flatMap((hazard) => hazard.limits))]
  return describeLimits(limits, reading).map((limit) => {
    const force = `${limit.force}${limit.unverified ? ', unverified' : ''}`
    return `${limit.ids.join(' ')}: ${limit.value} [${limit.jurisdiction}, ${force}: ${limit.sources}]${limit.lowered === null ? '' : ` ${limit.lowered}`}`
  })
}

function stepLines({ plan, texts: words }: PlanReading): readonly string[] {
  return plan.steps.map((step) => `${String(step.order ?? '-').padStart(3)} ${step.id} ${words.processes[step.id]?.name ?? ''}${step.kill_step ? ' (kill step)' : ''}`)
}

function hazardLines(hazard: PlanHazard, reading: PlanReading): readonly string[] {
  const name = reading.texts.hazards[hazard.hazard]?.name ?? ''
  const later = hazard.decision.controlled_at === null ? '' : ` → ${hazard.decision.controlled_at}`
  const answers = hazard.decision.codex.map(({ question, answer, reason }) => `${question} ${answer ? 'yes' : 'no'} ${reason.code}`).join('; ')
  return [
    `${hazard.key.padEnd(8)} S${hazard.severity} P${hazard.probability} R${hazard.risk} ${controlLabel(hazard, reading)}${later}  ${name}`,
    `         ${describeReason(hazard.decision.rule, reading)}`,
    ...hazard.adjustments.map((reason) => `         ${describeReason(reason, reading)}`),
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
    `${controlLabel(first, reading)} ${first.step} ${reading.texts.processes[first.step]?.name ?? ''}: ${hazards.map((hazard) => hazard.hazard).join(', ')}`,
    ...limitLine(hazards, reading).map((line) => `  limit   ${line}`),
    ...reading.plan.tasks.filter((task) => watching.has(task.id)).map((task) => `  task    ${taskLine(task, reading)}`),
    ...actions.map(([id, action]) => `  action  ${id}: ${action.product} ${action.process}`),
  ]
}

function taskLine(task: PlanTask, reading: PlanReading): string {
  const limit = task.limit === null ? 'tick' : describeLimits([task.limit], reading).map(({ value }) => value).join('')
  return `${task.id} (${describeFrequency(task, reading)}${task.times.length > 0 ? ` ${task.times.join(' ')}` : ''}): ${limit}`
}

function dutyLines(reading: PlanReading): readonly string[] {
  const { plan, texts: words } = reading
  return plan.duties.flatMap((id) => {
    const duty = knowledge.duties.find((item) => item.id === id)
    return duty === undefined ? [] : [`${id} [${describeForce(duty, reading)}: ${describeSources(duty.sources)}] ${words.duties[id] ?? ''}`]
  })
}

/** The whole plan in °C, in °F for the United States. */
export function goldenText(title: string, plan: Plan): string {
  if (english === undefined) throw new Error('no English texts')
  const reading: PlanReading = { plan, knowledge, texts: english, temperature_unit: plan.profile.country === 'US' ? 'F' : 'C' }
  const points = Map.groupBy(plan.hazards.filter(({ decision }) => decision.class === 'CCP'), ({ decision }) => decision.number)
  const part = (name: string, lines: readonly string[]): readonly string[] => ['', name, ...lines]
  return [
    title,
    `${plan.profile.activity} ${plan.profile.location_type}; ${plan.profile.extra_data.join(' ')}`,
    `rules: ${plan.jurisdictions.join(' ')}`,
    ...plan.notes.map((reason) => `note: ${describeReason(reason, reading)}`),
    ...part('STEPS', stepLines(reading)),
    ...part('FLOW', plan.flow.nodes.map(({ id }) => `${id} → ${plan.flow.edges.filter(({ from }) => from === id).map(({ to }) => to).join(' ')}`.trimEnd())),
    ...part('CRITICAL CONTROL POINTS', [...points.values()].flatMap((hazards) => pointLines(hazards, reading))),
    ...part('HAZARDS', plan.hazards.flatMap((hazard) => hazardLines(hazard, reading))),
    ...part('TASKS', plan.tasks.map((task) => taskLine(task, reading))),
    ...part('PROGRAMMES', plan.prps.map((id) => `${id} ${english.prps[id]?.name ?? ''}`)),
    ...part('ANALYSES', plan.analyses.map(({ id, frequency }) => `${id} ${frequency}`)),
    ...part('DUTIES', dutyLines(reading)),
    '',
  ].join('\n')
}

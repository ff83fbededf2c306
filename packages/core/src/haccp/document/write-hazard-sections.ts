/** The sections of the hazard analysis: summary list, matrix, overview, CCP list. */
import type { Block, Cell, DocumentSection } from './document.ts'
import {
  describeFrequency,
  describeLimits,
  describeSourcesHere,
  describeTask,
  fillText,
  withMark,
  type PlanReading,
} from '../facts/describe-facts.ts'
import { controlLabel, describeHazard, hazardName, type HazardDescription } from './describe-hazard.ts'
import {
  controlBadge,
  facts,
  heading,
  list,
  paragraph,
  riskBadge,
  riskTone,
  section,
  table,
} from './plan-blocks.ts'
import type { PlanHazard, PlanLimit } from '../generate/plan.ts'
import { hazardParts } from '../hazards/plan-edits.ts'
import { riskScore } from '../generate/decide-control.ts'
import { word } from './plan-text.ts'
import { joinPhrases } from './say-once.ts'

/** With its product group before it, where the place has several. */
export const stepName = (hazard: PlanHazard, { texts }: PlanReading): string => {
  const name = texts.processes[hazard.step]?.name ?? hazard.step
  return hazard.group === undefined ? name : `${hazard.group}: ${name}`
}

export function writeHazardList(reading: PlanReading): DocumentSection {
  const { plan, texts } = reading
  const rows = plan.hazards.map((hazard): readonly Cell[] => [
    stepName(hazard, reading),
    hazardName(hazard, reading),
    word(texts.words, `type.${hazard.type}`),
    String(hazard.severity),
    String(hazard.probability),
    riskBadge(hazard.risk),
    controlBadge(hazard, controlLabel(hazard, reading)),
  ])
  const center = 'center' as const
  const columns = [
    { key: 'process', share: 3 },
    { key: 'hazard', share: 5 },
    { key: 'type', share: 2 },
    { key: 'severity', share: 1.4, align: center },
    { key: 'probability', share: 1.6, align: center },
    { key: 'risk', share: 1, align: center },
    { key: 'class', share: 1.4, align: center },
  ]
  return section('hazards-summary-list', reading, {
    landscape: true,
    blocks: [table(reading, word(texts.words, 'section.hazards-summary-list'), columns, rows)],
  })
}

export function writeMatrix(reading: PlanReading): DocumentSection {
  const { plan, texts } = reading
  const itemsAt = (severity: number, probability: number): readonly string[] => {
    const here = plan.hazards.filter(
      (hazard) => hazard.severity === severity && hazard.probability === probability,
    )
    return [...Map.groupBy(here, (hazard) => hazardName(hazard, reading))].map(
      ([name, same]) => `${name}: ${same.map((hazard) => stepName(hazard, reading)).join(', ')}`,
    )
  }
  const scale = [1, 2, 3, 4]
  const cells = scale.toReversed().flatMap((probability) =>
    scale.map((severity) => {
      const risk = riskScore(severity, probability)
      return { severity, probability, risk, tone: riskTone(risk), items: itemsAt(severity, probability) }
    }),
  )
  const block: Block = {
    kind: 'matrix',
    caption: word(texts.words, 'matrix.caption'),
    severity_title: word(texts.words, 'matrix.severity'),
    probability_title: word(texts.words, 'matrix.probability'),
    cells,
  }
  return section('hazard-matrix', reading, { landscape: true, blocks: [block] })
}

function limitTable(
  hazard: HazardDescription,
  limits: readonly PlanLimit[],
  reading: PlanReading,
): readonly Block[] {
  if (limits.length === 0) return []
  const rows = hazard.limits.map((limit): readonly Cell[] => [
    limit.name,
    limit.value,
    limit.force_mark === null ? '' : { badge: limit.force, text: limit.force_mark },
    [limit.sources, limit.lowered_mark].filter((part) => part !== null && part !== '').join('. '),
  ])
  const columns = [
    { key: 'name', share: 4 },
    { key: 'limit', share: 3 },
    { key: 'force', share: 2.4, optional: true as const },
    { key: 'source', share: 4, optional: true as const },
  ]
  return [table(reading, word(reading.texts.words, 'label.limits'), columns, rows)]
}

function hazardBlocks(hazard: PlanHazard, reading: PlanReading): readonly Block[] {
  const { words } = reading.texts
  const text = describeHazard(hazard, reading)
  return [
    heading(3, text.name),
    facts(reading, [
      ...hazardParts.map((part) => [part, text[part], text.rich[part]] as const),
      ['members', text.members.join(', ')],
      ['estimation', text.estimation],
      ['adjustments', text.adjustments.join(' ')],
      ['decision', `${text.decision.label}. ${text.decision.rule}`],
      ['controlled_at', text.decision.controlled_at],
      ['by_product', text.decision.by_product.join('. ')],
      ['programme', text.programme],
      ['sources', text.sources],
    ]),
    heading(4, word(words, 'label.codex')),
    ...list(
      text.decision.codex.map((answer) => `${answer.question} ${answer.answer_text}. ${answer.reason}`),
    ),
    ...limitTable(text, hazard.limits, reading),
  ]
}

export function writeHazardAnalyses(reading: PlanReading): DocumentSection {
  const steps = Map.groupBy(reading.plan.hazards, (hazard) => hazard.step)
  const blocks = [...steps].flatMap(([step, hazards]) => [
    heading(2, reading.texts.processes[step]?.name ?? step),
    ...hazards.flatMap((hazard) => hazardBlocks(hazard, reading)),
  ])
  return section('hazard-analyses-overview', reading, { blocks })
}

/** One row a control point: hazards that share a step and a number stand together. */
function ccpRow(hazards: readonly PlanHazard[], reading: PlanReading): readonly Cell[] {
  const { plan, texts } = reading
  const [first] = hazards
  if (first === undefined) return []
  const limits = [...new Set(hazards.flatMap((hazard) => hazard.limits))]
  const watching = new Set(hazards.flatMap((hazard) => hazard.tasks))
  const tasks = plan.tasks.filter((task) => watching.has(task.id))
  const lines = (values: readonly string[]): string =>
    joinPhrases([...new Set(values)].filter((value) => value !== ''))
  const taskText = (part: 'verification' | 'record'): string =>
    lines(tasks.map((task) => fillText(texts.tasks[task.of ?? task.id]?.[part] ?? '', limits, reading)))
  const actions = [...new Set(hazards.map((hazard) => hazard.action))].map((id) => texts.actions[id])
  return [
    controlBadge(first, controlLabel(first, reading)),
    stepName(first, reading),
    lines(hazards.map((hazard) => hazardName(hazard, reading))),
    lines(
      describeLimits(limits, reading).map(
        (limit) => `${limit.name}: ${withMark(limit.value, limit.force_mark, reading)}`,
      ),
    ),
    lines(tasks.map((task) => `${describeTask(task, reading).name} (${describeFrequency(task, reading)})`)),
    lines(
      actions
        .flatMap((action) => [action?.product ?? '', action?.process ?? ''])
        .map((text) => fillText(text, limits, reading)),
    ),
    taskText('verification'),
    lines([taskText('record'), ...actions.map((action) => fillText(action?.record ?? '', limits, reading))]),
    describeSourcesHere(
      limits.flatMap((limit) => limit.sources),
      reading,
    ),
  ]
}

export function writeCcpList(reading: PlanReading): DocumentSection {
  const { plan, texts } = reading
  const points = Map.groupBy(
    plan.hazards.filter((hazard) => hazard.decision.class === 'CCP'),
    (hazard) => hazard.decision.number,
  )
  const rows = [...points]
    .sort(([a], [b]) => (a ?? 0) - (b ?? 0))
    .map(([, hazards]) => ccpRow(hazards, reading))
  const columns = [
    { key: 'number', share: 1 },
    { key: 'process', share: 1.6 },
    { key: 'hazard', share: 2.2 },
    { key: 'limit', share: 2.8 },
    { key: 'monitoring', share: 2.4 },
    { key: 'corrective_action', share: 3 },
    { key: 'verification', share: 2 },
    { key: 'record', share: 1.8 },
    { key: 'source', share: 2.2, optional: true as const },
  ]
  const block =
    rows.length === 0
      ? paragraph(word(texts.words, 'empty.ccps'))
      : table(reading, word(texts.words, 'section.ccp-list'), columns, rows)
  return section('ccp-list', reading, { landscape: true, blocks: [block] })
}

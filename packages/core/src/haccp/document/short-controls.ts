/** Tables of the short plan: control points, operational programmes, hazards that hygiene controls. */
import type { Block, Cell } from './document.ts'
import {
  describeAction,
  describeFrequency,
  describeLimits,
  describeTask,
  withMark,
  type PlanReading,
} from '../facts/describe-facts.ts'
import type { PlanHazard, PlanTask } from '../generate/plan.ts'
import { controlLabel, describeHazard, hazardName } from './describe-hazard.ts'
import { controlBadge, paragraph, table } from './plan-blocks.ts'
import { word } from './plan-text.ts'
import { type SayOnce } from './say-once.ts'
import { noControlPoint } from './write-general-sections.ts'
import { stepName } from './write-hazard-sections.ts'

/** The hazards of each number, in the order of the numbers. */
export const byNumber = (
  reading: PlanReading,
  control: 'CCP' | 'oPRP',
): readonly (readonly [PlanHazard, ...PlanHazard[]])[] =>
  [
    ...Map.groupBy(
      reading.plan.hazards.filter(({ decision }) => decision.class === control),
      ({ decision }) => decision.number ?? 0,
    ),
  ]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, [first, ...rest]]) => (first === undefined ? [] : [[first, ...rest] as const]))

const unique = (values: readonly string[]): readonly string[] =>
  [...new Set(values)].filter((value) => value !== '')

const tasksOf = (hazards: readonly PlanHazard[], { plan }: PlanReading): readonly PlanTask[] => {
  const watching = new Set(hazards.flatMap((hazard) => hazard.tasks))
  return plan.tasks.filter((task) => watching.has(task.id))
}

/** Each measured quantity with its values; quantities with the same values together. */
function limitsOf(hazards: readonly PlanHazard[], reading: PlanReading): readonly string[] {
  const limits = describeLimits([...new Set(hazards.flatMap((hazard) => hazard.limits))], reading)
  const limitRows = [...Map.groupBy(limits, ({ name }) => name)].map(([name, same]) => {
    const values = same.map((limit) => withMark(limit.value, limit.force_mark, reading))
    return { name, values: unique(values).join(', ') }
  })
  return [...Map.groupBy(limitRows, ({ values }) => values)].map(
    ([values, same]) => `${same.map(({ name }) => name).join('; ')}: ${values}`,
  )
}

/** The people who watch, and how. */
function checksOf(hazards: readonly PlanHazard[], reading: PlanReading): readonly string[] {
  const described = hazards.map((hazard) => describeHazard(hazard, reading))
  const members = unique(described.flatMap((hazard) => hazard.members))
  return [
    ...(members.length === 0 ? [] : [`${members.join(', ')}.`]),
    ...unique(described.map((hazard) => hazard.check)),
  ]
}

/** The tasks with their rhythm; the foods of lines that share a name are on the page of the tasks. */
const rhythmOf = (hazards: readonly PlanHazard[], reading: PlanReading): readonly string[] =>
  [...Map.groupBy(tasksOf(hazards, reading), (task) => describeFrequency(task, reading))].map(
    ([frequency, tasks]) => {
      const names = tasks.map((task) => describeTask({ ...task, stored: [] }, reading).name)
      return `${unique(names).join(', ')} (${frequency})`
    },
  )

type Row = {
  readonly label: string
  readonly head: readonly Cell[]
  readonly limits: readonly string[]
  readonly checks: readonly string[]
  readonly rhythm: readonly string[]
  readonly actions: readonly string[]
  readonly verification: readonly string[]
  readonly records: readonly string[]
}

function rowOf(hazards: readonly [PlanHazard, ...PlanHazard[]], reading: PlanReading): Row {
  const [first] = hazards
  const label = controlLabel(first, reading)
  const tasks = tasksOf(hazards, reading).map((task) => describeTask(task, reading))
  const actions = [...Map.groupBy(hazards, ({ action }) => action).values()].flatMap(([one]) =>
    one === undefined ? [] : [describeAction(one, reading)],
  )
  return {
    label,
    head: [
      controlBadge(first, label),
      unique(hazards.map((hazard) => stepName(hazard, reading))).join('; '),
      unique(hazards.map((hazard) => hazardName(hazard, reading))).join('; '),
    ],
    limits: limitsOf(hazards, reading),
    checks: checksOf(hazards, reading),
    rhythm: rhythmOf(hazards, reading),
    actions: actions.flatMap(({ product, process }) => [product, process]),
    verification: tasks.map((task) => task.verification),
    records: [...tasks.map((task) => task.record), ...actions.map(({ record }) => record)],
  }
}

/**
 * Limits that a control point repeats from a row above; where it would repeat more, it refers to that row.
 */
const MOST_REPEATED = 4

/** One row a control point. A list of many limits, as that of everything kept cold, is in one row alone. */
export function controlPoints(reading: PlanReading, sayOnce: SayOnce): readonly Block[] {
  const { words } = reading.texts
  const above = new Set<string>()
  const rows = byNumber(reading, 'CCP').map((hazards): readonly Cell[] => {
    const row = rowOf(hazards, reading)
    const limitsText = sayOnce(row.limits, row.label)
    const isLong = row.limits.filter((limit) => above.has(limit)).length > MOST_REPEATED
    row.limits.forEach((limit) => above.add(limit))
    return [
      ...row.head,
      isLong ? limitsText : row.limits.join('\n'),
      sayOnce([...row.checks, ...row.rhythm], row.label),
      sayOnce(row.actions, row.label),
      sayOnce(row.verification, row.label),
      sayOnce(row.records, row.label),
    ]
  })
  const columns = [
    { key: 'number', share: 1 },
    { key: 'process', share: 1.5 },
    { key: 'hazard', share: 2 },
    { key: 'limit', share: 4 },
    { key: 'monitoring', share: 3 },
    { key: 'corrective_action', share: 2.6 },
    { key: 'verification', share: 1.6 },
    { key: 'record', share: 1.7 },
  ]
  return rows.length === 0
    ? noControlPoint(reading)
    : [table(reading, word(words, 'section.ccp-list'), columns, rows)]
}

/**
 * One row an operational programme. A limit that is in a row above is not repeated; the rhythm of its tasks
 * is on the page of the tasks, its record in the full plan.
 */
export function operationalProgrammes(reading: PlanReading, sayOnce: SayOnce): Block {
  const { words } = reading.texts
  const rows = byNumber(reading, 'oPRP').map((hazards): readonly Cell[] => {
    const row = rowOf(hazards, reading)
    return [
      ...row.head,
      sayOnce(row.limits, row.label),
      sayOnce(row.checks.length === 0 ? row.rhythm : row.checks, row.label),
      sayOnce(row.actions, row.label),
    ]
  })
  const columns = [
    { key: 'number', share: 1.15 },
    { key: 'process', share: 1.7 },
    { key: 'hazard', share: 2.8 },
    { key: 'limit', share: 2.8, optional: true as const },
    { key: 'monitoring', share: 3.8 },
    { key: 'corrective_action', share: 3.6 },
  ]
  return rows.length === 0
    ? paragraph(word(words, 'label.none'))
    : table(reading, word(words, 'short.oprps'), columns, rows)
}

/** One line a hazard that hygiene controls: its steps, and the programmes of these steps. */
export function hygieneHazards(readings: readonly PlanReading[], reading: PlanReading): Block {
  const hazardEntries = readings.flatMap((one) =>
    one.plan.hazards
      .filter(({ decision }) => decision.class === 'PRP')
      .map((hazard) => ({ hazard, reading: one, name: hazardName(hazard, one) })),
  )
  const rows = [...Map.groupBy(hazardEntries, ({ name }) => name)].map(([name, same]): readonly Cell[] => [
    name,
    unique(same.map((one) => stepName(one.hazard, one.reading))).join(', '),
    unique(same.map((one) => one.reading.texts.prps[one.hazard.prp]?.name ?? one.hazard.prp)).join(', '),
  ])
  const columns = [
    { key: 'hazard', share: 4 },
    { key: 'process', share: 5 },
    { key: 'programme', share: 3 },
  ]
  return table(reading, word(reading.texts.words, 'short.hygiene'), columns, rows)
}

import type {
  Condition,
  Hazard,
  Jurisdiction,
  Knowledge,
  Limit,
  LimitValue,
  MonitoringTask,
  Provenance,
} from '@larder/core/haccp'
import { heldOnce } from './facts/limit-value.ts'

type Fact = { readonly id: string; readonly provenance?: Provenance }
type IdSet = ReadonlySet<string>

const factsOf = (knowledge: Knowledge): readonly Fact[] => [
  ...[
    ...knowledge.activities,
    ...knowledge.product_groups,
    ...knowledge.food_groups,
    ...knowledge.processes,
    ...knowledge.hazards,
    ...knowledge.tasks,
    ...knowledge.actions,
    ...knowledge.prps,
    ...knowledge.analyses,
    ...knowledge.duties,
  ].map((fact) => ({ id: fact.id, provenance: fact })),
  ...knowledge.limits.map((limit) => ({ id: limit.id })),
]

/**
 * Whose documents a value may rest on. Great Britain, the United States, Canada, Australia and Ukraine stand
 * alone.
 */
const roots: Readonly<Record<LimitValue['jurisdiction'], readonly string[]>> = {
  EU: ['EU', 'international'],
  EE: ['EE', 'EU', 'international'],
  DE: ['DE', 'EU', 'international'],
  ES: ['ES', 'EU', 'international'],
  GB: ['GB', 'international'],
  'GB-SCT': ['GB-SCT', 'GB', 'international'],
  US: ['US', 'international'],
  LV: ['LV', 'EU', 'international'],
  IE: ['IE', 'EU', 'international'],
  UA: ['UA', 'international'],
  CA: ['CA', 'international'],
  AU: ['AU', 'international'],
}

const standsIn = (value: LimitValue): readonly Jurisdiction[] => [
  value.jurisdiction,
  ...(value.also_in ?? []),
]

function twice(ids: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  return ids.filter((id) => seen.has(id) || !seen.add(id)).map((id) => `${id} is used twice`)
}

function checkProvenance(id: string, fact: Provenance, documents: IdSet): readonly string[] {
  const read = fact.evidence === 'read'
  return [
    ...(fact.sources.length === 0 ? [`${id} has no source`] : []),
    ...fact.sources
      .filter((source) => !documents.has(source.document))
      .map((source) => `${id} names an unknown document ${source.document}`),
    ...(fact.force === undefined ? [`${id} has no force`] : []),
    ...(read !== (fact.verified_on !== null) ? [`${id}: only what was read has a date of verification`] : []),
  ]
}

const missing = (id: string, ids: readonly string[] | undefined, knownIds: IdSet): readonly string[] =>
  (ids ?? []).filter((other) => !knownIds.has(other)).map((other) => `${id} names an unknown ${other}`)

const checkCondition = (id: string, when: Condition | undefined, knownIds: IdSet): readonly string[] => [
  ...missing(id, when?.any_food_group, knownIds),
  ...missing(id, when?.no_food_group, knownIds),
  ...missing(id, when?.any_product_group, knownIds),
  ...missing(id, when?.no_product_group, knownIds),
  ...missing(id, when?.any_process, knownIds),
  ...missing(id, when?.no_process, knownIds),
  ...missing(id, when?.any_sub_process, knownIds),
  ...missing(id, when?.no_sub_process, knownIds),
  ...missing(id, when?.named_sub_process, knownIds),
  ...missing(id, when?.activities, knownIds),
  ...missing(id, when?.any_location_type, knownIds),
  ...(when?.any_of ?? []).flatMap((one) => checkCondition(id, one, knownIds)),
]

function checkHazard(hazard: Hazard, knownIds: IdSet): readonly string[] {
  const steps = hazard.at.flatMap((at) => {
    const id = `${at.process}/${hazard.id}`
    return [
      ...missing(id, [at.process, at.prp, at.action, ...at.limits, ...at.tasks], knownIds),
      ...checkCondition(id, at.when, knownIds),
      ...(!at.prp_suffices && at.tasks.length === 0 ? [`${id} is watched by no task`] : []),
      ...(at.specific && at.limits.length === 0 ? [`${id} is specific without a limit`] : []),
      ...(at.specific && at.prp_suffices ? [`${id} cannot be specific where a programme suffices`] : []),
    ]
  })
  return [
    ...missing(hazard.id, hazard.food_groups, knownIds),
    ...checkCondition(hazard.id, hazard.when, knownIds),
    ...(hazard.at.length === 0 ? [`${hazard.id} stands nowhere`] : []),
    ...steps,
  ]
}

function checkLimit(limit: Limit, knowledge: Knowledge, knownIds: IdSet): readonly string[] {
  const documents = new Map(
    knowledge.documents.map((document) => [document.code, document.jurisdiction as string]),
  )
  const values = limit.values.flatMap((value) => {
    const id = `${limit.id} in ${value.jurisdiction}`
    const foreign = value.sources.filter(({ document }) =>
      standsIn(value).some(
        (jurisdiction) =>
          documents.has(document) && !roots[jurisdiction].includes(documents.get(document) ?? ''),
      ),
    )
    return [
      ...(value.also_in !== undefined && value.evidence !== 'expert'
        ? [`${id} is shared by countries without being our own proposal`]
        : []),
      ...checkProvenance(id, value, new Set(documents.keys())),
      ...foreign.map(({ document }) => `${id} rests on a foreign document ${document}`),
      ...(value.min === null && value.max === null ? [`${id} has no figure`] : []),
      ...(value.from !== undefined && value.within_minutes === undefined
        ? [`${id} changes without a time`]
        : []),
    ]
  })
  const defaults = Map.groupBy(
    limit.values.filter((value) => value.note_key === undefined).flatMap(standsIn),
    (jurisdiction) => jurisdiction,
  )
  return [
    ...limit.values.flatMap((value) =>
      checkCondition(`${limit.id} in ${value.jurisdiction}`, value.when, knownIds),
    ),
    ...missing(limit.id, limit.food_groups, knownIds),
    ...checkCondition(limit.id, limit.when, knownIds),
    ...(limit.values.length === 0 ? [`${limit.id} has no value`] : []),
    ...[...defaults]
      .filter(([, same]) => same.length > 1)
      .map(([jurisdiction]) => `${limit.id} in ${jurisdiction} has two values without a note`),
    ...(heldOnce(limit).values.length < limit.values.length
      ? [`${limit.id} repeats our own proposal instead of sharing it`]
      : []),
    ...values,
  ]
}

const timesADay = { twice_a_day: 2, once_a_day: 1 } as const

type Often = Pick<MonitoringTask, 'frequency' | 'frequency_key' | 'times'>

function checkFrequency(id: string, often: Often): readonly string[] {
  const times =
    often.frequency === 'twice_a_day' || often.frequency === 'once_a_day' ? timesADay[often.frequency] : 0
  return [
    ...(often.times.length !== times ? [`${id} has ${often.times.length} times instead of ${times}`] : []),
    ...((often.frequency === 'other') !== (often.frequency_key !== undefined)
      ? [`${id}: «other» and a frequency key belong together`]
      : []),
  ]
}

function checkTask(task: MonitoringTask, knownIds: IdSet): readonly string[] {
  const { less_often } = task
  return [
    ...missing(task.id, [task.action, ...(task.limit === null ? [] : [task.limit])], knownIds),
    ...checkCondition(task.id, task.when, knownIds),
    ...checkFrequency(task.id, task),
    ...(less_often === undefined
      ? []
      : [...checkFrequency(task.id, less_often), ...checkCondition(task.id, less_often.when, knownIds)]),
    ...((task.entry === 'choose_one_answer') !== (task.limit === null)
      ? [`${task.id}: a reading and a limit belong together`]
      : []),
  ]
}

/** Checks facts against each other: ids, sources, force, references, and the parts that a control needs. */
export function checkFacts(knowledge: Knowledge): readonly string[] {
  const facts = factsOf(knowledge)
  const documents = new Set(knowledge.documents.map((document) => document.code))
  const knownIds = new Set([
    ...facts.map((fact) => fact.id),
    ...knowledge.processes.flatMap((process) => process.sub_processes),
    ...knowledge.activities.flatMap((activity) => activity.location_types),
  ])
  const conditional = [...knowledge.processes, ...knowledge.prps, ...knowledge.analyses, ...knowledge.duties]
  return [
    ...twice([
      ...facts.map((fact) => fact.id),
      ...knowledge.processes.flatMap((process) => process.sub_processes),
      ...knowledge.documents.map((document) => document.code),
    ]),
    ...facts.flatMap((fact) =>
      fact.provenance === undefined ? [] : checkProvenance(fact.id, fact.provenance, documents),
    ),
    ...knowledge.activities.flatMap((activity) => [
      ...missing(
        activity.id,
        [...activity.processes, ...activity.product_groups, ...activity.food_groups],
        knownIds,
      ),
      ...missing(activity.id, activity.starts_with, new Set<string>(activity.extra_data)),
    ]),
    ...knowledge.processes.flatMap((process) => [
      ...missing(process.id, [...process.follows, ...(process.elsewhere?.follows ?? [])], knownIds),
      ...checkCondition(process.id, process.elsewhere?.when, knownIds),
    ]),
    ...knowledge.prps.flatMap((prp) => missing(prp.id, prp.processes, knownIds)),
    ...conditional.flatMap((fact) => checkCondition(fact.id, fact.when, knownIds)),
    ...knowledge.hazards.flatMap((hazard) => checkHazard(hazard, knownIds)),
    ...knowledge.limits.flatMap((limit) => checkLimit(limit, knowledge, knownIds)),
    ...knowledge.tasks.flatMap((task) => checkTask(task, knownIds)),
    ...knowledge.tasks.flatMap(({ id, less_often, least_often, before_start = [] }) =>
      missing(
        id,
        [...(less_often?.sources ?? []), ...(least_often?.sources ?? []), ...before_start].map(
          ({ document }) => document,
        ),
        documents,
      ),
    ),
  ]
}

/**
 * Where every statement of a plan comes from: one row a statement, with its sources, their force, and how it
 * is known.
 */
import { clauseIn, documentName, documentTitle } from '../facts/cite.ts'
import {
  describeAnalysisFrequency,
  describeForce,
  describeFrequency,
  describeLimits,
  describeTask,
  fillText,
  isUnverified,
  namedSources,
  ownSources,
  standingHere,
  type PlanReading,
} from '../facts/describe-facts.ts'
import { valuesIn } from '../facts/resolve-limits.ts'
import { describeHazard, hazardName } from '../document/describe-hazard.ts'
import type { ActionId, Evidence, Force, LimitId, Process, Provenance, Source } from '../facts/facts.ts'
import type { Plan, PlanHazard, PlanLimit, PlanTask } from '../generate/plan.ts'
import { say, word } from '../document/plan-text.ts'
import type { SectionName } from '../document/plan-words.ts'

export const statementKinds = [
  'hazard',
  'limit',
  'task',
  'corrective_action',
  'programme',
  'analysis',
  'duty',
  'process',
] as const
export type StatementKind = (typeof statementKinds)[number]

/** The place of the statement in the plan. */
export type StatementPlace = {
  readonly section: SectionName
  /** Name of the process at which it stands; null for the place as a whole. */
  readonly step: string | null
  /** `P09/H16`, where it belongs to a hazard. */
  readonly hazard: string | null
}

export type StatementSource = {
  readonly document: string
  /** What people call the document: “RD 1021/2022”. */
  readonly name: string
  readonly title: string
  readonly clause: string | null
  /** Where the text can be read; null where none is known. */
  readonly address: string | null
  readonly jurisdiction: string
  /** The document of another country, named by analogy. */
  readonly foreign: boolean
}

export type Statement = {
  /** `limit:L-cook-core:EU:0`: unique in the plan, stable while the plan is the same. */
  readonly id: string
  readonly kind: StatementKind
  readonly title: string
  readonly text: string
  readonly places: readonly StatementPlace[]
  readonly force: Force
  /** “legal limit”, “law, to be verified”, “good practice”. */
  readonly force_text: string
  readonly evidence: Evidence
  readonly evidence_text: string
  /** “To be verified with your authority”: not compared with the original. */
  readonly to_verify: boolean
  readonly verified_on: string | null
  /** Why the value is not the country's own rule, or whose rule it follows by analogy. */
  readonly note: string | null
  readonly sources: readonly StatementSource[]
}

type Known = {
  readonly sources: readonly Source[]
  readonly force: Force
  readonly evidence: Evidence
  readonly verified_on: string | null
}
type Said = Pick<Statement, 'id' | 'kind' | 'title' | 'text' | 'places'>

const nameOf = (
  sources: readonly Source[],
  { knowledge, texts }: Pick<PlanReading, 'knowledge' | 'texts'>,
): string =>
  sources
    .map(({ document }) => {
      const known = knowledge.documents.find(({ code }) => code === document)
      return known === undefined ? document : documentName(known, texts)
    })
    .join(', ')

function describeSource(source: Source, own: boolean, { knowledge, texts }: PlanReading): StatementSource {
  const { document } = source
  const known = knowledge.documents.find(({ code }) => code === document)
  return {
    document,
    name: nameOf([source], { knowledge, texts }),
    title: known === undefined ? '' : documentTitle(known, texts),
    clause: clauseIn(source, texts) ?? null,
    address: known?.address ?? null,
    jurisdiction: word(texts.words, `jurisdiction.${known?.jurisdiction ?? 'international'}`),
    foreign: !own,
  }
}

/** The row of a statement; its force is worded as for limits or as for law. */
function statement(said: Said, known: Known, reading: PlanReading, note: string | null = null): Statement {
  const { words } = reading.texts
  const own = ownSources(known.sources, reading)
  const named = namedSources(known.sources, reading)
  const limit = said.kind === 'limit'
  const standing = limit ? known : standingHere(known, reading)
  const unverified = isUnverified(standing.evidence)
  const binding = word(words, `binding.${standing.force}`)
  const analogy =
    !limit && own.length === 0 ? say(words, 'sources.analogy', { sources: nameOf(named, reading) }) : null
  return {
    ...said,
    force: standing.force,
    force_text: limit
      ? describeForce(standing, reading)
      : standing.force === 'law' && unverified
        ? `${binding}, ${word(words, 'unverified.badge')}`
        : binding,
    evidence: standing.evidence,
    evidence_text: word(words, `evidence.${standing.evidence}`),
    to_verify: unverified,
    verified_on: unverified
      ? null
      : (own.find(({ read_on }) => read_on !== undefined)?.read_on ?? known.verified_on),
    note: note ?? analogy,
    sources: named.map((source) => describeSource(source, limit || own.includes(source), reading)),
  }
}

const byExpert: Known = {
  sources: [{ document: 'LARDER' }],
  force: 'practice',
  evidence: 'expert',
  verified_on: null,
}
const knownOf = (facts: readonly (Provenance & { readonly id: string })[]): ((id: string) => Known) => {
  const known = new Map(facts.map((fact) => [fact.id, fact]))
  return (id) => known.get(id) ?? byExpert
}

const stepName = (step: PlanHazard['step'], { texts }: PlanReading): string =>
  texts.processes[step]?.name ?? step
const at = (hazard: PlanHazard, reading: PlanReading): StatementPlace => ({
  section: 'hazard-analyses-overview',
  step: stepName(hazard.step, reading),
  hazard: hazard.key,
})
const whole = (section: SectionName): StatementPlace => ({ section, step: null, hazard: null })

function hazardRows(reading: PlanReading): readonly Statement[] {
  const known = knownOf(reading.knowledge.hazards)
  return reading.plan.hazards.map((hazard) => {
    const { name, hazard: what, do: measure } = describeHazard(hazard, reading)
    const said = {
      id: `hazard:${hazard.key}`,
      kind: 'hazard' as const,
      title: name,
      text: [what, measure].filter((part) => part !== '').join(' '),
      places: [at(hazard, reading)],
    }
    return statement(
      said,
      { ...known(hazard.hazard), sources: hazard.sources, evidence: hazard.evidence },
      reading,
    )
  })
}

/** The day on which the value was compared with its original. */
function verifiedOn(limit: PlanLimit, { knowledge }: PlanReading): string | null {
  const known = knowledge.limits.find(({ id }) => id === limit.id)
  const values = known === undefined ? [] : valuesIn(known, limit.jurisdiction)
  return (
    values.find(
      (value) =>
        (value.note_key ?? null) === limit.note_key && value.min === limit.min && value.max === limit.max,
    )?.verified_on ?? null
  )
}

/** Texts that show a limit: `{limit:L-dish-rinse}` in the rules of a programme. */
function placesByText(id: LimitId, { plan, texts }: PlanReading): readonly StatementPlace[] {
  const shows = (value: unknown): boolean => JSON.stringify(value ?? '').includes(`{limit:${id}}`)
  return [
    ...(plan.prps.some((prp) => shows(texts.prps[prp])) ? [whole('prerequisite-programmes')] : []),
    ...(plan.analyses.some((analysis) => shows(texts.analyses[analysis.id])) ? [whole('analyses')] : []),
    ...(plan.duties.some((duty) => shows(texts.duties[duty])) ? [whole('country-duties')] : []),
  ]
}

function limitRows(reading: PlanReading): readonly Statement[] {
  const { plan } = reading
  return plan.limits.flatMap((limit, index) => {
    const [described] = describeLimits([limit], reading)
    const carrying = plan.hazards
      .filter(({ limits }) => limits.some(({ id }) => id === limit.id))
      .map((hazard) => at(hazard, reading))
    const judged = plan.tasks.some((task) => task.limit?.id === limit.id) ? [whole('monitoring-tasks')] : []
    const places = [...carrying, ...judged, ...placesByText(limit.id, reading)]
    if (described === undefined || places.length === 0) return []
    const said = {
      id: `limit:${limit.id}:${limit.jurisdiction}:${index}`,
      kind: 'limit' as const,
      title: described.name,
      text: described.value,
      places,
    }
    return [
      statement(said, { ...limit, verified_on: verifiedOn(limit, reading) }, reading, described.lowered),
    ]
  })
}

function taskRows(reading: PlanReading): readonly Statement[] {
  const { plan, knowledge } = reading
  const known = knownOf(knowledge.tasks)
  const hazards = new Map(plan.hazards.map((hazard) => [hazard.key, hazard]))
  const placesOf = (task: PlanTask): readonly StatementPlace[] => [
    whole('monitoring-tasks'),
    ...task.hazards.flatMap((key) => (hazards.has(key) ? [at(hazards.get(key) as PlanHazard, reading)] : [])),
  ]
  return plan.tasks.map((task) => {
    const { name, instruction, frequency } = describeTask(task, reading)
    return statement(
      {
        id: `task:${task.id}`,
        kind: 'task',
        title: name,
        text: [instruction, `(${frequency})`].filter((part) => part !== '').join(' '),
        places: placesOf(task),
      },
      known(task.of ?? task.id),
      reading,
    )
  })
}

function actionRows(reading: PlanReading): readonly Statement[] {
  const { plan, knowledge, texts } = reading
  const known = knownOf(knowledge.actions)
  const byAction = Map.groupBy(plan.hazards, ({ action }) => action)
  const ids = [
    ...new Set<ActionId>([
      ...plan.hazards.map(({ action }) => action),
      ...plan.tasks.map(({ action }) => action),
    ]),
  ].sort()
  return ids.flatMap((id) => {
    const hazards = byAction.get(id) ?? []
    const text = [texts.actions[id]?.product, texts.actions[id]?.process]
      .filter((part) => part !== undefined && part !== '')
      .map((part) => fillText(part ?? '', hazards[0]?.limits ?? [], reading))
      .join(' ')
    const against =
      hazards.length > 0
        ? hazards.map((hazard) => hazardName(hazard, reading))
        : plan.tasks.filter(({ action }) => action === id).map((task) => describeTask(task, reading).name)
    const names = [...new Set(against)]
    if (text === '') return []
    return [
      statement(
        {
          id: `action:${id}`,
          kind: 'corrective_action',
          title: names.slice(0, 3).join(', '),
          text,
          places: [whole('monitoring-tasks'), ...hazards.map((hazard) => at(hazard, reading))],
        },
        known(id),
        reading,
      ),
    ]
  })
}

function programmeRows(reading: PlanReading): readonly Statement[] {
  const { plan, knowledge, texts } = reading
  const known = knownOf(knowledge.prps)
  return plan.prps.map((id) => {
    const rules = (texts.prps[id]?.rules ?? []).map((rule) => fillText(rule, [], reading)).join(' ')
    const carried = plan.hazards.filter(({ prp }) => prp === id).map((hazard) => at(hazard, reading))
    return statement(
      {
        id: `programme:${id}`,
        kind: 'programme',
        title: texts.prps[id]?.name ?? id,
        text: rules,
        places: [whole('prerequisite-programmes'), ...carried],
      },
      known(id),
      reading,
    )
  })
}

function analysisRows(reading: PlanReading): readonly Statement[] {
  const { plan, knowledge, texts } = reading
  const known = knownOf(knowledge.analyses)
  return plan.analyses.map(({ id, frequency }) => {
    const fact = knowledge.analyses.find((analysis) => analysis.id === id)
    const often =
      fact === undefined
        ? describeFrequency({ frequency, frequency_key: null }, reading)
        : describeAnalysisFrequency(fact, reading)
    const text = [fillText(texts.analyses[id]?.comment ?? '', [], reading), `(${often})`]
      .filter((part) => part !== '')
      .join(' ')
    return statement(
      {
        id: `analysis:${id}`,
        kind: 'analysis',
        title: fillText(texts.analyses[id]?.name ?? id, [], reading),
        text,
        places: [whole('analyses')],
      },
      known(id),
      reading,
    )
  })
}

function dutyRows(reading: PlanReading): readonly Statement[] {
  const { plan, knowledge, texts } = reading
  return knowledge.duties
    .filter(({ id }) => plan.duties.includes(id))
    .toSorted((a, b) => plan.duties.indexOf(a.id) - plan.duties.indexOf(b.id))
    .map((duty) =>
      statement(
        {
          id: `duty:${duty.id}`,
          kind: 'duty',
          title: word(texts.words, `duty.${duty.kind}`),
          text: fillText(texts.duties[duty.id] ?? duty.id, [], reading),
          places: [whole('country-duties')],
        },
        duty,
        reading,
      ),
    )
}

function processRows(reading: PlanReading): readonly Statement[] {
  const { plan, knowledge, texts } = reading
  const facts = new Map<string, Process>(knowledge.processes.map((process) => [process.id, process]))
  const steps: Plan['steps'] = plan.steps
  return steps.map(({ id }) => {
    const name = stepName(id, reading)
    return statement(
      {
        id: `process:${id}`,
        kind: 'process',
        title: name,
        text: fillText(texts.processes[id]?.description ?? '', [], reading),
        places: [{ section: 'production-processes', step: name, hazard: null }],
      },
      facts.get(id) ?? byExpert,
      reading,
    )
  })
}

/** Every statement of the plan with where it comes from, kind by kind in the order of `statementKinds`. */
export const describeProvenance = (reading: PlanReading): readonly Statement[] => [
  ...hazardRows(reading),
  ...limitRows(reading),
  ...taskRows(reading),
  ...actionRows(reading),
  ...programmeRows(reading),
  ...analysisRows(reading),
  ...dutyRows(reading),
  ...processRows(reading),
]

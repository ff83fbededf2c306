/**
 * Where every statement of a plan comes from: one row a statement, with its sources, their force, and how it
 * is known.
 */
import { clauseIn, documentName, documentTitle } from '../facts/cite.ts'
import { documentOf } from '../facts/documents.ts'
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
import type { ActionId, Evidence, Force, Process, Provenance, Source } from '../facts/facts.ts'
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

type Basis = {
  readonly sources: readonly Source[]
  readonly force: Force
  readonly evidence: Evidence
  readonly verified_on: string | null
}
type StatementText = Pick<Statement, 'id' | 'title' | 'text' | 'places'> & { readonly note?: string | null }
/** A statement before it is put into words: counting statements needs none, and words take most of the time. */
type Row = {
  readonly kind: StatementKind
  readonly known: Basis
  readonly said: () => StatementText
}

const nameOf = (
  sources: readonly Source[],
  { knowledge, texts }: Pick<PlanReading, 'knowledge' | 'texts'>,
): string =>
  sources
    .map(({ document }) => {
      const sourceDocument = documentOf(document, knowledge.documents)
      return sourceDocument === undefined ? document : documentName(sourceDocument, texts)
    })
    .join(', ')

function describeSource(source: Source, own: boolean, { knowledge, texts }: PlanReading): StatementSource {
  const { document } = source
  const sourceDocument = documentOf(document, knowledge.documents)
  return {
    document,
    name: nameOf([source], { knowledge, texts }),
    title: sourceDocument === undefined ? '' : documentTitle(sourceDocument, texts),
    clause: clauseIn(source, texts) ?? null,
    address: sourceDocument?.address ?? null,
    jurisdiction: word(texts.words, `jurisdiction.${sourceDocument?.jurisdiction ?? 'international'}`),
    foreign: !own,
  }
}

/** A limit is already resolved for the place. */
const standingOf = (
  { kind, known: basis }: Row,
  reading: PlanReading,
): { readonly force: Force; readonly evidence: Evidence } =>
  kind === 'limit' ? basis : standingHere(basis, reading)

/** The statement in words; its force is worded as for limits or as for law. */
function describeRow(row: Row, reading: PlanReading): Statement {
  const { kind, known: basis } = row
  const { note = null, ...statementText } = row.said()
  const { words } = reading.texts
  const own = ownSources(basis.sources, reading)
  const statementSources = namedSources(basis.sources, reading)
  const limit = kind === 'limit'
  const standing = standingOf(row, reading)
  const unverified = isUnverified(standing.evidence)
  const binding = word(words, `binding.${standing.force}`)
  const analogy =
    !limit && own.length === 0
      ? say(words, 'sources.analogy', { sources: nameOf(statementSources, reading) })
      : null
  return {
    ...statementText,
    kind,
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
      : (own.find(({ read_on }) => read_on !== undefined)?.read_on ?? basis.verified_on),
    note: note ?? analogy,
    sources: statementSources.map((source) => describeSource(source, limit || own.includes(source), reading)),
  }
}

const byExpert: Basis = {
  sources: [{ document: 'LARDER' }],
  force: 'practice',
  evidence: 'expert',
  verified_on: null,
}
const basisIn = (facts: readonly (Provenance & { readonly id: string })[]): ((id: string) => Basis) => {
  const factsById = new Map(facts.map((fact) => [fact.id, fact]))
  return (id) => factsById.get(id) ?? byExpert
}

const stepName = (step: PlanHazard['step'], { texts }: PlanReading): string =>
  texts.processes[step]?.name ?? step
const at = (hazard: PlanHazard, reading: PlanReading): StatementPlace => ({
  section: 'hazard-analyses-overview',
  step: stepName(hazard.step, reading),
  hazard: hazard.key,
})
const whole = (section: SectionName): StatementPlace => ({ section, step: null, hazard: null })

function hazardRows(reading: PlanReading): readonly Row[] {
  const basisOf = basisIn(reading.knowledge.hazards)
  return reading.plan.hazards.map((hazard) => ({
    kind: 'hazard',
    known: { ...basisOf(hazard.hazard), sources: hazard.sources, evidence: hazard.evidence },
    said: () => {
      const { name, hazard: what, do: measure } = describeHazard(hazard, reading)
      return {
        id: `hazard:${hazard.key}`,
        title: name,
        text: [what, measure].filter((part) => part !== '').join(' '),
        places: [at(hazard, reading)],
      }
    },
  }))
}

/** The day on which the value was compared with its original. */
function verifiedOn(limit: PlanLimit, { knowledge }: PlanReading): string | null {
  const limitFact = knowledge.limits.find(({ id }) => id === limit.id)
  const values = limitFact === undefined ? [] : valuesIn(limitFact, limit.jurisdiction)
  return (
    values.find(
      (value) =>
        (value.note_key ?? null) === limit.note_key && value.min === limit.min && value.max === limit.max,
    )?.verified_on ?? null
  )
}

/** The sections whose texts show a limit: `{limit:L-dish-rinse}` in the rules of a programme. */
function sectionsByText({ plan, texts }: PlanReading): (id: string) => readonly SectionName[] {
  const sectionTexts = [
    ['prerequisite-programmes', plan.prps.map((prp) => texts.prps[prp])],
    ['analyses', plan.analyses.map(({ id }) => texts.analyses[id])],
    ['country-duties', plan.duties.map((duty) => texts.duties[duty])],
  ] as const
  const inText = sectionTexts.map(([section, part]) => [section, JSON.stringify(part)] as const)
  return (id) => inText.flatMap(([section, text]) => (text.includes(`{limit:${id}}`) ? [section] : []))
}

function limitRows(reading: PlanReading): readonly Row[] {
  const { plan } = reading
  const showing = sectionsByText(reading)
  return plan.limits.flatMap((limit, index): readonly Row[] => {
    const carrying = plan.hazards
      .filter(({ limits }) => limits.some(({ id }) => id === limit.id))
      .map((hazard) => at(hazard, reading))
    const judged = plan.tasks.some((task) => task.limit?.id === limit.id) ? [whole('monitoring-tasks')] : []
    const places = [...carrying, ...judged, ...showing(limit.id).map(whole)]
    if (places.length === 0) return []
    const sayLimit = (): StatementText => {
      const [described] = describeLimits([limit], reading)
      return {
        id: `limit:${limit.id}:${limit.jurisdiction}:${index}`,
        title: described?.name ?? '',
        text: described?.value ?? '',
        places,
        note: described?.lowered ?? null,
      }
    }
    return [{ kind: 'limit', known: { ...limit, verified_on: verifiedOn(limit, reading) }, said: sayLimit }]
  })
}

function taskRows(reading: PlanReading): readonly Row[] {
  const { plan, knowledge } = reading
  const basisOf = basisIn(knowledge.tasks)
  const hazards = new Map(plan.hazards.map((hazard) => [hazard.key, hazard]))
  const placesOf = (task: PlanTask): readonly StatementPlace[] => [
    whole('monitoring-tasks'),
    ...task.hazards.flatMap((key) => (hazards.has(key) ? [at(hazards.get(key) as PlanHazard, reading)] : [])),
  ]
  return plan.tasks.map((task) => ({
    kind: 'task',
    known: basisOf(task.of ?? task.id),
    said: () => {
      const { name, instruction, frequency } = describeTask(task, reading)
      return {
        id: `task:${task.id}`,
        title: name,
        text: [instruction, `(${frequency})`].filter((part) => part !== '').join(' '),
        places: placesOf(task),
      }
    },
  }))
}

function actionRows(reading: PlanReading): readonly Row[] {
  const { plan, knowledge, texts } = reading
  const basisOf = basisIn(knowledge.actions)
  const byAction = Map.groupBy(plan.hazards, ({ action }) => action)
  const ids = [
    ...new Set<ActionId>([
      ...plan.hazards.map(({ action }) => action),
      ...plan.tasks.map(({ action }) => action),
    ]),
  ].sort()
  return ids.flatMap((id): readonly Row[] => {
    const hazards = byAction.get(id) ?? []
    const parts = [texts.actions[id]?.product, texts.actions[id]?.process].filter(
      (part): part is string => part !== undefined && part !== '',
    )
    if (parts.length === 0) return []
    const sayAction = (): StatementText => {
      const against =
        hazards.length > 0
          ? hazards.map((hazard) => hazardName(hazard, reading))
          : plan.tasks.filter(({ action }) => action === id).map((task) => describeTask(task, reading).name)
      return {
        id: `action:${id}`,
        title: [...new Set(against)].slice(0, 3).join(', '),
        text: parts.map((part) => fillText(part, hazards[0]?.limits ?? [], reading)).join(' '),
        places: [whole('monitoring-tasks'), ...hazards.map((hazard) => at(hazard, reading))],
      }
    }
    return [{ kind: 'corrective_action', known: basisOf(id), said: sayAction }]
  })
}

function programmeRows(reading: PlanReading): readonly Row[] {
  const { plan, knowledge, texts } = reading
  const basisOf = basisIn(knowledge.prps)
  return plan.prps.map((id) => ({
    kind: 'programme',
    known: basisOf(id),
    said: () => {
      const carried = plan.hazards.filter(({ prp }) => prp === id).map((hazard) => at(hazard, reading))
      return {
        id: `programme:${id}`,
        title: texts.prps[id]?.name ?? id,
        text: (texts.prps[id]?.rules ?? []).map((rule) => fillText(rule, [], reading)).join(' '),
        places: [whole('prerequisite-programmes'), ...carried],
      }
    },
  }))
}

function analysisRows(reading: PlanReading): readonly Row[] {
  const { plan, knowledge, texts } = reading
  const basisOf = basisIn(knowledge.analyses)
  return plan.analyses.map(({ id, frequency }) => ({
    kind: 'analysis',
    known: basisOf(id),
    said: () => {
      const fact = knowledge.analyses.find((analysis) => analysis.id === id)
      const often =
        fact === undefined
          ? describeFrequency({ frequency, frequency_key: null }, reading)
          : describeAnalysisFrequency(fact, reading)
      return {
        id: `analysis:${id}`,
        title: fillText(texts.analyses[id]?.name ?? id, [], reading),
        text: [fillText(texts.analyses[id]?.comment ?? '', [], reading), `(${often})`]
          .filter((part) => part !== '')
          .join(' '),
        places: [whole('analyses')],
      }
    },
  }))
}

function dutyRows(reading: PlanReading): readonly Row[] {
  const { plan, knowledge, texts } = reading
  return knowledge.duties
    .filter(({ id }) => plan.duties.includes(id))
    .toSorted((a, b) => plan.duties.indexOf(a.id) - plan.duties.indexOf(b.id))
    .map((duty) => ({
      kind: 'duty',
      known: duty,
      said: () => ({
        id: `duty:${duty.id}`,
        title: word(texts.words, `duty.${duty.kind}`),
        text: fillText(texts.duties[duty.id] ?? duty.id, [], reading),
        places: [whole('country-duties')],
      }),
    }))
}

function processRows(reading: PlanReading): readonly Row[] {
  const { plan, knowledge, texts } = reading
  const facts = new Map<string, Process>(knowledge.processes.map((process) => [process.id, process]))
  const steps: Plan['steps'] = plan.steps
  return steps.map(({ id }) => ({
    kind: 'process',
    known: facts.get(id) ?? byExpert,
    said: () => {
      const name = stepName(id, reading)
      return {
        id: `process:${id}`,
        title: name,
        text: fillText(texts.processes[id]?.description ?? '', [], reading),
        places: [{ section: 'production-processes', step: name, hazard: null }],
      }
    },
  }))
}

const rowsOf = (reading: PlanReading): readonly Row[] => [
  ...hazardRows(reading),
  ...limitRows(reading),
  ...taskRows(reading),
  ...actionRows(reading),
  ...programmeRows(reading),
  ...analysisRows(reading),
  ...dutyRows(reading),
  ...processRows(reading),
]

/** Every statement of the plan with where it comes from, kind by kind in the order of `statementKinds`. */
export const describeProvenance = (reading: PlanReading): readonly Statement[] =>
  rowsOf(reading).map((row) => describeRow(row, reading))

/** Which of the same statements are still to be compared with their originals. */
export const listStandings = (reading: PlanReading): readonly Pick<Statement, 'kind' | 'to_verify'>[] =>
  rowsOf(reading).map((row) => ({
    kind: row.kind,
    to_verify: isUnverified(standingOf(row, reading).evidence),
  }))

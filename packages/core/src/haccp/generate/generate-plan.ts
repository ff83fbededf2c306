import { holds, placeContext, type PlaceContext } from '../facts/conditions.ts'
import type { ControlQuestion } from './decide-control.ts'
import { checkHazards, checkProfile } from './check-plan.ts'
import type { Knowledge, Process, ProcessId } from '../facts/facts.ts'
import { byText, sortedSet } from './order.ts'
import { hasEdits, noEdits, withOwnFacts, withOwnLimits, type PlanEdits } from '../hazards/plan-edits.ts'
import type { PlaceProfile, Plan, PlanHazard, PlanStep, Reason } from './plan.ts'
import { flowEdges, inFlowOrder, planFlow } from './plan-flow.ts'
import { hazardQuestion, planHazards, type HazardInput } from './plan-hazards.ts'
import { watchedByLines } from './join-lines.ts'
import { planTasks } from './plan-tasks.ts'
import { currentFoods } from '../facts/replaced-foods.ts'
import { resolveLimits, type ResolvedLimits } from '../facts/resolve-limits.ts'
import { stepsWithoutProduct, streamsOf, withoutProduct, type Stream } from './streams.ts'

/** The same profile with its lists sorted, each item once, and nothing else. */
function sortedProfile(profile: PlaceProfile): PlaceProfile {
  const processes = Map.groupBy(profile.processes, (process) => process.id)
  return {
    country: profile.country,
    region: profile.region,
    activity: profile.activity,
    location_type: profile.location_type,
    number_of_employees: profile.number_of_employees,
    extra_data: sortedSet(profile.extra_data),
    processes: [...processes]
      .sort(([a], [b]) => byText(a, b))
      .map(([id, chosen]) => ({
        id,
        sub_processes: sortedSet(chosen.flatMap((process) => process.sub_processes)),
      })),
    product_groups: sortedSet(profile.product_groups),
    food_groups: sortedSet(profile.food_groups),
    ...(profile.customers && { customers: sortedSet(profile.customers) }),
  }
}

/** The process at its place in the flow here. */
function inFlowOf(process: Process, place: PlaceContext): Process {
  const { elsewhere } = process
  return elsewhere !== undefined && holds(elsewhere.when, place)
    ? { ...process, flow_order: elsewhere.flow_order, follows: elsewhere.follows }
    : process
}

function planSteps(processes: readonly Process[], profile: PlaceProfile): readonly PlanStep[] {
  const chosen = new Map(profile.processes.map((process) => [process.id, process.sub_processes]))
  return processes.map((process, index) => ({
    id: process.id,
    sub_processes: chosen.get(process.id) ?? [],
    order: process.flow_order === null ? null : index + 1,
    kill_step: process.kill_step,
  }))
}

/** Small businesses may keep simpler records: Reg. (EC) 852/2004 Art. 5(2)(g), retained in Great Britain. */
function planNotes(
  place: PlaceContext,
  steps: readonly Process[],
  streams: readonly Stream[],
): readonly Reason[] {
  const notes: Reason[] = []
  const vulnerable = place.extra.has('vulnerable_consumers')
  const note = (code: string): void => void notes.push({ code, values: {} })
  const { chain, fallback } = place.jurisdictions
  if (fallback !== null) notes.push(fallback)
  if (chain.includes('CA')) note('note.ontario_figures')
  if (place.employees === '1-3' && (chain.includes('EU') || chain.includes('GB'))) note('note.small_business')
  if (place.feeds_vulnerable) note('note.vulnerable_consumers')
  if (vulnerable && (place.extra.has('raw_animal_rte') || place.extra.has('raw_egg_dishes')))
    note('note.no_raw_for_vulnerable')
  for (const step of stepsWithoutProduct(steps, streams))
    notes.push({ code: 'note.step_without_product', values: { step } })
  if (streams.length > 0)
    for (const food of withoutProduct(sortedSet([...place.food_groups]), streams))
      notes.push({ code: 'note.food_without_product', values: { food } })
  return notes
}

function ccpsByStep(hazards: readonly PlanHazard[]): ReadonlyMap<ProcessId, readonly number[]> {
  const ccps = new Map<ProcessId, number[]>()
  for (const { step, decision } of hazards) {
    if (decision.class !== 'CCP' || decision.number === null) continue
    const numbers = ccps.get(step) ?? []
    if (!numbers.includes(decision.number))
      ccps.set(
        step,
        [...numbers, decision.number].sort((a, b) => a - b),
      )
  }
  return ccps
}

/** Programmes, analyses and country duties of the place. */
function planProgrammes(
  knowledge: Knowledge,
  place: PlaceContext,
  hazards: readonly PlanHazard[],
): Pick<Plan, 'prps' | 'analyses' | 'duties'> {
  const { chain } = place.jurisdictions
  const standing = <T extends { readonly id: string; readonly when: Parameters<typeof holds>[0] }>(
    facts: readonly T[],
  ): readonly T[] => facts.filter((fact) => holds(fact.when, place)).sort((a, b) => byText(a.id, b.id))
  return {
    prps: sortedSet([
      ...standing(knowledge.prps).map((prp) => prp.id),
      ...hazards.map((hazard) => hazard.prp),
    ]),
    analyses: standing(knowledge.analyses).map(({ id, subtype, frequency }) => ({ id, subtype, frequency })),
    duties: standing(knowledge.duties.filter((duty) => chain.includes(duty.jurisdiction))).map(
      (duty) => duty.id,
    ),
  }
}

const allLimits = (resolved: ResolvedLimits): Plan['limits'] =>
  [...resolved].sort(([a], [b]) => byText(a, b)).flatMap(([, { values }]) => values)

const inFlow = (process: Process): boolean => process.flow_order !== null

type Prepared = {
  readonly profile: PlaceProfile
  readonly place: PlaceContext
  readonly knowledge: Knowledge
  readonly input: HazardInput
}

/**
 * The input for finding a place's hazards: the facts with the place's own, its steps and their order, its
 * limits.
 */
function prepare(placeProfile: PlaceProfile, base: Knowledge, edits: PlanEdits): Prepared {
  const current = { ...placeProfile, food_groups: currentFoods(placeProfile.food_groups, base) }
  checkProfile(current, base)
  const profile = sortedProfile(current)
  const place = placeContext(profile)
  const knowledge = withOwnFacts(base, edits.own, place.jurisdictions.chain[0] ?? 'EU')
  const steps = knowledge.processes
    .filter((process) => place.processes.has(process.id))
    .map((process) => inFlowOf(process, place))
    .sort(inFlowOrder)
  const edges = flowEdges(
    steps.filter(inFlow),
    new Map(knowledge.processes.map((process) => [process.id, process])),
  )
  const resolved = withOwnLimits(resolveLimits(knowledge, place), edits.limits)
  return {
    profile,
    place,
    knowledge,
    input: {
      steps,
      edges,
      hazards: knowledge.hazards,
      tasks: knowledge.tasks,
      place,
      resolved,
      streams: streamsOf(place, steps, knowledge),
      edits,
    },
  }
}

/**
 * The data that decides the class of a hazard of the plan, with the scores of the knowledge base: to try
 * another estimation, call `decideControl` with other scores. Undefined for a hazard that is not in the plan,
 * or that is kept from an older edition.
 */
export function controlQuestionOf(
  { profile, edits = noEdits }: Plan,
  base: Knowledge,
  key: string,
): ControlQuestion | undefined {
  const edit = edits.hazards.find((one) => one.key === key)
  if (edit !== undefined && edit.kept !== null) return undefined
  const hazards = edits.hazards.map((one) =>
    one.key === key ? { ...one, severity: null, probability: null } : one,
  )
  return hazardQuestion(prepare(profile, base, { ...edits, hazards }).input, key)
}

/**
 * The hazard-control plan of a place: steps, hazards with their decisions, limits, tasks, programmes, duties
 * and flow, with the place's own changes (`edits`). Pure; the same profile in any order of its lists gives
 * the same bytes. @throws PlanError `unknown_fact` for a profile with ids that the knowledge does not
 * contain; `knowledge_gap` when the knowledge would leave a CCP without limit, task or corrective action.
 */
export function generatePlan(placeProfile: PlaceProfile, base: Knowledge, edits: PlanEdits = noEdits): Plan {
  const { profile, place, knowledge, input } = prepare(placeProfile, base, edits)
  const { steps: processes, edges, resolved } = input
  const flowSteps = processes.filter(inFlow)
  const { hazards: plannedHazards, disabled } = planHazards(input)
  checkHazards(plannedHazards, knowledge)
  const { tasks, lines } = planTasks(knowledge.tasks, plannedHazards, place, resolved)
  const hazards = watchedByLines(plannedHazards, lines)
  return {
    knowledge_version: knowledge.version,
    profile,
    jurisdictions: place.jurisdictions.chain,
    notes: planNotes(place, processes, input.streams),
    limits: allLimits(resolved),
    steps: planSteps(processes, profile),
    hazards,
    tasks,
    ...planProgrammes(knowledge, place, hazards),
    flow: planFlow(flowSteps, edges, ccpsByStep(hazards)),
    ...(disabled.length > 0 ? { disabled } : {}),
    ...(hasEdits(edits) ? { edits } : {}),
  }
}

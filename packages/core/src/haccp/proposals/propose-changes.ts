/**
 * The changes that a newer edition of the knowledge base would make in a plan, as proposals to be decided one
 * by one: a hazard, a limit (it has one value at a place, for all its hazards), or everything else together.
 * Owners do not decide about sources and evidence: where only these differ, nothing is proposed.
 */
import { canonicalJson } from '../../canonical-json/index.ts'
import type { KnowledgeTexts, LimitId } from '../facts/facts.ts'
import { hazardTemplates } from '../document/describe-hazard.ts'
import { sortedSet } from '../generate/order.ts'
import { isLaxer } from '../hazards/own-limits.ts'
import type { Plan, PlanHazard, PlanLimit, PlanTask, Reason } from '../generate/plan.ts'
import { hazardParts, ownHazardId, type HazardEdit, type PlanEdits } from '../hazards/plan-edits.ts'

export const proposalKinds = ['hazard', 'limit', 'other'] as const
export type ProposalKind = (typeof proposalKinds)[number]

export type Proposed = {
  readonly kind: ProposalKind
  /** Key of the hazard, id of the limit; empty for everything else. */
  readonly key: string
  /** Keys of the hazards that it concerns. */
  readonly hazards: readonly string[]
  /** The plan has it not yet. */
  readonly is_new: boolean
  /** The newer edition has it no more. */
  readonly is_removed: boolean
  /** The product group whose analysis it is about; absent = the place. */
  readonly group?: number
}

/** A plan with the English texts of its edition: texts of other languages differ only where English does. */
export type ProposalSide = { readonly plan: Plan; readonly texts: KnowledgeTexts }

/**
 * The edits that count on both sides: nothing kept, no own limits, so that each side shows its edition's own.
 */
export const withoutKept = ({ hazards, own }: PlanEdits): PlanEdits => ({
  hazards: hazards.map(({ kept_texts: _texts, ...edit }) => ({ ...edit, kept: null })),
  own,
  limits: [],
})

/** Whether a plan is already as `withoutKept` would make it. */
export const keepsNothing = (edits: PlanEdits | undefined): boolean =>
  edits === undefined ||
  (edits.limits.length === 0 &&
    edits.rest_version === undefined &&
    edits.hazards.every(({ kept: olderHazard }) => olderHazard === null))

/** Members in a fixed order, because the database returns stored ones in another. */
const reasonText = ({ code, values }: Reason): string =>
  `${code} ${sortedSet(Object.entries(values).map(([name, value]) => `${name}=${value}`)).join(' ')}`

const sameList = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index])
const sameSet = (a: readonly string[], b: readonly string[]): boolean =>
  sameList(a, b) || sameList(sortedSet(a), sortedSet(b))
const sameReason = (a: Reason, b: Reason): boolean => a.code === b.code && reasonText(a) === reasonText(b)

/** Estimation, decision, programme, limits, tasks and action are the same. */
const sameHazard = (a: PlanHazard, b: PlanHazard): boolean =>
  a.severity === b.severity &&
  a.probability === b.probability &&
  a.decision.class === b.decision.class &&
  a.decision.controlled_at === b.decision.controlled_at &&
  a.prp === b.prp &&
  a.action === b.action &&
  sameList(a.tasks, b.tasks) &&
  sameSet(
    a.limits.map(({ id }) => id),
    b.limits.map(({ id }) => id),
  ) &&
  sameReason(a.decision.rule, b.decision.rule) &&
  a.adjustments.length === b.adjustments.length &&
  a.adjustments.every((reason, index) => sameReason(reason, b.adjustments[index] ?? reason))

export const limitText = (limits: readonly PlanLimit[]): string =>
  JSON.stringify(
    limits.map((limit) => [
      limit.quantity,
      limit.jurisdiction,
      limit.min,
      limit.max,
      limit.hold_minutes,
      limit.from,
      limit.within_minutes,
      limit.then?.max,
      limit.then?.within_minutes,
      limit.note_key,
      limit.force,
    ]),
  )

/** The parts that the place has in its own words: editions do not change them. */
const ownParts = (edit: HazardEdit | undefined): ReadonlySet<string> =>
  new Set(Object.values(edit?.words ?? {}).flatMap((words) => Object.keys(words)))

export const hasOwnWords = (edits: PlanEdits | undefined, key: string): boolean =>
  ownParts(edits?.hazards.find((edit) => edit.key === key)).size > 0

function saysTheSame(hazard: PlanHazard, before: ProposalSide, after: ProposalSide): boolean {
  const [old, now] = [hazardTemplates(hazard, before.texts), hazardTemplates(hazard, after.texts)]
  const own = ownParts(before.plan.edits?.hazards.find(({ key }) => key === hazard.key))
  return (['name', ...hazardParts] as const).every((part) => own.has(part) || old[part] === now[part])
}

const ofKnowledge = ({ hazards }: Plan): readonly PlanHazard[] =>
  hazards.filter(({ hazard }) => ownHazardId(hazard) === null)

function proposeHazards(before: ProposalSide, after: ProposalSide): readonly Proposed[] {
  const old = new Map(ofKnowledge(before.plan).map((hazard) => [hazard.key, hazard]))
  const now = new Set(after.plan.hazards.map(({ key }) => key))
  // A hazard disabled on one side is treated as disabled on the other: it is neither new nor gone.
  const off = new Set([...(before.plan.disabled ?? []), ...(after.plan.disabled ?? [])].map(({ key }) => key))
  const about = (key: string, state: { is_new: boolean; is_removed: boolean }): Proposed => ({
    kind: 'hazard',
    key,
    hazards: [key],
    ...state,
  })
  const standing = ofKnowledge(after.plan).flatMap((hazard) => {
    const was = old.get(hazard.key)
    if (was === undefined)
      return off.has(hazard.key) ? [] : [about(hazard.key, { is_new: true, is_removed: false })]
    return sameHazard(was, hazard) && saysTheSame(hazard, before, after)
      ? []
      : [about(hazard.key, { is_new: false, is_removed: false })]
  })
  const gone = [...old.keys()]
    .filter((key) => !now.has(key) && !off.has(key))
    .map((key) => about(key, { is_new: false, is_removed: true }))
  return [...standing, ...gone]
}

/**
 * The hazards that carry the limit or name it in their texts; null where nothing in the plan speaks of it.
 */
function speakingOf(id: string, { plan, texts }: ProposalSide): readonly string[] | null {
  const name = `{limit:${id}}`
  const names = (hazard: PlanHazard): boolean =>
    Object.values(hazardTemplates(hazard, texts)).some((template) => template.includes(name))
  const hazards = plan.hazards
    .filter((hazard) => hazard.limits.some((limit) => limit.id === id) || names(hazard))
    .map(({ key }) => key)
  return hazards.length > 0 || plan.tasks.some(({ limit }) => limit?.id === id) ? hazards : null
}

/** The place's own value stays, unless the law is stricter now. */
const ownStays = (edits: PlanEdits, id: string, law: readonly PlanLimit[]): boolean => {
  const own = edits.limits.find((limit) => limit.id === id)
  if (own === undefined || own.kept === true) return false
  return !own.values.some((value) => law.some((limit) => limit.force === 'law' && isLaxer(value, limit)))
}

function proposeLimits(before: ProposalSide, after: ProposalSide, edits: PlanEdits): readonly Proposed[] {
  const old = Map.groupBy(before.plan.limits, ({ id }) => id)
  const now = Map.groupBy(after.plan.limits, ({ id }) => id)
  return sortedSet([...now.keys()]).flatMap((id: LimitId) => {
    const [was, is] = [old.get(id), now.get(id) ?? []]
    if (was === undefined || limitText(was) === limitText(is) || ownStays(edits, id, is)) return []
    const speaking = [speakingOf(id, before), speakingOf(id, after)].filter((keys) => keys !== null)
    return speaking.length === 0
      ? []
      : [
          {
            kind: 'limit' as const,
            key: id,
            hazards: sortedSet(speaking.flat()),
            is_new: false,
            is_removed: false,
          },
        ]
  })
}

const taskText = ({
  category,
  frequency,
  frequency_key,
  times,
  entry,
  action,
  round,
}: PlanTask): readonly unknown[] => [category, frequency, frequency_key, times, entry, action, round]

/** Texts of an edition are compared for many plans: each is put into its fixed form once. */
const fixedForms = new WeakMap<object, string>()
function fixedForm(text: object | undefined): string {
  if (text === undefined) return ''
  const form = fixedForms.get(text) ?? canonicalJson(text)
  fixedForms.set(text, form)
  return form
}

/** The plan's statements apart from hazards and limits, each under its own name. */
function restOf({ plan, texts }: ProposalSide): ReadonlyMap<string, string> {
  const actions = sortedSet([...plan.hazards, ...plan.tasks].map(({ action }) => action))
  const { analyses, duties } = plan
  return new Map<string, string>([
    ...plan.tasks.map(
      (task) =>
        [`task ${task.id}`, JSON.stringify(taskText(task)) + fixedForm(texts.tasks[task.id])] as const,
    ),
    ...actions.map((id) => [`action ${id}`, fixedForm(texts.actions[id])] as const),
    ...plan.prps.map((id) => [`programme ${id}`, fixedForm(texts.prps[id])] as const),
    ...analyses.map(
      ({ id, subtype, frequency }) =>
        [`analysis ${id}`, `${subtype} ${frequency} ${fixedForm(texts.analyses[id])}`] as const,
    ),
    ...duties.map((id) => [`duty ${id}`, texts.duties[id] ?? ''] as const),
    ...plan.steps.map(
      ({ id, order, kill_step }) =>
        [`step ${id}`, `${order} ${kill_step} ${fixedForm(texts.processes[id])}`] as const,
    ),
    ['flow', plan.flow.edges.map(({ from, to }) => `${from} ${to}`).join('; ')],
    ['notes', plan.notes.map(reasonText).join('; ')],
  ])
}

/** Names of the differing parts: `task T-fridge`, `duty D-ee-…`, `flow`. */
export function changedRest(before: ProposalSide, after: ProposalSide): readonly string[] {
  const [old, now] = [restOf(before), restOf(after)]
  const differ = sortedSet([...old.keys(), ...now.keys()].filter((name) => old.get(name) !== now.get(name)))
  if (differ.every((name) => old.has(name) && now.has(name))) return differ
  // Tasks and programmes come and go with the hazards that name them, so the hazard's proposal covers them.
  const partNamesOf = ({ plan }: ProposalSide): readonly string[] =>
    plan.hazards.flatMap(({ tasks, prp, action }) => [
      ...tasks.map((id) => `task ${id}`),
      `programme ${prp}`,
      `action ${action}`,
    ])
  const byHazards = new Set([...partNamesOf(before), ...partNamesOf(after)])
  return differ.filter((name) => (old.has(name) && now.has(name)) || !byHazards.has(name))
}

/**
 * The proposals in the order in which they are shown: limits, hazards step by step, the rest. Both sides
 * `withoutKept`.
 */
export function proposeChanges(
  before: ProposalSide,
  after: ProposalSide,
  edits: PlanEdits,
): readonly Proposed[] {
  const rest = changedRest(before, after)
  return [
    ...proposeLimits(before, after, edits),
    ...proposeHazards(before, after),
    ...(rest.length === 0
      ? []
      : [{ kind: 'other' as const, key: '', hazards: [], is_new: false, is_removed: false }]),
  ]
}

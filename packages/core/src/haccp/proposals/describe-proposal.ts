/** A proposal in the reader's words: the present text, the new one, and their differences word by word. */
import { diffWordsWithSpace } from 'diff'
import {
  describeAction,
  describeLimits,
  describeReason,
  describeTask,
  fillText,
  type PlanReading,
} from '../facts/describe-facts.ts'
import { describeHazard, type HazardDescription } from '../document/describe-hazard.ts'
import { sortedSet } from '../generate/order.ts'
import { isLaxer } from '../hazards/own-limits.ts'
import type { Plan, PlanHazard } from '../generate/plan.ts'
import { changedRest, hasOwnWords, type Proposed, type ProposalSide } from './propose-changes.ts'
import { word } from '../document/plan-text.ts'

export type DiffPiece = { readonly text: string; readonly change: 'same' | 'added' | 'removed' }
/** A line that differs: under which heading it stands, and its words. */
export type ProposalLine = { readonly label: string; readonly pieces: readonly DiffPiece[] }
export type ProposalTexts = {
  readonly hazard: string
  readonly do: string
  readonly check: string
  readonly act: string
}

export type ProposalDescription = {
  /** Name of the hazard or the limit; empty for everything else. */
  readonly title: string
  /** The steps at which it stands. */
  readonly steps: readonly string[]
  readonly current: ProposalTexts
  readonly new: ProposalTexts
  readonly lines: readonly ProposalLine[]
  /** The place's own words stay. */
  readonly keeps_own_words: boolean
  /** The new value is law, and the present one allows values that the law refuses. */
  readonly is_stricter_law: boolean
}

/** Both plans as they are read, with the English sides that the proposals come from. */
export type Review = {
  readonly before: PlanReading
  readonly after: PlanReading
  readonly sides: readonly [ProposalSide, ProposalSide]
}

const nothing: ProposalTexts = { hazard: '', do: '', check: '', act: '' }

/** Where less than this share of the words stays, both texts are read more easily one after the other. */
const LEAST_SHARED = 0.4
const lengthOf = (text: string): number => text.replaceAll(/\s/g, '').length

/** The words that stay, go and come. */
export function diffWords(before: string, after: string): readonly DiffPiece[] {
  const pieces = diffWordsWithSpace(before, after).map(({ value, added, removed }): DiffPiece => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : 'same',
  }))
  const shared = pieces
    .filter(({ change }) => change === 'same')
    .reduce((sum, { text }) => sum + lengthOf(text), 0)
  if (before === '' || after === '' || shared >= LEAST_SHARED * Math.max(lengthOf(before), lengthOf(after)))
    return pieces
  return [
    { text: before, change: 'removed' },
    { text: after, change: 'added' },
  ]
}

const lineOf = (label: string, before: string, after: string): readonly ProposalLine[] =>
  before === after ? [] : [{ label, pieces: diffWords(before, after) }]

const findHazard = ({ hazards, disabled = [] }: Plan, key: string): PlanHazard | undefined =>
  [...hazards, ...disabled].find((hazard) => hazard.key === key)

const describe = (reading: PlanReading, key: string): HazardDescription | null => {
  const hazard = findHazard(reading.plan, key)
  return hazard === undefined ? null : describeHazard(hazard, reading)
}

const textsOf = (hazard: HazardDescription | null): ProposalTexts =>
  hazard === null ? nothing : { hazard: hazard.hazard, do: hazard.do, check: hazard.check, act: hazard.act }

const limitsOf = (hazard: HazardDescription | null): string =>
  (hazard?.limits ?? []).map(({ name, value, force_text }) => `${name}: ${value} (${force_text})`).join('\n')

const limitIds = (hazard: HazardDescription | null): string =>
  sortedSet((hazard?.limits ?? []).flatMap(({ ids }) => ids)).join(' ')

/**
 * The differing lines of a hazard. Its number in the plan does not count, because it depends on the other
 * hazards.
 */
function hazardLines(
  before: HazardDescription | null,
  after: HazardDescription | null,
  { words }: PlanReading['texts'],
): readonly ProposalLine[] {
  const line = (label: string, of: (hazard: HazardDescription) => string): readonly ProposalLine[] =>
    lineOf(word(words, label), before === null ? '' : of(before), after === null ? '' : of(after))
  return [
    ...line('column.name', ({ name }) => name),
    ...line('label.hazard', ({ hazard }) => hazard),
    ...line('label.cause', ({ cause }) => cause),
    ...line('label.do', (hazard) => hazard.do),
    ...line('label.check', ({ check }) => check),
    ...line('label.act', ({ act }) => act),
    ...line('label.estimation', ({ estimation }) => estimation),
    ...line('label.adjustments', ({ adjustments }) => adjustments.join('\n')),
    ...line('label.decision', ({ decision }) => decision.rule),
    // A changed limit has its own proposal.
    ...(limitIds(before) === limitIds(after)
      ? []
      : lineOf(word(words, 'label.limits'), limitsOf(before), limitsOf(after))),
    ...line('section.monitoring-tasks', ({ tasks }) => tasks.map(({ name }) => name).join('\n')),
    ...line('column.corrective_action', ({ action }) => [action.product, action.process].join('\n')),
    ...line('label.programme', ({ programme }) => programme),
  ]
}

const stepsOf = (keys: readonly string[], { plan, texts }: PlanReading): readonly string[] => [
  ...new Set(
    plan.hazards
      .filter(({ key }) => keys.includes(key))
      .map(({ step }) => texts.processes[step]?.name ?? step),
  ),
]

function describeLimit({ key, hazards }: Proposed, { before, after }: Review): ProposalDescription {
  const of = ({ plan }: PlanReading) => plan.limits.filter(({ id }) => id === key)
  const inWords = (reading: PlanReading): string =>
    describeLimits(of(reading), reading)
      .map(({ value, force_text }) => `${value} (${force_text})`)
      .join('\n')
  const [old, now] = [inWords(before), inWords(after)]
  const [first] = hazards
  const name = describeLimits(of(after), after)[0]?.name ?? key
  const carrying = first === undefined ? null : ([describe(before, first), describe(after, first)] as const)
  return {
    title: name,
    steps: stepsOf(hazards, before),
    current: textsOf(carrying?.[0] ?? null),
    new: textsOf(carrying?.[1] ?? null),
    lines: [
      {
        label: name,
        pieces: [
          { text: old, change: 'removed' },
          { text: now, change: 'added' },
        ],
      },
    ],
    keeps_own_words: false,
    is_stricter_law: isStricterLaw(of(before), of(after)),
  }
}

const isStricterLaw = (before: Plan['limits'], after: Plan['limits']): boolean =>
  after.some((law) => law.force === 'law' && before.some((limit) => isLaxer(limit, law)))

type RestLine = { readonly label: string; readonly text: string }
type DescribeRest = (id: string, reading: PlanReading) => RestLine | null

const ownOf = <T>(items: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(items, id) ? items[id] : undefined

const headingOf = (section: string, title: string, { texts }: PlanReading): string =>
  [word(texts.words, section), title].filter((part) => part !== '').join(' › ')

const describeRestTask: DescribeRest = (id, reading) => {
  const task = reading.plan.tasks.find((one) => one.id === id)
  if (task === undefined) return null
  const { name, instruction, frequency, verification, record } = describeTask(task, reading)
  return {
    label: headingOf('section.monitoring-tasks', name, reading),
    text: [instruction, [frequency, ...task.times].join(', '), verification, record].join('\n'),
  }
}

const describeRestAction: DescribeRest = (id, reading) => {
  const { plan, texts } = reading
  if (ownOf(texts.actions, id) === undefined) return null
  const action = [...plan.hazards, ...plan.tasks].find((one) => one.action === id)?.action
  if (action === undefined) return null
  const { product, process, record, options } = describeAction({ action, limits: [] }, reading)
  return {
    label: headingOf('column.corrective_action', '', reading),
    text: [product, process, record, ...options].join('\n'),
  }
}

const describeRestProgramme: DescribeRest = (id, reading) => {
  const { plan, texts } = reading
  const programme = plan.prps.some((one) => one === id) ? ownOf(texts.prps, id) : undefined
  if (programme === undefined) return null
  return {
    label: headingOf('section.prerequisite-programmes', programme.name, reading),
    text: programme.rules.map((rule) => fillText(rule, [], reading)).join('\n'),
  }
}

const describeRestAnalysis: DescribeRest = (id, reading) => {
  const { plan, texts } = reading
  const analysis = plan.analyses.find((one) => one.id === id)
  const text = ownOf(texts.analyses, id)
  if (analysis === undefined || text === undefined) return null
  return {
    label: headingOf('section.analyses', text.name, reading),
    text: [word(texts.words, `frequency.${analysis.frequency}`), text.comment].join('\n'),
  }
}

const describeRestDuty: DescribeRest = (id, reading) => {
  const { plan, texts } = reading
  if (!plan.duties.some((one) => one === id)) return null
  return {
    label: headingOf('section.country-duties', '', reading),
    text: fillText(ownOf(texts.duties, id) ?? id, [], reading),
  }
}

const describeRestStep: DescribeRest = (id, reading) => {
  const { plan, texts } = reading
  const step = plan.steps.find((one) => one.id === id)
  const text = ownOf(texts.processes, id)
  if (step === undefined || text === undefined) return null
  return {
    label: headingOf('section.production-processes', text.name, reading),
    text: text.description,
  }
}

const describeRestFlow: DescribeRest = (_, reading) => ({
  label: headingOf('section.technological-schema', '', reading),
  text: reading.plan.flow.edges
    .map(({ from, to }) => `${stepName(from, reading)} → ${stepName(to, reading)}`)
    .join('\n'),
})

const describeRestNotes: DescribeRest = (_, reading) => ({
  label: headingOf('section.general-info', '', reading),
  text: reading.plan.notes.map((note) => describeReason(note, reading)).join('\n'),
})

const describeRestOf: Readonly<Record<string, DescribeRest>> = {
  task: describeRestTask,
  action: describeRestAction,
  programme: describeRestProgramme,
  analysis: describeRestAnalysis,
  duty: describeRestDuty,
  step: describeRestStep,
  flow: describeRestFlow,
  notes: describeRestNotes,
}

/** One statement of the rest by its name (`task T-01`): its heading and its text. */
function restLine(name: string, reading: PlanReading): RestLine | null {
  const [topic = '', id = ''] = name.split(' ')
  return ownOf(describeRestOf, topic)?.(id, reading) ?? null
}

const stepName = (node: string, { plan, texts }: PlanReading): string => {
  const step = plan.flow.nodes.find(({ id }) => id === node)?.step
  return step === undefined ? node : (texts.processes[step]?.name ?? step)
}

function restLines({ before, after, sides }: Review): readonly ProposalLine[] {
  const lines = changedRest(...sides).flatMap((name) => {
    const [old, now] = [restLine(name, before), restLine(name, after)]
    return lineOf(now?.label ?? old?.label ?? '', old?.text ?? '', now?.text ?? '')
  })
  return sortedSet(lines.map(({ label }) => label)).flatMap((label) =>
    lines.filter((line) => line.label === label),
  )
}

/** The proposal as the owner reads it. */
export function describeProposal(proposed: Proposed, review: Review): ProposalDescription {
  const { before, after } = review
  if (proposed.kind === 'limit') return describeLimit(proposed, review)
  if (proposed.kind === 'other')
    return {
      title: '',
      steps: [],
      current: nothing,
      new: nothing,
      lines: restLines(review),
      keeps_own_words: false,
      is_stricter_law: false,
    }
  const [old, now] = [
    proposed.is_new ? null : describe(before, proposed.key),
    proposed.is_removed ? null : describe(after, proposed.key),
  ]
  return {
    title: now?.name ?? old?.name ?? proposed.key,
    steps: [now?.step ?? old?.step ?? ''].filter((step) => step !== ''),
    current: textsOf(old),
    new: textsOf(now),
    lines: hazardLines(old, now, after.texts),
    keeps_own_words: hasOwnWords(before.plan.edits, proposed.key),
    is_stricter_law: false,
  }
}

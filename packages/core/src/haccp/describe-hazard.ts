import {
  describeAction, describeLimits, describeReason, describeSourcesHere, describeTask, fillText, isUnverified, ownSources,
  type ActionDescription, type LimitDescription, type PlanReading, type TaskDescription,
} from './describe-facts.ts'
import type { PlanHazard } from './plan.ts'
import { say, word } from './plan-text.ts'

export type HazardDescription = {
  readonly key: string
  readonly step: string
  readonly name: string
  readonly type: string
  readonly hazard: string
  readonly cause: string
  readonly do: string
  readonly check: string
  readonly act: string
  readonly estimation: string
  readonly adjustments: readonly string[]
  readonly decision: {
    /** «CCP 3», «oPRP 2» or «PRP». */
    readonly label: string
    readonly rule: string
    readonly controlled_at: string | null
    readonly codex: readonly { readonly question: string; readonly answer: boolean; readonly answer_text: string; readonly reason: string }[]
  }
  readonly limits: readonly LimitDescription[]
  readonly tasks: readonly TaskDescription[]
  readonly action: ActionDescription
  readonly programme: string
  readonly sources: string
  /** «To be verified with your authority», where the fact does not rest on a text that was read. */
  readonly unverified: string | null
}

/** «CCP 3», «oPRP 2» or «PRP». */
export const controlLabel = ({ decision }: PlanHazard, { texts }: PlanReading): string =>
  decision.number === null
    ? word(texts.words, `class.${decision.class}`)
    : say(texts.words, `class.numbered.${decision.class}`, { number: String(decision.number) })

/** Severity, probability and risk in words. */
export function describeEstimation(hazard: PlanHazard, { texts }: PlanReading): string {
  const { words } = texts
  return say(words, 'estimation', {
    severity: `${hazard.severity} – ${word(words, `severity.${hazard.severity}`)}`,
    probability: `${hazard.probability} – ${word(words, `probability.${hazard.probability}`)}`,
    risk: String(hazard.risk),
  })
}

function describeDecision(hazard: PlanHazard, reading: PlanReading): HazardDescription['decision'] {
  const { words, processes } = reading.texts
  const { rule, controlled_at: later, codex } = hazard.decision
  return {
    label: controlLabel(hazard, reading),
    rule: describeReason(rule, reading),
    controlled_at: later === null ? null : (processes[later]?.name ?? later),
    codex: codex.map(({ question, answer, reason }) => ({
      question: word(words, `codex.${question}`),
      answer,
      answer_text: word(words, answer ? 'label.yes' : 'label.no'),
      reason: describeReason(reason, reading),
    })),
  }
}

/** One hazard in words: its texts, estimation, decision with reasons, limits, tasks and action. */
export function describeHazard(hazard: PlanHazard, reading: PlanReading): HazardDescription {
  const { texts, plan } = reading
  const text = texts.hazards[hazard.hazard]
  const here = text?.at?.[hazard.step]
  const own = (template: string | undefined): string => fillText(template ?? '', hazard.limits, reading)
  const watching = new Set(hazard.tasks)
  return {
    key: hazard.key,
    step: texts.processes[hazard.step]?.name ?? hazard.step,
    name: own(text?.name ?? hazard.hazard),
    type: word(texts.words, `type.${hazard.type}`),
    hazard: own(text?.hazard),
    cause: own(text?.cause),
    do: own(here?.do ?? text?.do),
    check: own(here?.check ?? text?.check),
    act: own(here?.act ?? text?.act),
    estimation: describeEstimation(hazard, reading),
    adjustments: hazard.adjustments.map((reason) => describeReason(reason, reading)),
    decision: describeDecision(hazard, reading),
    limits: describeLimits(hazard.limits, reading),
    tasks: plan.tasks.filter((task) => watching.has(task.id)).map((task) => describeTask(task, reading)),
    action: describeAction(hazard, reading),
    programme: texts.prps[hazard.prp]?.name ?? hazard.prp,
    sources: describeSourcesHere(hazard.sources, reading),
    unverified: isUnverified(hazard.evidence) || ownSources(hazard.sources, reading).length === 0 ? word(texts.words, 'unverified.note') : null,
  }
}

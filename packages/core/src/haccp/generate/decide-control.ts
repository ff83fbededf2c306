/**
 * Which class of control a hazard gets at a step. Two methods meet here: the risk score of Notice 2022/C
 * 355/01 (risk = severity + probability − 1; 1–2 covered by hygiene, 3–4 perhaps an oPRP, 5–7 a CCP where a
 * measurable limit exists) and the decision tree of Codex CXC 1-1969 (Q1 hygiene enough, Q2 specific measure
 * here, Q3 later step, Q4 this step). Every answer is recorded with its reason.
 */
import type { ControlClass, HazardKind, HazardType, ProcessId } from '../facts/facts.ts'
import type { CodexAnswer, Reason } from './plan-parts.ts'

export type ControlQuestion = {
  readonly type: HazardType
  readonly kind: HazardKind
  readonly severity: number
  readonly probability: number
  readonly heat_stable: boolean
  readonly at_least_oprp: boolean
  readonly prp_suffices: boolean
  readonly specific: boolean
  /** There is a measurable limit at this place and step. */
  readonly has_limit: boolean
  /** The knowledge names a limit, held for this jurisdiction or not. */
  readonly names_limit: boolean
  /** The next step of the same batch that kills and is controlled there; null when there is none. */
  readonly later_kill_step: ProcessId | null
  /** The food in question goes past that step uncooked. */
  readonly eaten_as_is: boolean
}

export type ControlDecision = {
  readonly class: ControlClass
  readonly codex: readonly CodexAnswer[]
  readonly rule: Reason
  readonly controlled_at: ProcessId | null
}

/** Severity + probability − 1: 1 … 7 for scores 1 … 4 (Notice 2022/C 355/01). */
export const riskScore = (severity: number, probability: number): number => severity + probability - 1

const killable = new Set<HazardKind>(['growth', 'survival', 'contamination'])

/**
 * The later step that takes this hazard away: only living agents that heat kills, in food that passes the
 * step.
 */
export const takenAwayAt = (question: ControlQuestion): ProcessId | null =>
  question.type === 'biological' &&
  killable.has(question.kind) &&
  !question.heat_stable &&
  !question.eaten_as_is
    ? question.later_kill_step
    : null

const reason = (code: string, values: Reason['values'] = {}): Reason => ({ code, values })

/**
 * Q1: can hygiene alone keep the hazard acceptable at this step? At a risk of 3–4 it can, with greater
 * attention where the programme itself does not watch enough (Codex: GHP that needs greater attention;
 * Notice: oPRP).
 */
function hygieneAnswer(question: ControlQuestion, risk: number): CodexAnswer {
  const say = (answer: boolean, code: string): CodexAnswer => ({
    question: 'Q1',
    answer,
    reason: reason(code, { risk }),
  })
  if (risk <= 2) return say(true, 'codex.negligible')
  if (risk >= 5 && !question.prp_suffices) return say(false, 'codex.prp_not_enough')
  const needsAttention =
    question.at_least_oprp || !question.prp_suffices || (risk >= 5 && takenAwayAt(question) === null)
  return say(true, needsAttention ? 'codex.prp_with_attention' : 'codex.prp_enough')
}

/** Q2: is there a measure made for this hazard at this step? */
function measureAnswer(question: ControlQuestion): CodexAnswer {
  const say = (answer: boolean, code: string): CodexAnswer => ({
    question: 'Q2',
    answer,
    reason: reason(code),
  })
  if (!question.has_limit) return say(false, question.names_limit ? 'codex.no_limit_held' : 'codex.no_limit')
  return question.specific ? say(true, 'codex.measure_here') : say(false, 'codex.not_specific')
}

/** Q3: does a later step bring the hazard to an acceptable level? */
function laterAnswer(question: ControlQuestion): CodexAnswer {
  const say = (answer: boolean, why: Reason): CodexAnswer => ({ question: 'Q3', answer, reason: why })
  const step = takenAwayAt(question)
  if (step !== null) return say(true, reason('codex.later_kill_step', { step }))
  if (question.later_kill_step === null || question.type !== 'biological')
    return say(false, reason('codex.no_later_step'))
  if (question.heat_stable) return say(false, reason('codex.heat_stable', { step: question.later_kill_step }))
  if (question.eaten_as_is) return say(false, reason('codex.eaten_as_is', { step: question.later_kill_step }))
  return say(false, reason('codex.no_later_step'))
}

/** The tree is walked until an answer ends it; where Q2 is no, later steps are still looked at. */
function walkTree(question: ControlQuestion, risk: number): readonly CodexAnswer[] {
  const hygiene = hygieneAnswer(question, risk)
  if (hygiene.answer) return [hygiene]
  const measure = measureAnswer(question)
  const later = laterAnswer(question)
  if (!measure.answer || later.answer) return [hygiene, measure, later]
  return [hygiene, measure, later, { question: 'Q4', answer: true, reason: reason('codex.reduces_here') }]
}

function ruleOfCcp(question: ControlQuestion, risk: number): Reason {
  if (question.later_kill_step !== null && question.type === 'biological') {
    if (question.heat_stable) return reason('rule.ccp_heat_stable', { risk, step: question.later_kill_step })
    if (question.eaten_as_is) return reason('rule.ccp_eaten_as_is', { risk, step: question.later_kill_step })
  }
  return reason('rule.ccp', { risk })
}

type Ruling = {
  readonly class: ControlClass
  readonly rule: Reason
  readonly controlled_at: ProcessId | null
}

function ruleHighRisk(question: ControlQuestion, risk: number): Ruling {
  const here = (control: ControlClass, rule: Reason): Ruling => ({
    class: control,
    rule,
    controlled_at: null,
  })
  const step = takenAwayAt(question)
  if (step !== null) {
    const control = question.prp_suffices && !question.at_least_oprp ? 'PRP' : 'oPRP'
    return { class: control, rule: reason('rule.later_kill_step', { risk, step }), controlled_at: step }
  }
  if (question.prp_suffices) return here('oPRP', reason('rule.hygiene_with_attention', { risk }))
  if (!question.has_limit)
    return here(
      'oPRP',
      reason(question.names_limit ? 'rule.no_limit_held' : 'rule.no_measurable_limit', { risk }),
    )
  if (!question.specific) return here('oPRP', reason('rule.not_specific', { risk }))
  return here('CCP', ruleOfCcp(question, risk))
}

function ruleLowRisk(question: ControlQuestion, risk: number): Ruling {
  const here = (control: ControlClass, code: string): Ruling => ({
    class: control,
    rule: reason(code, { risk }),
    controlled_at: null,
  })
  if (risk > 2 && !question.prp_suffices) return here('oPRP', 'rule.needs_monitoring')
  if (question.at_least_oprp) return here('oPRP', 'rule.at_least_oprp')
  return here('PRP', risk <= 2 ? 'rule.negligible' : 'rule.prp_enough')
}

/** The decision for one hazard at one step, with the answers and the rule that led to it. */
export function decideControl(question: ControlQuestion): ControlDecision {
  const risk = riskScore(question.severity, question.probability)
  const ruling = risk >= 5 ? ruleHighRisk(question, risk) : ruleLowRisk(question, risk)
  return {
    class: ruling.class,
    codex: walkTree(question, risk),
    rule: ruling.rule,
    controlled_at: ruling.controlled_at,
  }
}

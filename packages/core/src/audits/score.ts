/** The score of a digital audit: of each section and of the whole, with its findings. */
import { isScored, type AuditAnswer, type AuditQuestion } from './questions.ts'

/** A chosen option or a score below this share of its points is a finding. */
const FINDING_BELOW = 50

export type JudgedAnswer = {
  /** `open`: nothing was answered yet, or two devices answered differently. */
  readonly state: 'open' | 'not_applicable' | 'ok' | 'finding'
  /** 0 to 100; null where the answer gives no points. */
  readonly points: number | null
}

const within = (value: string, { min, max }: AuditQuestion): boolean =>
  (min === null || Number(value) >= Number(min)) && (max === null || Number(value) <= Number(max))

function pointsOf(question: AuditQuestion, value: string): number | null {
  switch (question.kind) {
    case 'yes_no':
      return value === 'yes' ? 100 : 0
    case 'choice':
      return question.options[Number(value)]?.points ?? 0
    case 'score':
      return (100 * Number(value)) / (question.max_score ?? 1)
    case 'number':
      return within(value, question) ? 100 : 0
    default:
      return null
  }
}

export function judgeAuditAnswer(question: AuditQuestion, answer: AuditAnswer | undefined): JudgedAnswer {
  if (answer?.is_disputed === true) return { state: 'open', points: null }
  if (answer?.is_not_applicable === true) return { state: 'not_applicable', points: null }
  const isAnswered =
    answer !== undefined && (question.kind === 'photo' ? answer.photos > 0 : answer.value !== null)
  if (!isAnswered) return { state: 'open', points: null }
  const points = answer.value === null ? null : pointsOf(question, answer.value)
  return { state: points !== null && points < FINDING_BELOW ? 'finding' : 'ok', points }
}

/** `percent` is rounded down; null where nothing that counts was answered. */
export type AuditScore = {
  readonly percent: number | null
  readonly answered: number
  readonly questions: number
  readonly findings: number
}
export type AuditResultScore = AuditScore & {
  readonly sections: readonly (AuditScore & { readonly section: string })[]
  readonly critical_findings: number
  /** Null while a question is open. */
  readonly is_passed: boolean | null
}

type Judged = { readonly question: AuditQuestion; readonly judged: JudgedAnswer }

function sum(list: readonly Judged[]): AuditScore {
  const counted = list.flatMap(({ question, judged }) =>
    judged.points === null || !isScored(question) ? [] : [{ weight: question.weight, points: judged.points }],
  )
  const weight = counted.reduce((total, one) => total + one.weight, 0)
  const points = counted.reduce((total, one) => total + one.weight * one.points, 0)
  return {
    percent: weight === 0 ? null : Math.floor(points / weight + 1e-9),
    answered: list.filter(({ judged }) => judged.state !== 'open').length,
    questions: list.length,
    findings: list.filter(({ judged }) => judged.state === 'finding').length,
  }
}

/**
 * The score of an audit. `pass_percent`: the least percentage that passes. An answer “not applicable” neither
 * helps nor harms; a critical finding fails the audit whatever its score.
 */
export function scoreAudit(
  questions: readonly AuditQuestion[],
  answers: readonly AuditAnswer[],
  pass_percent: number,
): AuditResultScore {
  const byQuestion = new Map(answers.map((answer) => [answer.question_id, answer]))
  const all = questions.map((question) => ({
    question,
    judged: judgeAuditAnswer(question, byQuestion.get(question.id)),
  }))
  const titles = [...new Set(questions.map(({ section }) => section))]
  const total = sum(all)
  const critical_findings = all.filter(
    ({ question, judged }) => question.is_critical && judged.state === 'finding',
  ).length
  return {
    ...total,
    sections: titles.map((section) => ({
      section,
      ...sum(all.filter(({ question }) => question.section === section)),
    })),
    critical_findings,
    is_passed:
      total.answered < total.questions
        ? null
        : critical_findings === 0 && (total.percent ?? 100) >= pass_percent,
  }
}

/**
 * Questions of a digital audit and what an answer to each may be. The scheme is our own; the idea of weights
 * and of critical questions follows the usual audit schemes (ISO 19011:2018, 6.4.8: findings are graded).
 */
export const auditQuestionKinds = [
  'yes_no',
  'choice',
  'score',
  'number',
  'text',
  'photo',
  'signature',
] as const
export type AuditQuestionKind = (typeof auditQuestionKinds)[number]

/** Of a template. */
export const MAX_QUESTIONS = 200

/** One of the answers to choose from; 0 to 100 points. */
export type AuditOption = { readonly text: string; readonly points: number }

export type AuditQuestion = {
  readonly id: number
  /** Title of its section; questions of one title stand together. */
  readonly section: string
  readonly kind: AuditQuestionKind
  readonly text: string
  /** What to look at. */
  readonly guidance: string
  /** What to do where the answer is a finding. */
  readonly corrective_action: string
  /** 1 to 10: how much it counts in the score. */
  readonly weight: number
  /** A finding here fails the audit whatever the score. */
  readonly is_critical: boolean
  /** Of `choice` only. */
  readonly options: readonly AuditOption[]
  /** Of `score`: 1 to 10. */
  readonly max_score: number | null
  /** Of `number`: the limit, decimal text; null = no limit at this end. */
  readonly min: string | null
  readonly max: string | null
  readonly unit: string
}

export type AuditAnswer = {
  readonly question_id: number
  /**
   * `yes`/`no`; the number of the option from 0; the score; a decimal number; a text; the name of who signed.
   * Null = not answered.
   */
  readonly value: string | null
  readonly is_not_applicable: boolean
  readonly photos: number
  /** Two devices answered differently: open until one answer is chosen. */
  readonly is_disputed?: boolean
}

/** A question whose answer gives points. */
export const isScored = ({ kind }: Pick<AuditQuestion, 'kind'>): boolean =>
  kind === 'yes_no' || kind === 'choice' || kind === 'score' || kind === 'number'

const decimal = /^-?\d{1,9}(\.\d{1,4})?$/

const fits: Readonly<Record<AuditQuestionKind, (question: AuditQuestion, value: string) => boolean>> = {
  yes_no: (_, value) => value === 'yes' || value === 'no',
  choice: ({ options }, value) => /^\d{1,2}$/.test(value) && Number(value) < options.length,
  score: ({ max_score }, value) => /^\d{1,2}$/.test(value) && Number(value) <= (max_score ?? 0),
  number: (_, value) => decimal.test(value),
  text: (_, value) => value.trim() !== '',
  photo: () => false,
  signature: (_, value) => value.trim() !== '',
}

/** Whether the value may answer the question. A photo is answered by its photos, never by a value. */
export const isAuditValue = (question: AuditQuestion, value: string): boolean =>
  fits[question.kind](question, value)

/** Where a question is not complete: `[field, code]`; null where it is. */
export function faultOfQuestion(question: Omit<AuditQuestion, 'id'>): readonly [string, string] | null {
  const { kind, options, max_score, min, max } = question
  if (kind === 'choice' && options.length < 2) return ['options', 'no_options']
  if (kind === 'score' && max_score === null) return ['max_score', 'required']
  if (kind === 'number' && min === null && max === null) return ['max', 'no_limit']
  if (min !== null && max !== null && Number(min) > Number(max)) return ['max', 'min_above_max']
  return null
}

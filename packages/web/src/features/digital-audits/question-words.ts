import type { AuditQuestionKind } from '@larder/core/audits'
import type { Say, TextKey } from '#kit/i18n.ts'
import type { Answer, Question } from './audit-state.ts'

export const kindWords = {
  yes_no: 'audits.kind_yes_no',
  choice: 'audits.kind_choice',
  score: 'audits.kind_score',
  number: 'audits.kind_number',
  text: 'audits.kind_text',
  photo: 'audits.kind_photo',
  signature: 'audits.kind_signature',
} as const satisfies Record<AuditQuestionKind, TextKey>

type Limited = { readonly min: string | null; readonly max: string | null; readonly unit: string }

/** “0–5 °C”, “≤ 5 °C”, “≥ 63 °C”. */
export function limitWords({ min, max, unit }: Limited): string {
  const span = min === null ? `≤ ${max ?? ''}` : max === null ? `≥ ${min}` : `${min}–${max}`
  return unit === '' ? span : `${span} ${unit}`
}

/** The answer as words. */
export function answerWords(
  say: Say,
  question: Question,
  { value, is_not_applicable, photos }: Answer,
): string {
  if (is_not_applicable) return say('audits.not_applicable')
  const { kind, options, max_score, unit } = question
  if (kind === 'photo') return say('audits.photos_count', { count: photos.length })
  if (value === null) return say('audits.no_answer')
  switch (kind) {
    case 'yes_no':
      return say(value === 'yes' ? 'audits.yes' : 'audits.no')
    case 'choice':
      return options[Number(value)]?.text ?? value
    case 'score':
      return `${value} / ${max_score ?? 0}`
    case 'number':
      return `${value} ${unit} (${limitWords(question)})`
    default:
      return value
  }
}

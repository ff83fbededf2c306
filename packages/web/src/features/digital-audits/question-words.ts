import type { AuditQuestionKind } from '@larder/core/audits'
import type { TextKey } from '#kit/i18n.ts'

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

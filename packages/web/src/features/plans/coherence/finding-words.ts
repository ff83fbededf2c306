import type { Finding } from '@larder/contract/plan-coherence'
import type { TextKey } from '#kit/i18n.ts'

const kinds = {
  task_missing: 'plan.coherence_task_missing',
  task_disabled: 'plan.coherence_task_disabled',
  limit_without_line: 'plan.coherence_limit_without_line',
  task_not_in_plan: 'plan.coherence_task_not_in_plan',
  limit_unknown: 'plan.coherence_limit_unknown',
  step_laxer: 'plan.coherence_step_laxer',
  unit_laxer: 'plan.coherence_unit_laxer',
} as const satisfies Partial<Record<Finding['kind'], TextKey>>

const limits = {
  laxer: 'plan.coherence_limit_laxer',
  stricter: 'plan.coherence_limit_stricter',
  other: 'plan.coherence_limit_another',
} as const
const frequencies = {
  laxer: 'plan.coherence_frequency_rarer',
  stricter: 'plan.coherence_frequency_oftener',
  other: 'plan.coherence_frequency_another',
} as const

/** The finding, in a sentence. */
export function findingWords({ kind, direction }: Finding): TextKey {
  if (kind === 'limit_differs') return limits[direction ?? 'other']
  return kind === 'frequency_differs' ? frequencies[direction ?? 'other'] : kinds[kind]
}

/** The label of the button that fixes it. */
export const mendWords = {
  make_task: 'plan.mend_make_task',
  enable_task: 'plan.mend_enable_task',
  take_plan_limit: 'plan.mend_take_plan_limit',
  take_task_limit: 'plan.mend_take_task_limit',
  take_plan_frequency: 'plan.mend_take_plan_frequency',
  remove_task: 'plan.mend_remove_task',
  tighten_range: 'plan.mend_take_plan_limit',
} as const satisfies Record<Finding['mends'][number], TextKey>

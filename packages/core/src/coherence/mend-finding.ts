import type { LimitEdit } from '../haccp/index.ts'
import type { Finding, MendName } from './check-coherence.ts'
import type { Range } from './place-task.ts'

/** A change to a task of the plan that the place takes back. */
export type TakenBack = 'limit' | 'schedule' | 'disabled'

/**
 * How a finding is fixed: by taking a change of a task back, removing a task, tightening one range, or giving
 * the plan the task's limit.
 */
export type MendAct =
  | { readonly act: 'follow_plan'; readonly back: TakenBack | null }
  | { readonly act: 'remove' }
  /** `to`: null = as the task says. */
  | {
      readonly act: 'tighten'
      readonly step_id: number
      readonly unit_id: number | null
      readonly to: Range | null
    }
  | { readonly act: 'own_limit'; readonly edit: LimitEdit }

const backs: Partial<Record<MendName, TakenBack>> = {
  enable_task: 'disabled',
  take_plan_limit: 'limit',
  take_plan_frequency: 'schedule',
}

/** Undefined for a fix that the finding does not offer. */
export function mendAct(finding: Finding, mend: MendName): MendAct | undefined {
  if (!finding.mends.includes(mend)) return undefined
  if (mend === 'remove_task') return { act: 'remove' }
  if (mend === 'tighten_range')
    return finding.range === null
      ? undefined
      : {
          act: 'tighten',
          step_id: finding.range.step_id,
          unit_id: finding.range.unit_id,
          to: finding.range.fixed,
        }
  if (mend !== 'take_task_limit') return { act: 'follow_plan', back: backs[mend] ?? null }
  const limit = finding.limits?.task
  return limit == null ? undefined : { act: 'own_limit', edit: { id: limit.id, values: [limit] } }
}

import type { Statement } from '@larder/contract/plan-sources'
import type { TextKey } from '#kit/i18n.ts'

/** The filter of the list; an empty value filters nothing. */
export type StatementFilter = {
  readonly search: string
  readonly kind: Statement['kind'] | ''
  readonly force: Statement['force'] | ''
  readonly only_open: boolean
}

export const noFilter: StatementFilter = { search: '', kind: '', force: '', only_open: false }

/** The filter as query parameters. */
export const queryOf = ({ search, kind, force, only_open }: StatementFilter, about: string | undefined) => ({
  ...(search.trim() !== '' && { search: search.trim() }),
  ...(kind !== '' && { kind }),
  ...(force !== '' && { force }),
  ...(only_open && { to_verify: 'true' as const }),
  ...(about !== undefined && { about }),
})

export const kindNames = {
  hazard: 'plan.kind_hazard',
  limit: 'plan.kind_limit',
  task: 'plan.kind_task',
  corrective_action: 'plan.kind_corrective_action',
  programme: 'plan.kind_programme',
  analysis: 'plan.kind_analysis',
  duty: 'plan.kind_duty',
  process: 'plan.kind_process',
} as const satisfies Record<Statement['kind'], TextKey>

export const forceNames = {
  law: 'plan.force_law',
  guide: 'plan.force_guide',
  practice: 'plan.force_practice',
} as const satisfies Record<Statement['force'], TextKey>

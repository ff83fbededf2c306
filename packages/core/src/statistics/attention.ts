import type { Permission } from '../permissions/index.ts'
import { overviewAreas, type AreaPercents, type OverviewArea } from './overall-percent.ts'

/** What there is to do at a place, as counts; `plan_status` 1 unfilled, 2 filled, 3 confirmed. */
export type PlaceState = {
  readonly overdue_checks: number
  readonly open_alarms: number
  readonly open_tickets: number
  readonly waiting_verifications: number
  readonly plan_status: number
  readonly plan_is_outdated: boolean
  readonly plan_proposals: number
}

/** Most urgent first. */
export const attentionKinds = [
  'overdue_checks',
  'open_alarms',
  'open_tickets',
  'plan_unfilled',
  'plan_outdated',
  'plan_unconfirmed',
  'plan_proposals',
  'waiting_verifications',
] as const
export type AttentionKind = (typeof attentionKinds)[number]

/** The permission of those who can do something about it. */
const permissionFor: Readonly<Record<AttentionKind, Permission>> = {
  overdue_checks: 'entries.create',
  open_alarms: 'equipment.view',
  open_tickets: 'tickets.answer',
  plan_unfilled: 'plans.edit',
  plan_outdated: 'plans.edit',
  plan_unconfirmed: 'plans.confirm',
  plan_proposals: 'plans.review',
  waiting_verifications: 'verifications.edit',
}

function countsOf(state: PlaceState): Readonly<Record<AttentionKind, number>> {
  const when = (holds: boolean): number => (holds ? 1 : 0)
  const isFilled = state.plan_status > 1
  return {
    overdue_checks: state.overdue_checks,
    open_alarms: state.open_alarms,
    open_tickets: state.open_tickets,
    plan_unfilled: when(!isFilled),
    plan_outdated: when(isFilled && state.plan_is_outdated),
    plan_unconfirmed: when(state.plan_status === 2 && !state.plan_is_outdated),
    plan_proposals: state.plan_proposals,
    waiting_verifications: state.waiting_verifications,
  }
}

type May = (permission: Permission) => boolean

/** `is_mine`: the reader can do something about it. */
export type AttentionItem = {
  readonly kind: AttentionKind
  readonly count: number
  readonly is_mine: boolean
}

/** What is open at a place, most urgent first, also what others have to do. */
export function listAttention(state: PlaceState, may: May): readonly AttentionItem[] {
  const counts = countsOf(state)
  return attentionKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => ({ kind, count: counts[kind], is_mine: may(permissionFor[kind]) }))
}

/** Who can raise the percentage of an area, and below which one that is to be done. */
const raising: Readonly<Record<OverviewArea, { readonly permission: Permission; readonly below: number }>> = {
  plan: { permission: 'plans.edit', below: 100 },
  // A missed check cannot be made up for.
  monitoring: { permission: 'entries.create', below: 0 },
  documents: { permission: 'required_documents.edit', below: 100 },
  // A result is no task; a template without an audit, or a failed one, is.
  audits: { permission: 'digital_audit_results.edit', below: 50 },
  personnel: { permission: 'team_tasks.edit', below: 100 },
  production: { permission: 'traceability.record', below: 100 },
}

export type LowArea = { readonly area: OverviewArea; readonly percent: number; readonly is_mine: boolean }

/** The areas in which something is missing, the lowest first. */
export function listLowAreas(percents: AreaPercents, may: May): readonly LowArea[] {
  return overviewAreas
    .flatMap((area) => {
      const percent = percents[area]
      if (percent === null || percent >= 100) return []
      const { permission, below } = raising[area]
      return [{ area, percent, is_mine: percent < below && may(permission) }]
    })
    .toSorted((a, b) => a.percent - b.percent)
}

import type { Permission } from '../permissions/index.ts'

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

export type AttentionItem = { readonly kind: AttentionKind; readonly count: number }

/** What at a place needs the reader, most urgent first; nothing that he or she may not do. */
export function listAttention(
  state: PlaceState,
  may: (permission: Permission) => boolean,
): readonly AttentionItem[] {
  const counts = countsOf(state)
  return attentionKinds
    .filter((kind) => counts[kind] > 0 && may(permissionFor[kind]))
    .map((kind) => ({ kind, count: counts[kind] }))
}

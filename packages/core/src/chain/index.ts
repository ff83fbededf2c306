/** Many places side by side: docs/decisions/115-place-groups.md. */

/** With more places than this they are rows of a table, also without groups. */
export const MANY_PLACES = 12

/** The checks of some days together; one that was due and not done is missed. */
export type CountedDays = { readonly ok: number; readonly missed: number }

/** Share of the checks that were done, 0 to 100, rounded down; null where none was due. */
export const donePercent = ({ ok, missed }: CountedDays): number | null =>
  ok + missed === 0 ? null : Math.floor((ok / (ok + missed)) * 100)

export type ChainPlace = {
  readonly name: string
  /** Share of the last seven days. */
  readonly week: number | null
  readonly breaches: number
  readonly open_alarms: number
  readonly open_tickets: number
  readonly expiring: number
}

const PLAN_CONFIRMED = 3

/** The share below which a place needs somebody. */
export const GOOD_PERCENT = 90

/** Whether somebody should look at the place. */
export const needsSomebody = ({ week, open_alarms, open_tickets }: Omit<ChainPlace, 'name'>): boolean =>
  open_alarms > 0 || open_tickets > 0 || (week !== null && week < GOOD_PERCENT)

/** Something at the place is open, though not urgent. */
export const hasSomethingOpen = (
  place: Omit<ChainPlace, 'name'> & { readonly plan: number; readonly plan_is_outdated: boolean },
): boolean =>
  needsSomebody(place) ||
  place.expiring > 0 ||
  place.plan !== PLAN_CONFIRMED ||
  place.plan_is_outdated ||
  (place.week !== null && place.week < 100)

/**
 * The worst place first: open alarms, then the lowest share of checks, then breaches, tickets and papers. A
 * place without checks comes after all others of its kind.
 */
export function byWorst(a: ChainPlace, b: ChainPlace): number {
  return (
    b.open_alarms - a.open_alarms ||
    (a.week ?? 101) - (b.week ?? 101) ||
    b.breaches - a.breaches ||
    b.open_tickets - a.open_tickets ||
    b.expiring - a.expiring ||
    a.name.localeCompare(b.name)
  )
}

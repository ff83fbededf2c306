/**
 * Places and payment (general 4.9). A place is paid for while somebody may write there, so the number of paid
 * places changes with a place, and with the first or the last writing user of one.
 */

/** Paid places, at least one, from the number of writing users of each. */
export const paidPlaces = (writersOfPlaces: readonly number[]): number =>
  Math.max(1, writersOfPlaces.filter((writers) => writers > 0).length)

/**
 * Whether a company may add a place: while no payment is overdue, or while no place has two writing users.
 *
 * @param next_payment_date the last day of the paid period, `YYYY-MM-DD`; null where nothing is paid by card
 */
export const mayCreatePlace = (
  writersOfPlaces: readonly number[],
  next_payment_date: string | null,
  today: string,
): boolean =>
  next_payment_date === null || next_payment_date >= today || writersOfPlaces.every((writers) => writers < 2)

/**
 * Whether adding a place moves the next billing date: `places` with the new one; the first one moves nothing.
 */
export const movesBillingDate = (places: number, isTrial: boolean): boolean => places > 1 && !isTrial

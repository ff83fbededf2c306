export type PlaceCreation = {
  /** Users of the selected place whose access is more than readonly. */
  readonly writing_users: number
  /** `YYYY-MM-DD`; null while nothing is billed. */
  readonly next_payment_date: string | null
  /** `YYYY-MM-DD` */
  readonly today: string
}

/** General 4.9: fewer than two users who are not readonly, or a next payment date that is not yet past. */
export const mayCreatePlace = ({ writing_users, next_payment_date, today }: PlaceCreation): boolean =>
  writing_users < 2 || next_payment_date === null || next_payment_date >= today

/** General 4.9: the price changes with the number of such users when there is exactly one. */
export const changesPrice = (writing_users: number): boolean => writing_users === 1

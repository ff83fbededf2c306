import { dayOf, type Pause } from '@larder/core/schedule'

/** A pause as the schedule takes it: days counted from 1970, both included. */
export const asPause = ({
  start_date,
  end_date,
}: {
  readonly start_date: string
  readonly end_date: string
}): Pause => ({ from: dayOf(start_date), to: dayOf(end_date) })

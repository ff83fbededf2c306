import type { TaskOfDay } from '@larder/contract/entries'

/** The name on the line of a check: its unit, else its short name, else its name. */
export const lineName = ({
  name,
  short_name,
  unit,
}: Pick<TaskOfDay, 'name' | 'short_name' | 'unit'>): string => unit?.name ?? short_name ?? name

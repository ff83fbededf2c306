import { taskCategories, type FrequencyName } from '../haccp/index.ts'

const inspections = [
  'once_in_2_months',
  'once_in_month',
  'once_in_quartal',
  'twice_in_a_year',
  'once_in_year',
  'not_specified',
] as const satisfies readonly FrequencyName[]
const cleaning = [
  'twice_a_day',
  'once_a_day',
  'once_a_week',
  'other',
  'once_in_month',
  'once_in_quartal',
  'not_specified',
] as const satisfies readonly FrequencyName[]
const standard = [
  'twice_a_day',
  'once_a_day',
  'once_a_week',
  'other',
  'not_specified',
] as const satisfies readonly FrequencyName[]

const {
  analyses,
  calibration,
  maintenance,
  pest_control,
  cleaning: cleanings,
  tasks,
  supervisory,
} = taskCategories

/** Kinds of analyses: water, listeria, extending best before, other. */
export const analysisSubtypes = [16, 18, 19, 20] as const
const isAnalysis = (id: number): boolean => (analysisSubtypes as readonly number[]).includes(id)

/** Every kind of task that there is, analyses among them. */
export const isTaskSubtype = (id: number): boolean =>
  isAnalysis(id) || Object.values(taskCategories).some((category) => category === id)

/**
 * The possible schedules of a kind of task (plan specification, section 5); kinds that are not named there
 * have the default.
 */
export function scheduleOptions(task_subtype_id: number): readonly FrequencyName[] {
  if (isAnalysis(task_subtype_id)) return inspections
  switch (task_subtype_id) {
    case analyses:
    case calibration:
    case maintenance:
      return inspections
    case pest_control:
      return inspections.filter((name) => name !== 'twice_in_a_year')
    case cleanings:
      return cleaning
    case tasks:
    case supervisory:
      return [...cleaning.filter((name) => name !== 'not_specified'), 'twice_in_a_year', 'not_specified']
    default:
      return standard
  }
}

/** How many times of the day a frequency needs; null = none. */
export const timesAsked = (frequency: FrequencyName): number | null =>
  frequency === 'twice_a_day' ? 2 : frequency === 'once_a_day' ? 1 : null

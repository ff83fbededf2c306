import { frequencyNames, type FrequencyName } from '../haccp/index.ts'

/** Ids of the frequencies on the wire (`task_frequency_type_id`). */
export const frequencyIds = {
  twice_a_day: 1,
  once_a_day: 2,
  once_a_week: 3,
  once_in_month: 4,
  once_in_2_months: 5,
  once_in_quartal: 6,
  twice_in_a_year: 7,
  once_in_year: 8,
  other: 9,
  not_specified: 10,
} as const satisfies Record<FrequencyName, number>

/** The frequency behind an id. */
export const frequencyOf = (id: number): FrequencyName | undefined =>
  frequencyNames.find((name) => frequencyIds[name] === id)

/**
 * The frequencies of analyses, calibration and maintenance (plan specification, section 5); own words are
 * possible too.
 */
export const analysisFrequencies = [
  'once_in_2_months',
  'once_in_month',
  'once_in_quartal',
  'twice_in_a_year',
  'once_in_year',
  'other',
  'not_specified',
] as const satisfies readonly FrequencyName[]
export type AnalysisFrequency = (typeof analysisFrequencies)[number]

/** The frequency behind an id, if analyses may have it. */
export const analysisFrequencyOf = (id: number): AnalysisFrequency | undefined =>
  analysisFrequencies.find((name) => frequencyIds[name] === id)

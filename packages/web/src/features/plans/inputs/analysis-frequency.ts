import { analysisFrequencies, frequencyIds, type AnalysisFrequency } from '@larder/core/plan-progress'
import type { CustomAnalysis } from '@larder/contract/plan-inputs'
import type { Say, TextKey } from '#kit/i18n.ts'

export type OwnAnalysis = CustomAnalysis

const frequencyWordsOf = {
  once_in_2_months: 'plan.frequency_once_in_2_months',
  once_in_month: 'plan.frequency_once_in_month',
  once_in_quartal: 'plan.frequency_once_in_quartal',
  twice_in_a_year: 'plan.frequency_twice_in_a_year',
  once_in_year: 'plan.frequency_once_in_year',
  other: 'plan.frequency_own_words',
  not_specified: 'plan.frequency_not_specified',
} as const satisfies Record<AnalysisFrequency, TextKey>

/** The schedules that analyses may have (plan specification, section 5), in words. */
export const frequencyChoices = (say: Say): readonly { readonly value: string; readonly label: string }[] =>
  analysisFrequencies.map((name) => ({
    value: String(frequencyIds[name]),
    label: say(frequencyWordsOf[name]),
  }))

/** How often an analysis is made, in words; its own words where it has them. */
export function frequencyWords(
  {
    task_frequency_type_id: id,
    custom_frequency: own,
  }: Pick<OwnAnalysis, 'task_frequency_type_id' | 'custom_frequency'>,
  say: Say,
): string {
  if (id === frequencyIds.other && own !== '') return own
  return frequencyChoices(say).find(({ value }) => value === String(id))?.label ?? ''
}

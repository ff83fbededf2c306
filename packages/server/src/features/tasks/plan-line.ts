/** A task beside its line of the plan. Needs the types of plans alone, so that plans may need tasks. */
import type { FrequencyName, KnowledgeTexts, Plan, PlanTask } from '@larder/core/haccp'
import type { TaskRow } from './tasks.queries.ts'

/** The line of the plan that the task was made from; undefined = it has none, or the plan dropped it. */
export const lineOf = (
  { plan }: { readonly plan: Plan | null },
  { plan_task_id }: Pick<TaskRow, 'plan_task_id'>,
): PlanTask | undefined => plan?.tasks.find(({ id }) => id === plan_task_id)

/** A named frequency in the reader's language. */
export const frequencyText = (
  { texts }: { readonly texts: KnowledgeTexts },
  frequency: FrequencyName,
  frequency_key: string | null,
): string => texts.words[`frequency.${frequency_key ?? frequency}`] ?? frequency

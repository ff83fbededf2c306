import { withFoodNames, type TaskDefinition } from '@larder/core/tasks'
import type { FillTask } from '@larder/contract/entries'
import type { TaskWords } from './task-to-fill.queries.ts'

export type Form = {
  readonly id: number
  readonly task_subtype_id: number
  readonly task_version: number
  readonly definition: TaskDefinition
}

/** The form of a version, in the words of one language. */
export function describeForm(
  { id, task_subtype_id, task_version, definition }: Form,
  words: TaskWords | null,
): FillTask {
  const [step] = definition.task_steps
  return {
    id,
    task_subtype_id,
    task_version,
    name: words?.name ?? '',
    instruction: words?.instruction ?? '',
    is_checklist: definition.is_checklist,
    task_steps: definition.task_steps.map((step) => withFoodNames(step, words)) as FillTask['task_steps'],
    sub_tasks: definition.sub_tasks as FillTask['sub_tasks'],
    limit:
      step === undefined || (words?.limit ?? '') === ''
        ? null
        : { min: step.entry_min_value, max: step.entry_max_value, text: words?.limit ?? '' },
    action_options: [
      ...(words?.options ?? []),
      ...definition.corrective_action.options.map(({ id: option, option_text }) => ({
        id: option,
        option_text,
      })),
    ],
    corrective_action: {
      text: definition.corrective_action.text,
      custom_options_enabled: definition.corrective_action.custom_options_enabled,
    },
    related_to: definition.related_to,
    related_entities: definition.related_entities as FillTask['related_entities'],
  }
}

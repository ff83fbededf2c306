/** Describes the fault of an entry in words for the client that sent it. */
import type { EntryRule } from './check-entry.ts'
import type { EntryFault, EntryFaultCode } from './entry-fault.ts'

const sentences: Readonly<Record<EntryFaultCode, string>> = {
  required: 'An answer is missing.',
  number: 'Enter a number.',
  negative: 'Enter a number that is not negative.',
  wrong_type: 'The value does not have the type of the step.',
  unknown_step: 'The task has no such step.',
  unknown_option: 'Choose one of the options.',
  food_required: 'Choose the food.',
  unknown_food: 'Choose one of the foods.',
  duplicate: 'The step is answered twice.',
  corrective_action_required: 'Enter a corrective action.',
}

/** The step or the line of the checklist by its name and id. */
function partOf({ task_steps, sub_tasks }: Pick<EntryRule, 'task_steps' | 'sub_tasks'>, id: number): string {
  const name =
    task_steps.find((step) => step.id === id)?.name ??
    sub_tasks.find((line) => line.id === id)?.description ??
    ''
  return name === '' ? `task_step_id ${id}` : `${name} (task_step_id ${id})`
}

/** A step that the task does not have is not named: the answer must not depend on whose it is. */
export const describeFault = (
  rule: Pick<EntryRule, 'task_steps' | 'sub_tasks'>,
  { code, task_step_id }: EntryFault,
): string =>
  task_step_id === null || code === 'unknown_step'
    ? sentences[code]
    : `${partOf(rule, task_step_id)}: ${sentences[code]}`

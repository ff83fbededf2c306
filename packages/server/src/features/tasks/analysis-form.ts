/**
 * The form of a laboratory result: a value for each criterion, when and where, and the laboratory's report.
 */
import type { Criterion } from '@larder/core/analyses'
import {
  emptyDefinition,
  type StepOption,
  type StepType,
  type TaskDefinition,
  type TaskStep,
} from '@larder/core/tasks'
import type { Say } from '#kit/text/texts.ts'

/** Steps behind the values: sampled on, laboratory, number of the report, its file. */
const FACTS = 4

/** How many ids the form needs. */
export const partsOfForm = (criteria: readonly Criterion[]): number => Math.max(criteria.length, 1) + FACTS

/** The criteria that a form judges by. */
export const criteriaInForm = ({ task_steps }: TaskDefinition): readonly Criterion[] =>
  task_steps.flatMap(({ criterion }) => (criterion === undefined ? [] : [criterion]))

type Making = { readonly ids: readonly number[]; readonly say: Say }

/** `ids`: as many as `partsOfForm`; `say`: in the language of the place's records. */
export function analysisForm(criteria: readonly Criterion[], { ids, say }: Making): TaskDefinition {
  const values: readonly Part[] =
    criteria.length === 0
      ? [{ type: 'choose_one_answer', name: say('analyses.result'), options: answers(say) }]
      : criteria.map((criterion) => ({ type: 'enter_value', name: parameterName(criterion, say), criterion }))
  const facts: readonly Part[] = [
    { type: 'enter_date', name: say('analyses.sampled_on'), isOptional: true },
    { type: 'choose_partner', name: say('analyses.laboratory'), isOptional: true },
    { type: 'enter_text', name: say('analyses.report_number'), isOptional: true },
    { type: 'attach_file', name: say('analyses.report'), isOptional: true },
  ]
  return {
    ...emptyDefinition,
    round: 'yearly',
    task_steps: [...values, ...facts].map((part, index) => stepOf(part, ids[index] ?? 0, index + 1)),
  }
}

/** Names of bacteria are Latin in every language; a few others have words. */
const parameterName = ({ parameter }: Criterion, say: Say): string =>
  parameter === 'Histamine'
    ? say('analyses.histamine')
    : parameter === 'Enterococci'
      ? say('analyses.enterococci')
      : parameter

const answers = (say: Say): readonly StepOption[] => [
  { id: 1, text: say('analyses.answer_good'), order_number: 1, is_breach: false },
  { id: 2, text: say('analyses.answer_bad'), order_number: 2, is_breach: true },
]

type Part = {
  readonly type: StepType
  readonly name: string
  readonly isOptional?: boolean
  readonly options?: readonly StepOption[]
  readonly criterion?: Criterion
}

const stepOf = (
  { type, name, isOptional, options, criterion }: Part,
  id: number,
  order: number,
): TaskStep => ({
  id,
  task_step_type_name: type,
  name,
  order_number: order,
  is_required: isOptional !== true,
  quantity: null,
  entry_min_value: null,
  entry_max_value: null,
  hold_minutes: null,
  ...(criterion !== undefined && { criterion }),
  custom_unit: criterion === undefined || criterion.is_absence ? null : criterion.unit,
  allow_custom_value_ind: false,
  options: options ?? [],
  timer_hours: null,
  timer_notify_minutes: null,
  sensor_id: null,
  user_group_id: null,
})

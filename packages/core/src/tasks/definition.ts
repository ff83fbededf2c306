/** The shape in which the definition of a task is stored, versioned and sent. Document 3, section 3. */
import type { Criterion } from '../analyses/index.ts'
import type { RoundId } from '../haccp/index.ts'
import type { CustomFrequency } from './custom-frequency.ts'

export const stepTypes = [
  'choose_answer',
  'choose_one_answer',
  'choose_product',
  'enter_amount',
  'enter_value',
  'enter_temperature',
  'enter_date',
  'enter_text',
  'ticket',
  'attach_file',
  'choose_partner',
] as const
export type StepType = (typeof stepTypes)[number]

/**
 * Types whose answer is chosen from the step's options. A `choose_one_answer` without options offers “done”
 * and “not done”.
 */
export const choosingTypes: readonly StepType[] = ['choose_answer', 'choose_one_answer']
/** Types whose answer is a number that a range can judge. */
export const measuringTypes: readonly StepType[] = ['enter_amount', 'enter_value', 'enter_temperature']

export type StepOption = {
  /** Within its step, from 1. */
  readonly id: number
  readonly text: string
  readonly order_number: number
  /** Choosing it means that something is wrong: a corrective action is required. */
  readonly is_breach: boolean
}

/**
 * A food or a way of making with a limit of its own: who fills the step says which one is in hand. Figures in
 * °C for temperatures.
 */
export type StepFood = {
  /** Within its step, the same over versions: `whole_bird`. */
  readonly key: string
  /** In the reader's language, with the limit in words; both are empty in a stored definition. */
  readonly name: string
  readonly limit_text: string
  readonly entry_min_value: number | null
  readonly entry_max_value: number | null
  readonly hold_minutes: number | null
}

/** One field of a form. Its id is unique in the database and stays over versions. */
export type TaskStep = {
  readonly id: number
  readonly task_step_type_name: StepType
  /** Empty for the step that the plan makes: the task's name says it. */
  readonly name: string
  readonly order_number: number
  readonly is_required: boolean
  /** The measured quantity of a step that the plan makes: celsius, hours, ph … */
  readonly quantity: string | null
  /** In °C for temperatures, else in the step's unit; both ends are inclusive. */
  readonly entry_min_value: number | null
  readonly entry_max_value: number | null
  readonly hold_minutes: number | null
  /** At least two, of a step that the plan makes; absent = the step's own limit judges all. */
  readonly foods?: readonly StepFood[] | undefined
  /** Of a laboratory analysis: its value is that of all samples (`parseSamples`), judged by this. */
  readonly criterion?: Criterion | undefined
  readonly custom_unit: string | null
  /** An answer in own words beside the options. */
  readonly allow_custom_value_ind: boolean
  readonly options: readonly StepOption[]
  readonly timer_hours: number | null
  /** How long before the timer ends people are notified. */
  readonly timer_notify_minutes: number | null
  readonly sensor_id: number | null
  readonly user_group_id: number | null
}

export type ActionChoice = {
  /** Within its task or sub-task. */
  readonly id: number
  readonly option_text: string
  /** Of the place's own, not of the plan. */
  readonly is_custom: boolean
}

export type CorrectiveAction = {
  readonly text: string
  /** Own words may be written beside the options. */
  readonly custom_options_enabled: boolean
  readonly options: readonly ActionChoice[]
}

/** One line of a checklist. Its id is unique in the database and stays over versions. */
export type SubTask = {
  readonly id: number
  readonly description: string
  readonly order_number: number
  /** Null = as often as the checklist. */
  readonly task_frequency_type_id: number | null
  readonly custom_frequency: CustomFrequency | null
  readonly user_group_id: number | null
  /** “Not done” is an ordinary answer: it needs no corrective action and is no breach. */
  readonly allow_not_done: boolean
  readonly corrective_action: CorrectiveAction
}

export const unitKinds = ['equipment', 'room'] as const
export type UnitKind = (typeof unitKinds)[number]

/** A piece of equipment or a room at which the task is done. */
export type RelatedEntity = {
  readonly kind: UnitKind
  readonly id: number
  /** Of its own where `sameFrequencyForTasks` is off; null = as the task. */
  readonly task_frequency_type_id: number | null
  readonly custom_frequency: CustomFrequency | null
  /** Of its own where `sameRoleForTasks` is off; null = as the task. */
  readonly user_group_id: number | null
  /** Ranges of its own where `same_task_for_all` is off. */
  readonly limits: readonly {
    readonly task_step_id: number
    readonly entry_min_value: number | null
    readonly entry_max_value: number | null
  }[]
}

export type TaskDefinition = {
  /** A checklist has sub-tasks, a form has steps. */
  readonly is_checklist: boolean
  readonly task_steps: readonly TaskStep[]
  readonly sub_tasks: readonly SubTask[]
  /** The place's own actions; the plan's options are in the texts of the task. */
  readonly corrective_action: CorrectiveAction
  readonly related_to: UnitKind | 'none'
  readonly related_entities: readonly RelatedEntity[]
  readonly same_task_for_all: boolean
  readonly sameFrequencyForTasks: boolean
  readonly sameRoleForTasks: boolean
  /** Groups of people (`user_groups`). */
  readonly user_group_id: number | null
  readonly responsible_role_ids: readonly number[]
  readonly notify_role_ids: readonly number[]
  readonly is_ticket: boolean
  readonly is_verification_enabled: boolean
  readonly verification_user_group_id: number | null
  readonly verification_notification_frequency_type_id: number | null
  readonly instructionSummaryText: string
  /** The round of the day that it is a line of; absent or null = of none. */
  readonly round?: RoundId | null
}

/** By their keys: foods with limits of their own, in one language. */
export type FoodWords = Readonly<
  Record<
    string,
    {
      readonly name: string
      readonly limit: string
      /** The limit with the food behind it, for records. */
      readonly named_limit: string
    }
  >
>

/** A step with its foods in words. */
export const withFoodNames = (
  { foods, ...step }: TaskStep,
  words: { readonly foods?: FoodWords } | null | undefined,
): TaskStep =>
  foods === undefined
    ? step
    : {
        ...step,
        foods: foods.map((food) => ({
          ...food,
          name: words?.foods?.[food.key]?.name ?? food.key,
          limit_text: words?.foods?.[food.key]?.limit ?? '',
        })),
      }

/** As many parts as somebody can fill in on a phone. */
export const MAX_PARTS = 50

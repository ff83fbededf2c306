/**
 * Parts of a task's definition, in and out. Document 3, section 3: form step, sub-task, custom frequency,
 * related unit.
 */
import { MAX_PARTS, repeatOns, stepTypes, unitKinds } from '@larder/core/tasks'
import { z } from 'zod'
import { Flag, requiredText, RowId, text } from './kit/fields.schemas.ts'

const WallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
export const Times = z.array(WallTime).max(24)
/** A local date and time that exist. */
const WallDateTime = z
  .string()
  .regex(/^[1-9]\d{3}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/)
  .refine(
    (value) =>
      new Date(`${value.slice(0, 10)}T00:00:00Z`).getTime() > 0 &&
      new Date(`${value.slice(0, 10)}T00:00:00Z`).toISOString().startsWith(value.slice(0, 10)),
    { message: 'invalid_format' },
  )
export const Figure = z.number().min(-1_000_000).max(1_000_000).nullable()
const Group = RowId.nullable().default(null)

export const CustomFrequencyInput = z.object({
  /**
   * Id of a unit that it repeats by: 4 days, 5 weeks, 6 months, 7 years; null = the named frequency with
   * these times.
   */
  custom_frequency_type_id: z.number().int().min(4).max(7).nullable().default(null),
  task_frequency_cnt: z.number().int().min(1).max(365).default(1),
  /** Local wall times. */
  times: Times.default([]),
  /** 1 = Monday … 7 = Sunday. */
  days_of_week: z.array(z.number().int().min(1).max(7)).max(7).default([]),
  /** Local, `YYYY-MM-DDTHH:mm`. */
  start_time: WallDateTime.nullable().default(null),
  repeat_on: z.enum(repeatOns).nullable().default(null),
})

export const CustomFrequency = z.object({
  custom_frequency_type_id: z.number().int().nullable(),
  task_frequency_cnt: z.number().int(),
  times: z.array(z.string()),
  days_of_week: z.array(z.number().int()),
  start_time: z.string().nullable(),
  repeat_on: z.enum(repeatOns).nullable(),
})

const Option = z.object({
  id: z.number().int(),
  text: z.string(),
  order_number: z.number().int(),
  is_breach: z.boolean(),
})

/** The limit in °C for temperatures; both ends null = no figure is held. */
export const StepLimit = {
  entry_min_value: z.number().nullable(),
  entry_max_value: z.number().nullable(),
  hold_minutes: z.number().nullable(),
}

/** A food or way with a limit of its own; the entry names the one in hand by its key. */
const StepFood = z.object({ key: z.string(), name: z.string(), limit_text: z.string(), ...StepLimit })

/**
 * n, c, m and M of Reg. (EC) 2073/2005 Annex I; `M` null = a two-class plan; `is_absence`: detected or not.
 */
export const Criterion = z.object({
  parameter: z.string(),
  unit: z.string(),
  is_absence: z.boolean(),
  n: z.number().int(),
  c: z.number().int(),
  m: z.number(),
  M: z.number().nullable(),
})

export const TaskStep = z.object({
  id: z.number().int(),
  task_step_type_name: z.enum(stepTypes),
  name: z.string(),
  order_number: z.number().int(),
  is_required: z.boolean(),
  /** The measured quantity: celsius, hours, ph …; null = `custom_unit` has it. */
  quantity: z.string().nullable(),
  ...StepLimit,
  /** At least two; absent = the limit of the step judges all. */
  foods: z.array(StepFood).readonly().optional(),
  /** Of a laboratory analysis. */
  criterion: Criterion.optional(),
  custom_unit: z.string().nullable(),
  allow_custom_value_ind: z.boolean(),
  options: z.array(Option),
  timer_hours: z.number().nullable(),
  timer_notify_minutes: z.number().nullable(),
  sensor_id: z.number().int().nullable(),
  user_group_id: z.number().int().nullable(),
})

const ActionChoice = z.object({ id: z.number().int(), option_text: z.string(), is_custom: z.boolean() })
export const CorrectiveAction = z.object({
  text: z.string(),
  custom_options_enabled: z.boolean(),
  options: z.array(ActionChoice),
})

export const SubTask = z.object({
  id: z.number().int(),
  description: z.string(),
  order_number: z.number().int(),
  /** Null = as often as the checklist. */
  task_frequency_type_id: z.number().int().nullable(),
  custom_frequency: CustomFrequency.nullable(),
  user_group_id: z.number().int().nullable(),
  allow_not_done: z.boolean(),
  corrective_action: CorrectiveAction,
})

export const RelatedEntity = z.object({
  kind: z.enum(unitKinds),
  id: z.number().int(),
  task_frequency_type_id: z.number().int().nullable(),
  custom_frequency: CustomFrequency.nullable(),
  user_group_id: z.number().int().nullable(),
  limits: z.array(
    z.object({
      task_step_id: z.number().int(),
      entry_min_value: z.number().nullable(),
      entry_max_value: z.number().nullable(),
    }),
  ),
})

/** A step without id is new; one of the task keeps its id over versions. */
export const TaskStepInput = z
  .object({
    id: RowId.optional(),
    task_step_type_name: z.enum(stepTypes).optional(),
    name: text(255).optional(),
    order_number: z.number().int().min(0).max(10_000).optional(),
    is_required: Flag.optional(),
    entry_min_value: Figure.optional(),
    entry_max_value: Figure.optional(),
    hold_minutes: z.number().min(0).max(1_000_000).nullable().optional(),
    custom_unit: text(20).nullable().optional(),
    allow_custom_value_ind: Flag.optional(),
    options: z
      .array(
        z.object({
          id: RowId.optional(),
          text: requiredText(255),
          order_number: z.number().int().min(0).max(10_000).optional(),
          is_breach: Flag.default(false),
        }),
      )
      .max(100)
      .optional(),
    timer_hours: z.number().min(0).max(10_000).nullable().optional(),
    timer_notify_minutes: z.number().int().min(0).max(600_000).nullable().optional(),
    sensor_id: RowId.nullable().optional(),
    user_group_id: RowId.nullable().optional(),
  })
  .refine(
    (step) =>
      step.entry_min_value == null ||
      step.entry_max_value == null ||
      step.entry_min_value <= step.entry_max_value,
    { message: 'min_above_max', path: ['entry_min_value'] },
  )

/** An option with neither words nor id of its own is dropped. */
export const CorrectiveActionInput = z.object({
  text: text(2_000).default(''),
  custom_options_enabled: Flag.default(true),
  options: z
    .array(z.object({ id: RowId.optional(), option_text: text(2_000).default('') }))
    .max(50)
    .default([]),
})

export const SubTaskInput = z.object({
  id: RowId.optional(),
  description: requiredText(2_000),
  order_number: z.number().int().min(0).max(10_000).optional(),
  task_frequency_type_id: Group,
  custom_frequency: CustomFrequencyInput.nullable().default(null),
  user_group_id: Group,
  allow_not_done: Flag.default(false),
  corrective_action: CorrectiveActionInput.default({ text: '', custom_options_enabled: true, options: [] }),
})

export const RelatedEntityInput = z.object({
  kind: z.enum(unitKinds),
  id: RowId,
  task_frequency_type_id: Group,
  custom_frequency: CustomFrequencyInput.nullable().default(null),
  user_group_id: Group,
  /** Of a step that is there, or of one by its place among the sent steps, from 1. */
  limits: z
    .array(
      z.object({
        task_step_id: RowId.optional(),
        order_number: z.number().int().min(1).max(MAX_PARTS).optional(),
        entry_min_value: Figure.default(null),
        entry_max_value: Figure.default(null),
      }),
    )
    .max(MAX_PARTS)
    .default([]),
})

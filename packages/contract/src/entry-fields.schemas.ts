/** Values of entries by type of step, in and out. Document 3, sections 3 (“Task entry field value”) and 5. */
import { stepTypes, valueSources } from '@larder/core/tasks'
import { ticketStates } from '@larder/core/tickets'
import { z } from 'zod'
import { DateText, requiredText, RowId, text } from './kit/fields.schemas.ts'
import type { Wire } from './kit/route.ts'

const optionText = { id: RowId.optional(), text: text(2_000) }

/** choose_one_answer, choose_partner, enter_text: an answer in own words has no id. */
const AnswerValue = z.object(optionText)
const TemperatureValue = z.object({ temp: text(20), unit: z.enum(['C', 'F']) })
const AmountValue = z.object({
  /** A number; of a laboratory analysis the values of all samples. */
  amount: text(400),
  unit: z.union([text(20), z.object({ short_name: text(20) })]).nullish(),
})
const DateValue = z.object({
  date: DateText,
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .nullish(),
})

export const FieldValueInput = z.union([
  TemperatureValue,
  AmountValue,
  DateValue,
  AnswerValue,
  z.array(z.object(optionText)).max(100),
  z.object({ description: text(5_000) }),
  z.object({ id: RowId }),
])

/**
 * A corrective action: one of the task's own by id, or a custom one by its text; with neither it is dropped.
 */
export const ActionOption = z.object({ id: RowId.optional(), option_text: text(2_000).optional() })

export const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)

/** A file of the place, or a photo that follows: named by its own uuid, with the SHA-256 of its content. */
export const FileRef = z.union([
  z.object({ id: RowId }),
  z.object({ uuid: z.uuid(), sha256: Sha256, filename: requiredText(200) }),
])
export type FileRef = Wire<typeof FileRef>

export const EntryFieldInput = z.object({
  /** Of a step, or of a sub-task of a checklist. */
  task_step_id: RowId,
  value: FieldValueInput.nullable().default(null),
  /** Key of the food in hand, of a step whose foods have limits of their own. */
  food: text(60).optional(),
  files: z.array(FileRef).max(20).default([]),
  /** The origin of the value; values that a sensor fills in by itself are not sent here. */
  source: z.enum(['typed', 'probe', 'confirmed_prefill', 'imported']).default('typed'),
  /** Of a sub-task that was not done. */
  action_options: z.array(ActionOption).max(50).default([]),
  comment: text(5_000).default(''),
})

/** A file as the entry holds it: its content by SHA-256; null while a photo has not come. */
export const StoredFile = z.object({
  id: z.number().int(),
  sha256: z.string().nullable(),
  sent_sha256: z.string().optional(),
})

/** A file with the data of its row; name and type are unknown where that is gone. */
export const ShownFile = StoredFile.omit({ sent_sha256: true }).extend({
  filename: z.string(),
  mime: z.string().nullable(),
})
export type ShownFile = Wire<typeof ShownFile>

/** Document 3, “Activity entry”: the record of traceability that names it. */
export const BatchOfEntry = z.object({
  id: z.number().int(),
  amount: z.string(),
  amount_unit_id: z.number().int(),
  product_name: z.string(),
  expiry_date: z.string().nullable(),
  batch_number: z.string(),
})

/** A ticket as its entry names it. */
export const TicketOfEntry = z.object({ id: z.number().int(), status: z.enum(ticketStates) })

const StoredOption = z.object({ id: z.number().int().optional(), text: z.string() })

export const ChosenAction = z.object({
  id: z.number().int().optional(),
  option_text: z.string(),
  is_custom: z.boolean(),
})

/** Limit as it stood at that moment, in °C for temperatures. */
export const TaskLimit = z.object({
  min: z.number().nullable(),
  max: z.number().nullable(),
  text: z.string(),
})

export const EntryField = z.object({
  id: z.number().int(),
  task_step_id: z.number().int(),
  name: z.string(),
  type: z.enum(stepTypes),
  value: z
    .union([
      z.object({ temp: z.string(), unit: z.enum(['C', 'F']) }),
      z.object({
        amount: z.string(),
        unit: z.union([z.string(), z.object({ short_name: z.string() })]).nullish(),
      }),
      z.object({ date: z.string(), time: z.string().nullish() }),
      z.object({ description: z.string() }),
      StoredOption,
      z.array(StoredOption),
      z.object({ id: z.number().int(), name: z.record(z.string(), z.string()).optional() }),
    ])
    .nullable(),
  reading: z.number().nullable(),
  limit: TaskLimit.nullable(),
  /** What was in hand, at a step whose foods have limits of their own. */
  food: z.object({ key: z.string(), name: z.string() }).optional(),
  within: z.boolean().nullable(),
  source: z.enum(valueSources),
  measured_at: z.string().nullable(),
  /** When it was answered, in a form with timers; absent = when the entry was done. */
  answered_at: z.string().optional(),
  files: z.array(StoredFile),
  action_options: z.array(ChosenAction),
  comment: z.string(),
})
export type EntryField = Wire<typeof EntryField>

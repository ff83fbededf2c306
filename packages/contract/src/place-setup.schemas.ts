import { z } from 'zod'
import { roundIds, setupStops, storageKinds } from '@larder/core/haccp'
import type { SchemaTable, Wire, WireInput } from './kit/route.ts'
import { baseOf, InLanguage, PlaceParams, requiredText, RowId, text } from './kit/fields.schemas.ts'
import { Held } from './equipment.schemas.ts'
import { PlanStatus } from './plans.schemas.ts'

/** Answers by the key of their question; a question that is left out keeps its answer. */
const SetupAnswers = z.record(z.string().max(64), z.boolean())

export const SetupQuestion = z.object({
  key: z.string(),
  /** Where on the way of the food it is asked. */
  stop: z.enum(setupStops),
  name: z.string(),
  hint: z.string(),
  /** Asked at once; the others are asked under “rarely”. */
  is_usual: z.boolean(),
  answer: z.boolean(),
})
export type SetupQuestion = Wire<typeof SetupQuestion>

const units = z
  .array(z.object({ id: RowId.nullable(), name: requiredText(255), holds: Held.default([]) }))
  .max(50)

/** The units of a kind that keep food at a temperature, and what one is called: “Fridge”. */
export const SetupUnits = z.object({
  kind: z.enum(storageKinds),
  name: z.string(),
  unit_name: z.string(),
  units,
})
export type SetupUnits = Wire<typeof SetupUnits>

export const SetupPreview = z.object({
  /** The way of the food, in its order. */
  flow: z.array(z.object({ key: z.string(), name: z.string() })),
  products: z.array(z.string()),
  raw_materials: z.array(z.string()),
  control_points: z.array(z.object({ label: z.string(), name: z.string(), limit_text: z.string() })),
  /** Rounds of a usual day, in its order; lines at all its times. */
  rounds: z.array(z.object({ round: z.enum(roundIds), times: z.array(z.string()), lines: z.number().int() })),
  /** Lines of a usual day, and the minutes that they take (our estimate). */
  checks_a_day: z.number().int(),
  minutes_a_day: z.number().int(),
  /** Kinds of units that the tasks of the plan read. */
  unit_kinds: z.array(z.enum(storageKinds)),
  /**
   * Foods with a limit of their own in a kind of unit, the strictest first; none where one limit is for all.
   */
  unit_foods: z.array(
    z.object({
      kind: z.enum(storageKinds),
      holds: z.array(z.string()),
      name: z.string(),
      limit_text: z.string(),
    }),
  ),
  /** Answers that exclude each other, each with the answer that resolves it. */
  conflicts: z.array(
    z.object({ key: z.string(), text: z.string(), question: z.string(), answer: z.boolean() }),
  ),
})
export type SetupPreview = Wire<typeof SetupPreview>

export const PlaceSetup = z.object({
  questions: z.array(SetupQuestion),
  units: z.array(SetupUnits),
  preview: SetupPreview,
  /**
   * Other places of the company with the same activity, whose answers can be copied; with the number of their
   * own tasks and of their people. Null = the reader may not copy people.
   */
  copy_from: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      own_tasks: z.number().int(),
      people: z.number().int().nullable(),
    }),
  ),
})
export type PlaceSetup = Wire<typeof PlaceSetup>

export const SetupInput = z.object({
  answers: SetupAnswers,
  /** The answers as the user saw them: those that others gave since stay where the user's is still the same. */
  base_answers: SetupAnswers.optional(),
  /** A kind that is left out keeps its units; a unit that is left out is disabled, and keeps its entries. */
  units: z
    .array(
      z.object({
        kind: z.enum(storageKinds),
        units,
        /** The units as the user saw them: what others changed, added or disabled since stays. */
        base: baseOf(units),
      }),
    )
    .max(storageKinds.length),
})
export type SetupInput = WireInput<typeof SetupInput>

export const placeSetupSchemas = {
  get: {
    params: PlaceParams,
    query: InLanguage,
    response: PlaceSetup,
    summary: 'Questions of the set-up in minutes, with the answers so far or the usual ones',
  },
  preview: {
    params: PlaceParams,
    query: InLanguage.extend({
      /** Keys of the questions that are answered with yes, by commas; without it, the answers so far. */
      yes: text(4_000).optional(),
    }),
    response: SetupPreview,
    summary: 'What the answers mean for the plan and the day, without saving them',
  },
  save: {
    params: PlaceParams,
    query: InLanguage,
    body: SetupInput,
    response: PlanStatus,
    summary: 'Saves answers and units as every page of the general information; files may come later',
  },
  copy: {
    params: PlaceParams,
    query: InLanguage,
    body: z.object({
      from_place_id: RowId,
      answers: z.boolean().default(true),
      /** The place's own tasks, with their work groups. */
      tasks: z.boolean().default(false),
      /** Names, addresses, positions and work groups; no access, id codes or certificates. */
      people: z.boolean().default(false),
    }),
    response: PlanStatus,
    summary: 'Copies answers, own tasks and people of another place of the company with the same activity',
  },
} satisfies SchemaTable

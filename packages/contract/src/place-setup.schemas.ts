import { z } from 'zod'
import { roundIds, setupStops, storageKinds } from '@larder/core/haccp'
import type { SchemaTable } from './kit/route.ts'
import { InLanguage, PlaceParams, requiredText, RowId } from './kit/fields.schemas.ts'
import { PlanStatus } from './plans.schemas.ts'

/** Answers by the key of their question; a question that is left out keeps its usual answer. */
const SetupAnswers = z.record(z.string().max(64), z.boolean())
const unitCount = z.number().int().min(0).max(50)

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
export type SetupQuestion = z.infer<typeof SetupQuestion>

/** A food that a unit may hold, with the limit of the place: “Poultry”, “≤ 4 °C”. */
const StoredFood = z.object({ key: z.string(), name: z.string(), limit_text: z.string() })

/** `holds` empty: everything that is kept there. */
const SetupUnit = z.object({
  id: RowId.nullable(),
  name: requiredText(255),
  holds: z.array(z.string().max(64)).max(50).default([]),
})

export const SetupUnits = z.object({
  kind: z.enum(storageKinds),
  name: z.string(),
  /** Foods with limits of their own there; empty where one limit is for all. */
  foods: z.array(StoredFood),
  units: z.array(SetupUnit),
})
export type SetupUnits = z.infer<typeof SetupUnits>

export const SetupPreview = z.object({
  /** The way of the food, in its order. */
  flow: z.array(z.object({ key: z.string(), stop: z.enum(setupStops), name: z.string() })),
  products: z.array(z.string()),
  raw_materials: z.array(z.string()),
  control_points: z.array(z.object({ number: z.number().int(), name: z.string(), limit_text: z.string() })),
  /** Rounds of a usual day, in its order. */
  rounds: z.array(z.object({ round: z.enum(roundIds), times: z.array(z.string()), lines: z.number().int() })),
  /** Lines of a usual day, and the minutes that they take. */
  checks_a_day: z.number().int(),
  minutes_a_day: z.number().int(),
  /** Kinds of units that the answers need: a place that sells fish on ice has a display. */
  unit_kinds: z.array(z.enum(storageKinds)),
  /** Answers that exclude each other, each with the answer that would resolve it. */
  conflicts: z.array(
    z.object({ key: z.string(), text: z.string(), question: z.string(), answer: z.boolean() }),
  ),
})
export type SetupPreview = z.infer<typeof SetupPreview>

export const PlaceSetup = z.object({
  questions: z.array(SetupQuestion),
  units: z.array(SetupUnits),
  preview: SetupPreview,
  /** Whether the answers were saved before; else they are what is usual for such a place. */
  is_saved: z.boolean(),
  /** Other places of the company that can be copied. */
  copy_from: z.array(z.object({ id: z.number().int(), name: z.string() })),
})
export type PlaceSetup = z.infer<typeof PlaceSetup>

export const SetupInput = z.object({
  answers: SetupAnswers,
  units: z.array(z.object({ kind: z.enum(storageKinds), units: z.array(SetupUnit).max(50) })).max(20),
})
export type SetupInput = z.input<typeof SetupInput>

export const copyParts = ['answers', 'tasks', 'people'] as const

export const placeSetupSchemas = {
  get: {
    params: PlaceParams,
    query: InLanguage,
    response: PlaceSetup,
    summary: 'Questions of the set-up in minutes, with the answers so far or the usual ones',
  },
  preview: {
    params: PlaceParams,
    query: InLanguage,
    body: z.object({
      answers: SetupAnswers,
      unit_counts: z.partialRecord(z.enum(storageKinds), unitCount).default({}),
    }),
    response: SetupPreview,
    summary: 'What the answers mean for the plan and the day, without saving them',
  },
  save: {
    params: PlaceParams,
    query: InLanguage,
    body: SetupInput,
    response: PlanStatus,
    summary: 'Saves the answers and units: every page of the general information, files to come later',
  },
  copy: {
    params: PlaceParams,
    query: InLanguage,
    body: z.object({ from_place_id: RowId, parts: z.array(z.enum(copyParts)).min(1).max(3) }),
    response: PlanStatus,
    summary: 'Copies answers, tasks and people of another place of the company',
  },
} satisfies SchemaTable

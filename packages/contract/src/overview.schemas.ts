import { attentionKinds, missingKinds, overviewAreas, setupSteps } from '@larder/core/statistics'
import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import { Id, InLanguage, PlaceParams } from './kit/fields.schemas.ts'

const Percent = z.number().nullable()

/** 0 to 100; null where the area has no data yet. Monitoring: the last seven days, without today. */
export const AreaPercents = z.object({
  audits: Percent,
  documents: Percent,
  monitoring: Percent,
  personnel: Percent,
  plan: Percent,
  production: Percent,
})

export const OverviewPlace = AreaPercents.extend({
  place_id: z.number().int(),
  name: z.string(),
  /** Share of yesterday's checks that were done. */
  monitoring_yesterday: Percent,
  /** Floored average of the areas that have data. */
  overall: Percent,
})

const Count = z.number().int()

export const Attention = z.object({
  /** Of today. */
  checks: z.object({ ok: Count, due: Count, overdue: Count }),
  /** What is open, most urgent first; `is_mine`: the reader can do something about it. */
  items: z.array(z.object({ kind: z.enum(attentionKinds), count: Count, is_mine: z.boolean() })),
  /** Areas below 100 percent, the lowest first. All is right where both lists are empty. */
  areas: z.array(z.object({ area: z.enum(overviewAreas), percent: z.number(), is_mine: z.boolean() })),
  /** What a new place still has to do; null where all is done, and for people who do not edit the plan. */
  setup: z.array(z.object({ step: z.enum(setupSteps), is_done: z.boolean() })).nullable(),
})
export type Attention = Wire<typeof Attention>

const Celsius = z.number()

/** What is read at an hour, at one unit: its last readings, oldest first. */
const TemperatureLine = z.object({
  task_id: Count,
  unit_id: Count.nullable(),
  /** Of the unit, else of the task. */
  name: z.string(),
  /** Foods that the task is about; empty where the name says it all. */
  foods: z.string(),
  limit: z.object({ min: Celsius.nullable(), max: Celsius.nullable() }),
  readings: z.array(z.object({ at: z.string(), celsius: Celsius, is_within: z.boolean() })),
})
export type TemperatureLine = Wire<typeof TemperatureLine>

const Missing = z.object({
  kind: z.enum(missingKinds),
  name: z.string(),
  /** What of it: the requirement, the number of checks, the percentage; empty where the kind says it all. */
  detail: z.string(),
  /** Of the audit or the record; null for others. */
  id: z.number().int().nullable(),
})
export type Missing = Wire<typeof Missing>

export const overviewSchemas = {
  get: {
    query: z.object({ companyId: Id }),
    response: z.object({
      hasGroups: z.boolean(),
      data: z.array(OverviewPlace),
      places: z.array(z.object({ id: z.number().int(), name: z.string() })),
    }),
    summary: 'Percentages per place and area',
  },
  attention: {
    params: PlaceParams,
    response: Attention,
    summary:
      'What is open at the place, most urgent first, whether it is for the reader, and the checks of today',
  },
  missing: {
    params: PlaceParams.extend({ area: z.enum(overviewAreas) }),
    query: InLanguage,
    response: z.array(Missing),
    summary: 'What lowers the percentage of an area, as rows; empty for people who may not open the area',
  },
  temperatures: {
    params: PlaceParams,
    query: InLanguage,
    response: z.array(TemperatureLine),
    summary: 'The last two weeks of each temperature that is read at an hour, with its limit',
  },
} satisfies SchemaTable

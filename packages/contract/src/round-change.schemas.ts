import { z } from 'zod'
import { roundIds } from '@larder/core/haccp'
import type { SchemaTable, Wire } from './kit/route.ts'
import { InLanguage, PlaceParams } from './kit/fields.schemas.ts'
import { PlanStatus } from './plans.schemas.ts'

const Line = z.object({
  name: z.string(),
  /** In words; null = it is ticked. */
  limit_text: z.string().nullable(),
  /** In words: “twice a day”. */
  frequency: z.string(),
  /** Names of the single tasks that it continues; empty = it is new. */
  continues: z.array(z.string()),
  /** Those of them whose limit or schedule the place has changed; the line has the plan's. */
  own_values: z.array(z.string()),
})

export const RoundChange = z.object({
  /** The plan has single tasks, and the newest edition has rounds. */
  is_offered: z.boolean(),
  /** In the order of the day; lines in the order of the walk. */
  rounds: z.array(
    z.object({
      round: z.enum(roundIds),
      /** Local wall times; none where it has no hour. */
      times: z.array(z.string()),
      lines: z.array(Line),
    }),
  ),
  /** Names of the place's own tasks, which stay as they are. */
  own: z.array(z.string()),
  /** Names of single tasks that no line continues: they end, and keep their entries. */
  ended: z.array(z.string()),
  /** Timed cards on a day on which everything daily is due, before and after, and the lines on them. */
  day: z.object({
    cards_before: z.number().int(),
    cards_after: z.number().int(),
    lines_after: z.number().int(),
  }),
  /** Hazards and limits that the newest edition changes too. */
  other_changes: z.number().int(),
})
export type RoundChange = Wire<typeof RoundChange>

export const roundChangeSchemas = {
  get: {
    params: PlaceParams,
    query: InLanguage,
    response: RoundChange,
    summary: 'Which single tasks of the place become lines of which rounds; changes nothing',
  },
  accept: {
    params: PlaceParams,
    body: z.object({
      /** What becomes of the hazards and limits that the newest edition changes too. */
      other_changes: z.enum(['accept', 'keep']),
    }),
    response: PlanStatus,
    summary:
      'Replaces single tasks by rounds; entries stay, and the line that continues a task has its history',
  },
} satisfies SchemaTable

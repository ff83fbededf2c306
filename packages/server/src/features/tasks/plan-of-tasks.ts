import type { Knowledge, KnowledgeTexts, Plan, TemperatureUnit } from '@larder/core/haccp'

/** A plan with what its tasks are made and named by. */
export type PlanOfTasks = {
  readonly plan: Plan
  /** The edition of the knowledge base that the plan rests on. */
  readonly edition: {
    readonly knowledge: Knowledge
    readonly texts: Readonly<Record<string, KnowledgeTexts>>
  }
  readonly temperature_unit: TemperatureUnit
}

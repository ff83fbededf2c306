import { describeTask, taskCategories, type Plan, type PlanTask, type TemperatureUnit } from '@larder/core/haccp'
import { knowledge, texts } from '@larder/knowledge'
import type { Ctx } from '#kit/context.ts'
import { disableOtherPlanTasks, upsertPlanTasks, type PlanTaskRow } from './tasks.queries.ts'

/**
 * Makes the plan's monitoring tasks the place's own: same limit, same frequency, texts in every language that the
 * knowledge base has. Tasks that the plan no longer has are disabled, their entries stay.
 */
export async function adoptPlanTasks(ctx: Ctx, at: { company_id: number; place_id: number }, plan: Plan, temperature_unit: TemperatureUnit): Promise<void> {
  const now = ctx.now.toISOString()
  const rows = plan.tasks.map((task, index) => toRow(task, { plan, temperature_unit, order: index }))
  await upsertPlanTasks(ctx.db, at, rows, now)
  await disableOtherPlanTasks(ctx.db, at, rows.map(({ plan_task_id }) => plan_task_id), now)
}

type Making = { readonly plan: Plan; readonly temperature_unit: TemperatureUnit; readonly order: number }

function toRow(task: PlanTask, { plan, temperature_unit, order }: Making): PlanTaskRow {
  return {
    plan_task_id: task.id,
    task_subtype_id: taskCategories[task.category],
    frequency: task.frequency,
    frequency_key: task.frequency_key,
    times: task.times,
    entry_type: task.entry,
    limit: task.limit,
    quantity: task.limit?.quantity ?? (task.entry === 'enter_temperature' ? 'celsius' : null),
    texts: Object.fromEntries(Object.values(texts).map((language) => {
      const { name, instruction, limit } = describeTask(task, { plan, knowledge, texts: language, temperature_unit })
      const options = (language.actions[task.action]?.options ?? []).map((option_text, index) => ({ id: index + 1, option_text }))
      return [language.language, { name, instruction, limit: limit ?? '', options }]
    })),
    order_number: order,
  }
}

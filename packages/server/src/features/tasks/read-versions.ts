/** The questions of tasks in their versions; needs nothing of plans. */
import { frequencyIds } from '@larder/core/plan-progress'
import { wallTimes } from '@larder/core/schedule'
import { withFoodNames, type CustomFrequency, type TaskDefinition } from '@larder/core/tasks'
import type { ResponseOf } from '@larder/contract/kit'
import type { tasks } from '@larder/contract/tasks'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { readClock } from '#features/pause-periods/public.ts'
import { listVersions, type VersionRow } from './tasks.queries.ts'

/** The schedule as it is sent, including the times of a named frequency. */
export const customOf = (times: readonly string[], custom: CustomFrequency | null) => {
  const {
    custom_frequency_type_id = null,
    task_frequency_cnt = 1,
    days_of_week = [],
    start_time = null,
    repeat_on = null,
  } = custom ?? {}
  return {
    custom_frequency_type_id,
    task_frequency_cnt,
    times: [...(custom?.times ?? times)],
    days_of_week: [...days_of_week],
    start_time,
    repeat_on,
  }
}

/** Lines of a checklist as they are sent. */
export const linesOf = ({ sub_tasks }: TaskDefinition) =>
  sub_tasks.map((line) => ({
    ...line,
    custom_frequency: line.custom_frequency === null ? null : customOf([], line.custom_frequency),
    corrective_action: { ...line.corrective_action, options: [...line.corrective_action.options] },
  }))

const wordsIn = ({ texts }: VersionRow['definition'], lang = 'en') => texts[lang] ?? texts['en']

/** A kind that the place never had has no versions. */
export async function readVersions(
  ctx: Ctx,
  { params, query }: Input<typeof tasks.versions>,
): Promise<ResponseOf<typeof tasks.versions>> {
  const { timezone } = await readClock(ctx.db, placeOf(ctx), ctx.now)
  const localTime = wallTimes(timezone)
  const rows = await listVersions(ctx.db, placeOf(ctx), {
    task_subtype_id: params.id,
    task_id: query.taskId ?? null,
  })
  return rows.map(({ definition, ...row }) => ({
    ...row,
    valid_from_local: localTime(row.valid_from),
    name: wordsIn(definition, query.lang)?.name ?? '',
    is_checklist: definition.is_checklist,
    task_steps: definition.task_steps.map((step) => ({
      ...withFoodNames(step, wordsIn(definition, query.lang)),
      options: [...step.options],
    })),
    sub_tasks: linesOf(definition),
    task_frequency_type_id: frequencyIds[definition.frequency],
    custom_frequency: customOf(definition.times, definition.custom_frequency),
  }))
}

/** How often a task of the day is asked. */
import { frequencyOfPart, rhythmOf, type DayClock, type TaskSchedule } from '@larder/core/schedule'
import type { DayTask } from './entries.queries.ts'

/** What the rules of the schedule ask of a task; entries of another day do not count for today. */
export function scheduleOf(task: DayTask, clock: DayClock): TaskSchedule {
  const since = task.unit_schedule?.since ?? task.since
  const asked = task.unit_schedule == null ? task : frequencyOfPart(task.unit_schedule, task)
  return {
    ...rhythmOf(asked, since.slice(0, 10)),
    since,
    last_entry_date: task.last_entry_date,
    entries_today: task.last_entry_date === clock.today ? task.entries_on_date : 0,
  }
}

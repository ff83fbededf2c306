/**
 * Notifies people that a step with a timer is due: one job for each timer, enqueued with the answer that
 * started it.
 */
import type { NextStep } from '@larder/core/entries'
import { responsibleGroups } from '@larder/core/tasks'
import type { Ctx } from '#kit/context.ts'
import { enqueue, forCompany, type JobHandler, type JobHandlers } from '#kit/jobs/jobs.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { notify } from '#features/notifications/public.ts'
import { findTimer, listPeople, type Timer } from './running.queries.ts'

type Payload = PlaceKey & { readonly entry_id: number; readonly step_id: number; readonly due_at: string }

/** In the transaction of the answer. A step that is due already is notified at once. */
export async function startTimer(
  ctx: Pick<Ctx, 'db' | 'now' | 'afterCommit'>,
  { company_id, place_id }: PlaceKey,
  entry_id: number,
  next: NextStep | null,
): Promise<void> {
  if (next === null) return
  const payload: Payload = { company_id, place_id, entry_id, step_id: next.task_step_id, due_at: next.due_at }
  await enqueue(ctx, 'entries.timer', payload, {
    company_id,
    run_at: new Date(Math.max(Date.parse(next.notice_at), ctx.now.getTime())),
  })
}

/** The groups that the task notifies of problems, else those that do the step. */
const groupsOf = ({ work, step_group_id, unit_id }: Timer): readonly number[] =>
  work.notify_role_ids.length > 0
    ? work.notify_role_ids
    : step_group_id !== null
      ? [step_group_id]
      : responsibleGroups(work, unit_id)

/** Once for each entry and step; not for a step that was answered, removed or moved meanwhile. */
const tell: JobHandler = (platform, jobPayload) => {
  const at = jobPayload as Payload
  return forCompany(platform, at.company_id, async ({ db, now }) => {
    const timer = await findTimer(db, at)
    if (timer === undefined || Date.parse(timer.due_at) !== Date.parse(at.due_at)) return
    const { task_id, task_subtype_id, uuid, step_name, unit_id } = timer
    const only = await listPeople(db, at, groupsOf(timer))
    const payload = {
      entry_id: at.entry_id,
      uuid,
      step_id: at.step_id,
      step_name,
      due_at: timer.due_at,
      task_id,
      task_subtype_id,
      unit_id: unit_id ?? 0,
    }
    await notify({ db, now }, [
      {
        company_id: at.company_id,
        place_id: at.place_id,
        key: `timer:${at.entry_id}:${at.step_id}`,
        kind: 'step_due',
        at: now,
        payload,
        mailed: true,
        only,
      },
    ])
  })
}

export const timerJobs: JobHandlers = { 'entries.timer': tell }

import type { frequencies, FrequencyProposal } from '@larder/contract/frequencies'
import { placeOf, userId, type Ctx, type Input } from '#kit/context.ts'
import { notFound, versionConflict } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { lockPlan, planForTasks } from '#features/plan-data/public.ts'
import { changeTasks, isSchedule, listTaskRows } from '#features/tasks/public.ts'
import { insertDecision } from './frequencies.queries.ts'
import { describeProposal, listProposals, openProposals, type OpenProposal } from './list-proposals.ts'

/**
 * The owner's decision with its reason: the task is checked as proposed from now on, or stays, and the
 * proposal is not made again for 30 days. @throws Problem 404; 409 with the open proposals where nothing is
 * proposed for the task now, or the task was changed since it was read.
 */
export async function decideFrequency(
  ctx: Ctx,
  { params, query, body }: Input<typeof frequencies.decide>,
): Promise<FrequencyProposal[]> {
  const at = placeOf(ctx)
  await lockPlan(ctx.db, at)
  if (!(await listTaskRows(ctx.db, at)).some(({ id }) => id === params.id)) throw notFound('Task')
  const from = await planForTasks(ctx, at, query.lang)
  const proposals = await openProposals(ctx, at, from)
  const open = proposals.find(({ row }) => row.id === params.id)
  if (open === undefined || open.row.version !== body.version)
    throw versionConflict(proposals.map((one) => describeProposal(one, from)))
  const task_version = body.decision === 'accept' ? await accept(ctx, at, open) : null
  const { row, kind, to, evidence, times } = open
  await insertDecision(ctx.db, at, {
    task_id: row.id,
    kind,
    decision: body.decision,
    from_frequency: row.frequency,
    to_frequency: to,
    reason: body.reason.trim(),
    evidence,
    task_version,
    decided_at: ctx.now.toISOString(),
    decided_by: userId(ctx),
  })
  ctx.audit({
    entity: 'task',
    entity_id: row.id,
    detail: {
      kind,
      decision: body.decision,
      reason: body.reason.trim(),
      before: { frequency: row.frequency, times: row.times },
      frequency: to,
      times,
      evidence,
    },
  })
  return listProposals(ctx, { params, query, body: {} })
}

/**
 * Answers the version that entries are made by from now on: a new one, as there are readings that rest on the
 * schedule before.
 */
async function accept(ctx: Ctx, at: PlaceKey, { row, line, to, times }: OpenProposal): Promise<number> {
  const frequency_key = to === line.frequency ? line.frequency_key : null
  const schedule = { frequency: to, frequency_key, times }
  const patch = {
    ...schedule,
    custom_frequency: null,
    schedule_changed: !isSchedule(schedule, line),
    new_version: true,
  }
  await changeTasks(ctx.db, at, new Map([[row.id, patch]]), ctx.now.toISOString())
  return row.task_version + 1
}

/** Proposals to check lines of the plan less often or more often, from what the last 30 days show. */
import {
  EVIDENCE_DAYS,
  proposeFrequency,
  type Evidence,
  type FrequencyProposal,
} from '@larder/core/frequency'
import { factOfTask, type PlanTask } from '@larder/core/haccp'
import { frequencyIds } from '@larder/core/plan-progress'
import { countDays, dateOf, dayOf, hasOwnSchedule, type DayClock } from '@larder/core/schedule'
import { isOwnFrequency } from '@larder/core/tasks'
import type { frequencies, FrequencyProposal as Proposal } from '@larder/contract/frequencies'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { tasksInRange } from '#features/activity-log/public.ts'
import { readClock } from '#features/pause-periods/public.ts'
import { planForTasks, type PlanForTasks } from '#features/plan-data/public.ts'
import { frequencyText, lineOf, listTaskRows, type TaskRow } from '#features/tasks/public.ts'
import { listKept, listReadings, type LastDecision, type Readings } from './frequencies.queries.ts'

export type OpenProposal = FrequencyProposal & {
  readonly row: TaskRow
  readonly line: PlanTask
  readonly evidence: Evidence
  /** Local wall times of the proposed frequency. */
  readonly times: readonly string[]
}

const DAY_MS = 86_400_000

/** Open proposals in the order of the tasks; none before there is a plan. */
export async function openProposals(
  ctx: Ctx,
  at: PlaceKey,
  from: PlanForTasks,
): Promise<readonly OpenProposal[]> {
  const clock = await readClock(ctx.db, at, ctx.now)
  const first = clock.day - EVIDENCE_DAYS
  const range = { from: first, to: clock.day - 1 }
  const since = new Date(ctx.now.getTime() - EVIDENCE_DAYS * DAY_MS).toISOString()
  const [rows, days, readings, lastDecisions] = await Promise.all([
    listTaskRows(ctx.db, at),
    tasksInRange(ctx.db, at, range),
    listReadings(ctx.db, at, dateOf(first)),
    listKept(ctx.db, at, since),
  ])
  return rows.flatMap((row) => {
    const line = lineOf(from, row)
    if (line === undefined || !hasOneSchedule(row)) return []
    const checks = countDays(
      days.filter(({ id }) => id === row.id),
      range,
      clock,
    )
    const evidence = evidenceOf(row, { checks, readings, kept: lastDecisions })
    const proposal = proposeFrequency(watchedLine(row, line, from, clock), evidence)
    return proposal === null
      ? []
      : [{ ...proposal, row, line, evidence, times: timesOf(proposal, row, line) }]
  })
}

/** Neither a frequency of the place's own nor one for a unit. */
const hasOneSchedule = ({ is_disabled, custom_frequency, unit_schedules }: TaskRow): boolean =>
  !is_disabled && !isOwnFrequency(custom_frequency) && !(unit_schedules ?? []).some(hasOwnSchedule)

function watchedLine(row: TaskRow, line: PlanTask, { plan, edition }: PlanForTasks, clock: DayClock) {
  const fact = edition.knowledge.tasks.find(({ id }) => id === factOfTask(line.of ?? line.id))
  const watched = plan?.hazards.filter(({ key }) => line.hazards.includes(key)) ?? []
  return {
    planned: line.frequency,
    current: row.frequency,
    is_measured: line.limit !== null && line.entry !== 'choose_one_answer',
    is_critical: watched.some(({ decision }) => decision.class === 'CCP'),
    is_law: [line.limit, ...(line.foods ?? [])].some((limit) => limit?.force === 'law'),
    least_often: fact?.least_often?.frequency ?? null,
    is_steady: dayOf(row.since) <= clock.day - EVIDENCE_DAYS,
  }
}

type Counted = {
  readonly checks: ReturnType<typeof countDays>
  readonly readings: readonly Readings[]
  readonly kept: readonly LastDecision[]
}

function evidenceOf({ id }: TaskRow, { checks, readings, kept: lastDecisions }: Counted): Evidence {
  const read = readings.find(({ task_id }) => task_id === id)
  const keptAt = (kind: LastDecision['kind']): string =>
    lastDecisions.find((decision) => decision.task_id === id && decision.kind === kind)?.decided_at ?? ''
  return {
    due: checks.reduce((sum, { due, overdue, ok }) => sum + due + overdue + ok, 0),
    filled: checks.reduce((sum, { ok }) => sum + ok, 0),
    readings: read?.readings ?? 0,
    within: read?.within ?? 0,
    breaches: (read?.breaches ?? []).filter((moment) => moment > keptAt('raise')).length,
    is_kept: keptAt('lower') !== '',
  }
}

/** As planned; less often at the first of the present times. */
function timesOf({ kind, to }: FrequencyProposal, row: TaskRow, line: PlanTask): readonly string[] {
  if (kind === 'raise') return line.times
  return to === 'once_a_day' ? row.times.slice(0, 1) : []
}

/** The open proposals of the place, in words. */
export async function listProposals(
  ctx: Ctx,
  { query }: Input<typeof frequencies.proposals>,
): Promise<Proposal[]> {
  const at = placeOf(ctx)
  const from = await planForTasks(ctx, at, query.lang)
  return (await openProposals(ctx, at, from)).map((open) => describeProposal(open, from))
}

/** As the contract has it, in the reader's language. */
export function describeProposal(
  { kind, to, row, line, evidence, times }: OpenProposal,
  from: PlanForTasks,
): Proposal {
  const { is_kept: _, ...figures } = evidence
  const words = row.texts[from.texts.language] ?? row.texts['en']
  return {
    task_id: row.id,
    version: row.version,
    task_name: words?.name ?? '',
    kind,
    from: {
      task_frequency_type_id: frequencyIds[row.frequency],
      name: frequencyText(from, row.frequency, row.frequency_key),
      times: [...row.times],
    },
    to: {
      task_frequency_type_id: frequencyIds[to],
      name: frequencyText(from, to, to === line.frequency ? line.frequency_key : null),
      times: [...times],
    },
    evidence: { days: EVIDENCE_DAYS, ...figures },
  }
}

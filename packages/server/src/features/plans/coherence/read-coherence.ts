/**
 * The differences between plan and tasks, in the reader's words. They are computed from the present state and
 * not stored.
 */
import { checkCoherence, countChecked, type Finding, type Schedule } from '@larder/core/coherence'
import {
  controlLabel,
  describeFrequency,
  describeTask,
  formatLimit,
  hazardName,
  type LimitExtent,
  type Plan,
  type PlanHazard,
  type PlanReading,
} from '@larder/core/haccp'
import { numberOfPlanHazard } from '@larder/core/plan-progress'
import type { PlanCoherence, planCoherence } from '@larder/contract/plan-coherence'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { listPlaceTasks, type NamedTask } from '#features/tasks/public.ts'
import { findPlanState } from '#features/plan-data/public.ts'
import { readPlan } from '../document/write-document.ts'

export const getCoherence = (ctx: Ctx, { query }: Input<typeof planCoherence.get>): Promise<PlanCoherence> =>
  readCoherence(ctx, placeOf(ctx), query.lang)

export async function readCoherence(
  ctx: Ctx,
  at: PlaceKey,
  lang: string | undefined,
): Promise<PlanCoherence> {
  const state = await findPlanState(ctx.db, at)
  if (state?.generated_at == null)
    return { has_plan: false, is_coherent: true, checked: { ccps: 0, oprps: 0, tasks: 0 }, findings: [] }
  const { reading } = await readPlan(ctx, at, { lang })
  const tasks = await listPlaceTasks(ctx, at, reading.texts.language)
  const findings = checkCoherence(
    reading.plan,
    tasks.map(({ task }) => task),
  )
  const tasksById = new Map(tasks.map((one) => [one.task.id, one]))
  return {
    has_plan: true,
    is_coherent: findings.length === 0,
    checked: countChecked(reading.plan),
    findings: findings.map((finding) => describe(finding, reading, tasksById.get(finding.task_id ?? 0))),
  }
}

function describe(
  finding: Finding,
  reading: PlanReading,
  namedTask: NamedTask | undefined,
): PlanCoherence['findings'][number] {
  const { plan, texts } = reading
  const line = plan.tasks.find(({ id }) => id === finding.plan_task_id)
  const own = line === undefined || namedTask?.task.plan_task_id !== line.id
  return {
    id: finding.id,
    kind: finding.kind,
    direction: finding.direction,
    is_critical: finding.is_critical,
    task_id: finding.task_id,
    task_name:
      line === undefined || (own && namedTask !== undefined)
        ? (namedTask?.name ?? '')
        : describeTask(line, reading).name,
    step_name: namedTask?.steps.get(finding.range?.step_id ?? 0) ?? '',
    unit_name: namedTask?.units.get(finding.range?.unit_id ?? 0) ?? '',
    hazards: watchedBy(finding, plan).map((hazard) => ({
      id: numberOfPlanHazard(hazard),
      key: hazard.key,
      name: hazardName(hazard, reading),
      section_name: texts.processes[hazard.step]?.name ?? hazard.step,
      label: controlLabel(hazard, reading),
      group: hazard.group ?? null,
    })),
    ...valuesOf(finding, reading),
    mends: [...finding.mends],
  }
}

/** Control points first. */
function watchedBy({ hazards }: Finding, plan: Plan): readonly PlanHazard[] {
  const ranks = { CCP: 0, oPRP: 1, PRP: 2 }
  return plan.hazards
    .filter(({ key }) => hazards.includes(key))
    .sort((a, b) => ranks[a.decision.class] - ranks[b.decision.class])
}

/** The values of the plan and of the task: the limit, or the frequency. */
function valuesOf(
  { limits, schedules, range }: Finding,
  reading: PlanReading,
): { plan_value: string | null; task_value: string | null } {
  const limit = (extent: LimitExtent | null): string | null =>
    extent === null ? null : formatLimit(extent, reading.temperature_unit, reading.texts.words)
  const schedule = (of: Schedule): string =>
    [describeFrequency(of, reading), of.times.join(', ')].filter((part) => part !== '').join(' · ')
  if (schedules !== null)
    return { plan_value: schedule(schedules.plan), task_value: schedule(schedules.task) }
  const taskLimit =
    range === null
      ? (limits?.task ?? null)
      : limits?.plan == null
        ? null
        : { ...limits.plan, hold_minutes: null, within_minutes: null, ...range.task }
  return { plan_value: limit(limits?.plan ?? null), task_value: limit(taskLimit) }
}

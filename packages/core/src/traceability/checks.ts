/** The checks of the place that can be filled in with a record: of its stage, and of the rounds that it belongs to. */
import type { RoundId } from '../haccp/index.ts'
import { measuringTypes, type StepType } from '../tasks/definition.ts'
import { stageTypeOf, type StageTypeKey } from './stages.ts'
import type { RecordKind } from './types.ts'

const roundsOf: Readonly<Record<RecordKind, readonly RoundId[]>> = {
  receipt: ['delivery'],
  preparation: ['making', 'cooking', 'cooling'],
  dispatch: ['transport'],
  waste: [],
  count: [],
}

/** Of a stage that has one, its checks come first. */
const roundOfStage: Readonly<Partial<Record<StageTypeKey, RoundId>>> = {
  preparation: 'making',
  packing: 'making',
  cooking: 'cooking',
  cooling: 'cooling',
  freezing: 'cooling',
}

const kindOfStage = (stage_type_id: number): RecordKind | undefined => {
  const key = stageTypeOf(stage_type_id)?.key
  if (key === 'receiving') return 'receipt'
  if (key === 'dispatch') return 'dispatch'
  return key === 'storage' ? undefined : 'preparation'
}

type CheckStep = { readonly task_step_type_name: StepType }
export const isMeasured = ({ task_step_type_name: type }: CheckStep): boolean => measuringTypes.includes(type)

type CheckTask = {
  readonly id: number
  readonly round: RoundId | null
  readonly is_disabled: boolean
  readonly task_steps: readonly CheckStep[]
}
type Stage = { readonly id: number; readonly stage_type_id: number; readonly task_id: number | null }

type Around<Task> = {
  readonly stage_id: number | null
  readonly stages: readonly Stage[]
  /** Tasks of type 5, which ask for readings of batches. */
  readonly ofBatches: readonly Task[]
  /** Tasks of the daily work. */
  readonly daily: readonly Task[]
}

export type Check<Task> = {
  readonly task: Task
  /** The stage of the record asks for it. */
  readonly is_asked: boolean
}

/**
 * What the stage asks for first, then other tasks of batches, then measurements of the daily work. A task of
 * batches that no stage asks for is for every preparation.
 */
export function checksOf<Task extends CheckTask>(
  kind: RecordKind,
  { stage_id, stages, ofBatches, daily }: Around<Task>,
): readonly Check<Task>[] {
  const stage = stages.find(({ id }) => id === stage_id)
  const isAsked = ({ id }: Task): boolean => stage?.task_id === id
  const fits = (task: Task): boolean => {
    const naming = stages.filter(({ task_id }) => task_id === task.id)
    return naming.length === 0
      ? kind === 'preparation'
      : naming.some(({ stage_type_id }) => kindOfStage(stage_type_id) === kind)
  }
  const own = ofBatches.filter((task) => !task.is_disabled && (isAsked(task) || fits(task)))
  const first = stage && roundOfStage[stageTypeOf(stage.stage_type_id)?.key ?? 'other']
  const rounds = roundsOf[kind].toSorted((a, b) => Number(b === first) - Number(a === first))
  const measured = daily.filter(({ is_disabled, task_steps }) => !is_disabled && task_steps.some(isMeasured))
  return [
    ...own.toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a))),
    ...rounds.flatMap((round) => measured.filter((task) => task.round === round)),
  ].map((task) => ({ task, is_asked: isAsked(task) }))
}

/** The units of a task, in the fields of its editor, with the settings of each. */
import { fromCelsius, parseDecimal, toCelsius } from '@larder/core/entries'
import type { TemperatureUnit } from '@larder/core/haccp'
import { measuringTypes, type StepType, type UnitKind } from '@larder/core/tasks'
import type { Task } from '@larder/contract/tasks'
import { partBody, partDraft, type ScheduleDraft } from './schedule-draft.ts'

/** As typed. */
export type RangeDraft = { readonly min: string; readonly max: string }
export const noRange: RangeDraft = { min: '', max: '' }
export type UnitDraft = {
  readonly id: number
  readonly schedule: ScheduleDraft | null
  readonly group: string
  /** By key of the step. */
  readonly ranges: Readonly<Record<number, RangeDraft>>
}
export type PlacesDraft = {
  readonly related_to: UnitKind | 'none'
  readonly units: readonly UnitDraft[]
  readonly same_limits: boolean
  readonly same_frequency: boolean
  readonly same_group: boolean
}

export const noUnits: PlacesDraft = {
  related_to: 'none',
  units: [],
  same_limits: true,
  same_frequency: true,
  same_group: true,
}
export const newUnit = (id: number): UnitDraft => ({ id, schedule: null, group: '', ranges: {} })

/** A step of the editor, as far as its ranges go. */
type Step = { readonly key: number; readonly id?: number; readonly type: StepType }

export const isMeasured = ({ type }: Pick<Step, 'type'>): boolean => measuringTypes.includes(type)

/** A figure as it is shown: temperatures in the company's scale. */
export const shownFigure = (type: StepType, figure: number | null, scale: TemperatureUnit): string =>
  figure === null ? '' : String(type === 'enter_temperature' ? fromCelsius(figure, scale) : figure)
/** As it is sent: temperatures in °C; null where there is none. */
export function sentFigure(type: StepType, text: string, scale: TemperatureUnit): number | null {
  const typed = text.trim() === '' ? null : parseDecimal(text)
  return typed === null || type !== 'enter_temperature' ? typed : toCelsius(typed, scale)
}

export function placesDraft(task: Task, steps: readonly Step[], scale: TemperatureUnit): PlacesDraft {
  return {
    related_to: task.related_to,
    same_limits: task.same_task_for_all,
    same_frequency: task.sameFrequencyForTasks,
    same_group: task.sameRoleForTasks,
    units: task.related_entities.map((unit) => ({
      id: unit.id,
      schedule: partDraft(unit),
      group: unit.user_group_id === null ? '' : String(unit.user_group_id),
      ranges: Object.fromEntries(
        unit.limits.flatMap(({ task_step_id, entry_min_value, entry_max_value }) => {
          const step = steps.find(({ id }) => id === task_step_id)
          return step === undefined
            ? []
            : [
                [
                  step.key,
                  {
                    min: shownFigure(step.type, entry_min_value, scale),
                    max: shownFigure(step.type, entry_max_value, scale),
                  },
                ],
              ]
        }),
      ),
    })),
  }
}

export function placesBody(
  { related_to, units, same_limits, same_frequency, same_group }: PlacesDraft,
  steps: readonly Step[],
  scale: TemperatureUnit,
) {
  const limits = ({ ranges }: UnitDraft) =>
    steps.flatMap((step, index) => {
      const { min, max } = ranges[step.key] ?? noRange
      if (!isMeasured(step) || (min.trim() === '' && max.trim() === '')) return []
      return [
        {
          ...(step.id === undefined ? { order_number: index + 1 } : { task_step_id: step.id }),
          entry_min_value: sentFigure(step.type, min, scale),
          entry_max_value: sentFigure(step.type, max, scale),
        },
      ]
    })
  return {
    related_to,
    same_task_for_all: same_limits,
    sameFrequencyForTasks: same_frequency,
    sameRoleForTasks: same_group,
    related_entities:
      related_to === 'none'
        ? []
        : units.map((unit) => ({
            kind: related_to,
            id: unit.id,
            ...partBody(same_frequency ? null : unit.schedule),
            user_group_id: same_group || unit.group === '' ? null : Number(unit.group),
            limits: same_limits ? [] : limits(unit),
          })),
  }
}

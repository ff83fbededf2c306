/**
 * The value that a form offers to be confirmed: the sensor's current one, else the last one. Nothing is saved
 * without a tap.
 */
import { parseDecimal } from '@larder/core/entries'
import type { TemperatureUnit } from '@larder/core/haccp'
import type { EntryInput, TaskOfDay } from '@larder/contract/entries'
import type { SensorStanding } from '@larder/contract/sensor-readings'
import { bodyOf, draftFor, judge, numberValue, withField } from './entry-draft.ts'

export type Prefill = {
  readonly from: 'sensor' | 'last'
  /** As the user would type it. */
  readonly text: string
  /** Of a sensor, ISO. */
  readonly measured_at: string | null
}

/** A reading older than this, or than two of the sensor's intervals, is not current. */
const CURRENT_MINUTES = 30

const numeric: ReadonlySet<string> = new Set(['enter_temperature', 'enter_value', 'enter_amount'])

/** Whether the form has one field, a number: other forms start empty. */
export const asksOneNumber = ({
  is_checklist,
  task_steps: [step, ...more],
}: Pick<TaskOfDay, 'is_checklist' | 'task_steps'>): boolean =>
  !is_checklist && more.length === 0 && step !== undefined && numeric.has(step.task_step_type_name)

type Context = {
  readonly sensors: readonly SensorStanding[]
  readonly scale: TemperatureUnit
  /** Milliseconds since 1970. */
  readonly now: number
}

function ofSensor(task: TaskOfDay, { sensors, scale, now }: Context): Prefill | null {
  const [step] = task.task_steps
  if (step?.task_step_type_name !== 'enter_temperature') return null
  const sensor =
    step.sensor_id === null
      ? sensors.find(
          ({ unit, channel }) =>
            task.unit !== null &&
            unit?.kind === task.unit.kind &&
            unit.id === task.unit.id &&
            channel !== 'humidity',
        )
      : sensors.find(({ id }) => id === step.sensor_id)
  if (
    sensor === undefined ||
    sensor.last_at === null ||
    sensor.last_value_centi === null ||
    sensor.channel === 'humidity'
  )
    return null
  const age = (now - Date.parse(sensor.last_at)) / 60_000
  if (sensor.state !== 'ok' || age > Math.max(CURRENT_MINUTES, 2 * sensor.interval_minutes)) return null
  const celsius = sensor.last_value_centi / 100
  return {
    from: 'sensor',
    text: String(Math.round((scale === 'F' ? celsius * 1.8 + 32 : celsius) * 10) / 10),
    measured_at: sensor.last_at,
  }
}

function ofLastEntry({ last_entry, task_steps: [step] }: TaskOfDay, { scale }: Context): Prefill | null {
  if (
    last_entry === null ||
    last_entry.value === null ||
    last_entry.status !== 'done' ||
    parseDecimal(last_entry.value) === null
  )
    return null
  if (step?.task_step_type_name === 'enter_temperature' && last_entry.unit !== scale) return null
  return { from: 'last', text: last_entry.value, measured_at: null }
}

const answeredWith = (task: TaskOfDay, { text }: Prefill, scale: TemperatureUnit) => {
  const [step] = task.task_steps
  return step === undefined
    ? draftFor(task)
    : withField(draftFor(task), step.id, { value: numberValue(step, text, scale) })
}

/** Null without a current value, or if it is outside its limit: the user types such a value. */
export function prefillOf(task: TaskOfDay, context: Context): Prefill | null {
  if (!asksOneNumber(task)) return null
  const prefill = ofSensor(task, context) ?? ofLastEntry(task, context)
  if (prefill === null) return null
  const { ok, status } = judge(task, answeredWith(task, prefill, context.scale))
  return ok && status === 'done' ? prefill : null
}

/** The entry of a value that was confirmed; of a sensor's it says when that was measured. */
export function confirmedBody(
  task: TaskOfDay,
  prefill: Prefill,
  scale: TemperatureUnit,
): Omit<EntryInput, 'uuid'> {
  const body = bodyOf(task, answeredWith(task, prefill, scale))
  return {
    ...body,
    entry_fields: body.entry_fields.map((field) => ({ ...field, source: 'confirmed_prefill' as const })),
    ...(prefill.measured_at !== null && { entry_time: prefill.measured_at }),
  }
}

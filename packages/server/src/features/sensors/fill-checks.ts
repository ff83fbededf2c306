/**
 * Checks that sensors fill: which of them are open, which reading answers each, and the entry.
 * docs/decisions/066-sensor-entries.md
 */
import {
  checkTimes,
  dateOf,
  dayOf,
  isOpenCheck,
  localDate,
  type CheckTime,
  type ScheduleVersion,
} from '@larder/core/schedule'
import { taskCategories } from '@larder/core/haccp'
import type { TaskStep } from '@larder/core/tasks'
import type { Db } from '#db/transaction.ts'
import { hashing } from '#kit/records/records.ts'
import { schedulesByUnit } from '#features/activity-log/public.ts'
import { enterBySensor, type SensorEntry, type SensorValue } from '#features/entries/public.ts'
import { notify, type Notification } from '#features/notifications/public.ts'
import {
  firstReadings,
  listEntered,
  listFillingSensors,
  listSensorTasks,
  takeMarks,
  type EnteredDay,
  type FillingSensor,
  type FirstReading,
  type SensorTask,
  type Window,
} from './fill.queries.ts'

type Filling = { readonly db: Db; readonly now: Date }

const DAY_MS = 86_400_000
/** Readings that came later than this fill nothing any more: the month has been looked through and signed. */
const LATEST_MS = 31 * DAY_MS
/** Longer than any interval of a sensor. */
const WINDOW_MS = DAY_MS

/**
 * In one transaction: either the marks go and the entries stand, or both stay as they were. Answers how many
 * entries were made.
 */
export async function fillMarked(ctx: Filling, company_id: number): Promise<number> {
  const marked = await takeMarks(ctx.db, company_id)
  if (marked.length === 0) return 0
  const places = [...new Set(marked.map(({ place_id }) => place_id))]
  const sensors = new Map(
    (await listFillingSensors(ctx.db, company_id, places)).map((sensor) => [sensor.id, sensor]),
  )
  const since = new Map(
    marked.map(({ sensor_id, fill_from }) => [
      sensor_id,
      Math.max(Date.parse(fill_from), ctx.now.getTime() - LATEST_MS),
    ]),
  )
  let entryCount = 0
  for (const task of await listSensorTasks(ctx.db, company_id, { place_ids: places, now: ctx.now })) {
    const parts = partsOf(task, sensors)
    const from = Math.min(...parts.map(({ sensor }) => since.get(sensor.id) ?? Infinity))
    if (from !== Infinity) entryCount += await fillTask(ctx, { company_id, task, parts, since: from })
  }
  return entryCount
}

type Part = { readonly step: TaskStep; readonly sensor: FillingSensor }
type Job = {
  readonly company_id: number
  readonly task: SensorTask
  readonly parts: readonly Part[]
  /** ms */
  readonly since: number
}

const suits = ({ task_step_type_name, quantity }: TaskStep, { channel }: FillingSensor): boolean =>
  channel === 'humidity'
    ? task_step_type_name === 'enter_value'
    : task_step_type_name === 'enter_temperature' && (quantity === null || quantity === 'celsius')

/**
 * A step's own sensor; at a unit the unit's, for the one temperature of a check of cold or hot storage.
 * Elsewhere a unit's air is not the measured object: the core of a roast is not the oven's.
 */
function partsOf(
  { task_steps, task_subtype_id, unit_id, unit_sensor_id, place_id }: SensorTask,
  sensors: ReadonlyMap<number, FillingSensor>,
): Part[] {
  const part = (step: TaskStep, id: number | null): Part[] => {
    const sensor = id === null ? undefined : sensors.get(id)
    return sensor !== undefined && sensor.place_id === place_id && suits(step, sensor)
      ? [{ step, sensor }]
      : []
  }
  if (unit_id === 0) return task_steps.flatMap((step) => part(step, step.sensor_id))
  const temperatures = task_steps.filter(
    ({ task_step_type_name }) => task_step_type_name === 'enter_temperature',
  )
  const [only] = temperatures
  const storage =
    task_subtype_id === taskCategories.cold_storage || task_subtype_id === taskCategories.hot_storage
  return storage && only !== undefined && temperatures.length === 1 ? part(only, unit_sensor_id) : []
}

const versionsOf = ({ task_id, unit_id, versions }: SensorTask): readonly ScheduleVersion[] =>
  schedulesByUnit({ id: task_id, versions: versions ?? [] }).find((one) => one.unit_id === unit_id)
    ?.versions ?? []

async function fillTask(ctx: Filling, job: Job): Promise<number> {
  const { company_id, task, parts, since } = job
  const now = ctx.now.getTime()
  const checks = checkTimes(
    {
      versions: versionsOf(task),
      pauses: (task.pauses ?? []).map(({ start_date, end_date }) => ({
        from: dayOf(start_date),
        to: dayOf(end_date),
      })),
      timezone: task.timezone,
      interval_minutes: Math.max(...parts.map(({ sensor }) => sensor.interval_minutes)),
    },
    {
      from: dayOf(localDate(new Date(since - WINDOW_MS).toISOString(), task.timezone)),
      to: dayOf(localDate(ctx.now.toISOString(), task.timezone)),
      now,
    },
  ).filter(({ until }) => until > since)
  if (checks.length === 0) return 0
  const at = { company_id, place_id: task.place_id }
  const entered = await listEntered(ctx.db, at, {
    task_ids: [task.task_id],
    from: dateOf(Math.min(...checks.map(({ opens }) => opens))),
    to: dateOf(Math.max(...checks.map(({ closes }) => closes))),
  })
  const days = new Entered(job, entered)
  const windows = checks.flatMap((check, number): Window[] =>
    days.isOpen(check)
      ? parts.map(({ sensor }) => ({
          number,
          sensor_id: sensor.id,
          from: new Date(check.from).toISOString(),
          until: new Date(check.until).toISOString(),
        }))
      : [],
  )
  const readings = Map.groupBy(await firstReadings(ctx.db, company_id, windows), ({ number }) => number)
  let entryCount = 0
  for (const [number, check] of checks.entries()) {
    const windowReadings = readings.get(number) ?? []
    if (windowReadings.length < new Set(parts.map(({ sensor }) => sensor.id)).size || !days.isOpen(check))
      continue
    if (await enter(ctx, job, check, windowReadings)) {
      days.note(check)
      entryCount += 1
    }
  }
  return entryCount
}

/** The entries of a task at a unit, by people and by sensors. */
class Entered {
  readonly #job: Job
  readonly #uuids: Set<string>
  readonly #entered: readonly EnteredDay[]

  constructor(job: Job, entered: readonly EnteredDay[]) {
    this.#job = job
    this.#entered = entered.filter(({ unit_id }) => job.task.unit_id === 0 || unit_id === job.task.unit_id)
    this.#uuids = new Set(this.#entered.map(({ uuid }) => uuid))
  }

  isOpen(check: CheckTime): boolean {
    if (this.#uuids.has(uuidOf(this.#job, check.key))) return false
    const there = this.#entered.filter(({ removed }) => !removed)
    if (check.key.startsWith('period'))
      return !there.some(
        ({ entry_date }) => dayOf(entry_date) >= check.opens && dayOf(entry_date) <= check.closes,
      )
    const today = there.filter(({ entry_date }) => entry_date === check.date)
    const by_sensor = new Set(
      check.day_keys.flatMap((key, index) => (this.#uuids.has(uuidOf(this.#job, key)) ? [index] : [])),
    )
    const sensors = new Set(check.day_keys.map((key) => uuidOf(this.#job, key)))
    return isOpenCheck(check, { by_sensor, by_people: today.filter(({ uuid }) => !sensors.has(uuid)).length })
  }

  note(check: CheckTime): void {
    this.#uuids.add(uuidOf(this.#job, check.key))
  }
}

/** The check's own uuid (version 8): repeated fills of a check, by any process, have the same one. */
function uuidOf({ company_id, task }: Job, key: string): string {
  const hex = hashing.ofText(
    `larder.check.1\n${company_id}\n${task.task_id}\n${task.unit_id}\n${key}`,
  ) as Buffer
  const text = hex.toString('hex')
  return `${text.slice(0, 8)}-${text.slice(8, 12)}-8${text.slice(13, 16)}-a${text.slice(17, 20)}-${text.slice(20, 32)}`
}

const figure = (centi: number): string => String(centi / 100)

function valueOf(
  { channel }: FillingSensor,
  { value_centi }: FirstReading,
  { custom_unit }: TaskStep,
): SensorValue['value'] {
  return channel === 'humidity'
    ? { amount: figure(value_centi), unit: custom_unit ?? '%' }
    : { temp: figure(value_centi), unit: 'C' }
}

async function enter(
  ctx: Filling,
  job: Job,
  check: CheckTime,
  readings: readonly FirstReading[],
): Promise<boolean> {
  const { company_id, task, parts } = job
  const values = parts.flatMap(({ step, sensor }): SensorValue[] => {
    const reading = readings.find(({ sensor_id }) => sensor_id === sensor.id)
    return reading === undefined
      ? []
      : [
          {
            task_step_id: step.id,
            value: valueOf(sensor, reading, step),
            measured_at: new Date(reading.measured_at).toISOString(),
          },
        ]
  })
  const uuid = uuidOf(job, check.key)
  const entry = await enterBySensor(ctx, {
    company_id,
    place_id: task.place_id,
    task_subtype_id: task.task_subtype_id,
    task_id: task.task_id,
    unit_id: task.unit_id,
    uuid,
    entry_date: check.date,
    values,
  })
  if (entry === undefined) return false
  if (entry.status === 'not_done') await notify(ctx, [askForAction(ctx, job, { uuid, entry, readings })])
  return true
}

/** A sensor cannot enter a corrective action, so a person is notified. */
function askForAction(
  { now }: Filling,
  { company_id, task, parts }: Job,
  {
    uuid,
    entry,
    readings,
  }: { readonly uuid: string; readonly entry: SensorEntry; readonly readings: readonly FirstReading[] },
): Notification {
  const sensor = parts.find(({ step }) => step.id === entry.breached_step)?.sensor
  const reading = readings.find(({ sensor_id }) => sensor_id === sensor?.id)
  return {
    company_id,
    place_id: task.place_id,
    key: `entry:${uuid}`,
    kind: 'entry_outside',
    at: now,
    mailed: true,
    payload: {
      sensor_id: sensor?.id,
      channel: sensor?.channel,
      value_centi: reading?.value_centi,
      at: reading?.measured_at,
      entry_id: entry.id,
      task_id: task.task_id,
      task_subtype_id: task.task_subtype_id,
    },
  }
}

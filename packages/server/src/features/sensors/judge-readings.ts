/**
 * Alarms of new readings, in the same transaction: raised, ended, or withdrawn where late readings disprove
 * them.
 */
import {
  foldAlarms,
  silentAfterMs,
  stateBefore,
  type Alarm,
  type AlarmReading,
  type AlarmSettings,
} from '@larder/core/sensors'
import type { Db } from '#db/transaction.ts'
import { notify, type Notification } from '#features/notifications/public.ts'
import {
  endSilence,
  listAlarmsSince,
  listForJudging,
  putAlarm,
  redateAlarm,
  withdrawAlarms,
  type AlarmRow,
} from './alarms.queries.ts'
import { listEarlier, type Listener, type Stored } from './ingest.queries.ts'

type Judging = { readonly db: Db; readonly now: Date }

const centi = (value: number | null): number | null => (value === null ? null : Math.round(value * 100))
const settingsOf = (sensor: Listener): AlarmSettings => ({
  lower_centi: centi(sensor.lower_error_margin),
  upper_centi: centi(sensor.upper_error_margin),
  max_error_count: sensor.max_error_count,
})
const iso = (ms: number): string => new Date(ms).toISOString()

/** By the present limits, and readings from before their last change by the earlier ones. */
export async function judgeStored(
  ctx: Judging,
  listeners: readonly Listener[],
  stored: readonly Stored[],
): Promise<void> {
  const heard = new Set(stored.map(({ sensor_id }) => sensor_id))
  const notices: Notification[] = await soundAgain(ctx, [...heard])
  const used = listeners.filter(({ sensor_id, in_use }) => in_use && heard.has(sensor_id))
  for (const earlier of await listEarlierLimits(ctx.db, used, stored))
    notices.push(...(await judgePeriods(ctx, [earlier], stored)))
  notices.push(...(await judgePeriods(ctx, used, stored)))
  await notify(ctx, notices)
}

/** None for readings that arrive in time, which is why their limits are read only then. */
async function listEarlierLimits(
  db: Db,
  used: readonly Listener[],
  stored: readonly Stored[],
): Promise<readonly Listener[]> {
  const late = stored.filter(({ sensor_id, measured_at }) =>
    used.some((sensor) => sensor.sensor_id === sensor_id && measured_at < sensor.judged_since),
  )
  const first = late.map(({ measured_at }) => measured_at).toSorted()[0]
  return first === undefined ? [] : listEarlier(db, used, first)
}

const isWithin = ({ judged_since, judged_until }: Listener, measured_at: string): boolean =>
  measured_at >= judged_since && (judged_until === null || measured_at < judged_until)

/** Each sensor once, by one set of limits. */
async function judgePeriods(
  ctx: Judging,
  sensors: readonly Listener[],
  stored: readonly Stored[],
): Promise<Notification[]> {
  const periods = sensors.flatMap((sensor) => {
    const { company_id, sensor_id, judged_since, judged_until: until, max_error_count: count } = sensor
    const first = stored.find((one) => one.sensor_id === sensor_id && isWithin(sensor, one.measured_at))
    return first === undefined
      ? []
      : [{ sensor, company_id, sensor_id, since: first.measured_at, judged_since, until, count }]
  })
  if (periods.length === 0) return []
  const readings = Map.groupBy(await listForJudging(ctx.db, periods), ({ sensor_id }) => sensor_id)
  const fresh = new Set(stored.map(({ sensor_id, measured_at }) => `${sensor_id} ${Date.parse(measured_at)}`))
  const isBehind = (sensor_id: number, since: string): boolean =>
    (readings.get(sensor_id) ?? []).some(
      ({ measured_at }) => measured_at > since && !fresh.has(`${sensor_id} ${Date.parse(measured_at)}`),
    )
  const alarmsBySensor = Map.groupBy(
    await listAlarmsSince(
      ctx.db,
      periods.map(({ sensor, ...one }) => ({
        ...one,
        ...settingsOf(sensor),
        behind: isBehind(one.sensor_id, one.since),
      })),
    ),
    ({ sensor_id }) => sensor_id,
  )
  const notices: Notification[] = []
  for (const { sensor, since } of periods) {
    const all = (readings.get(sensor.sensor_id) ?? []).map(({ measured_at, value_centi }) => ({
      at: Date.parse(measured_at),
      value_centi,
    }))
    const rows = (alarmsBySensor.get(sensor.sensor_id) ?? []).filter(({ kind }) => kind !== 'silent')
    notices.push(...(await reconcile(ctx, sensor, { since: Date.parse(since), all, known: rows })))
  }
  return notices
}

type SensorHistory = {
  readonly since: number
  readonly all: readonly AlarmReading[]
  readonly known: readonly AlarmRow[]
}

const asOpen = (row: AlarmRow | undefined): Alarm | null =>
  row === undefined || row.kind === 'silent'
    ? null
    : {
        kind: row.kind,
        raised_at: Date.parse(row.raised_at),
        started_at: Date.parse(row.started_at),
        cleared_at: null,
        worst_centi: row.worst_before_centi,
      }

async function reconcile(
  ctx: Judging,
  sensor: Listener,
  { since, all, known: alarmRows }: SensorHistory,
): Promise<Notification[]> {
  const settings = settingsOf(sensor)
  const then = alarmRows.filter(
    (row) =>
      row.withdrawn_at === null && Date.parse(row.raised_at) < since && row.raised_at >= sensor.judged_since,
  )
  const openThen = (kind: AlarmRow['kind']): Alarm | null =>
    asOpen(
      then.find(
        (row) => row.kind === kind && (row.cleared_at === null || Date.parse(row.cleared_at) >= since),
      ),
    )
  const before = stateBefore(
    all.filter(({ at }) => at < since),
    { limit: openThen('limit'), fault: openThen('fault') },
    settings,
  )
  const folded = foldAlarms(
    before,
    all.filter(({ at }) => at >= since),
    settings,
  ).alarms
  const until = sensor.judged_until === null ? null : Date.parse(sensor.judged_until)
  const alarms = folded.map((alarm) => ({ ...alarm, cleared_at: alarm.cleared_at ?? until }))
  const rows = await redateMoved(ctx, sensor, { since, alarms, known: alarmRows })
  const notices: Notification[] = []
  for (const alarm of alarms) notices.push(...(await keep(ctx, sensor, alarm, rows)))
  return notices
}

type Fold = {
  readonly since: number
  readonly alarms: readonly Alarm[]
  readonly known: readonly AlarmRow[]
}

/**
 * Late readings may move an alarm: one of the same excursion gets the new time, any other one is withdrawn.
 */
async function redateMoved(
  { db, now }: Judging,
  { company_id }: Listener,
  { since, alarms, known: alarmRows }: Fold,
): Promise<readonly AlarmRow[]> {
  const isSame = (row: AlarmRow, alarm: Alarm): boolean =>
    row.kind === alarm.kind && Date.parse(row.raised_at) === alarm.raised_at
  const gone = alarmRows.filter(
    (row) =>
      row.withdrawn_at === null &&
      Date.parse(row.raised_at) >= since &&
      !alarms.some((alarm) => isSame(row, alarm)),
  )
  const free = alarms.filter((alarm) => !alarmRows.some((row) => isSame(row, alarm)))
  const redated = new Map<number, AlarmRow>()
  for (const alarm of free) {
    const row = gone.find((one) => !redated.has(one.id) && overlap(one, alarm))
    if (row === undefined) continue
    const raised_at = iso(alarm.raised_at)
    await redateAlarm(db, company_id, row.id, raised_at)
    redated.set(row.id, { ...row, raised_at })
  }
  const withdrawn = gone.map(({ id }) => id).filter((id) => !redated.has(id))
  if (withdrawn.length > 0) await withdrawAlarms(db, company_id, withdrawn, now.toISOString())
  return alarmRows.map((row) => redated.get(row.id) ?? row)
}

const overlap = (row: AlarmRow, alarm: Alarm): boolean =>
  row.kind === alarm.kind &&
  Date.parse(row.started_at) <= (alarm.cleared_at ?? Number.POSITIVE_INFINITY) &&
  alarm.started_at <= (row.cleared_at === null ? Number.POSITIVE_INFINITY : Date.parse(row.cleared_at))

const isUnchanged = (row: AlarmRow, alarm: Alarm): boolean =>
  row.withdrawn_at === null &&
  Date.parse(row.started_at) === alarm.started_at &&
  row.cleared_at === (alarm.cleared_at === null ? null : iso(alarm.cleared_at)) &&
  row.worst_centi === alarm.worst_centi

async function keep(
  ctx: Judging,
  sensor: Listener,
  alarm: Alarm,
  alarmRows: readonly AlarmRow[],
): Promise<Notification[]> {
  const { company_id, place_id, sensor_id } = sensor
  const was = alarmRows.find(
    (row) => row.kind === alarm.kind && Date.parse(row.raised_at) === alarm.raised_at,
  )
  const cleared_at = alarm.cleared_at === null ? null : iso(alarm.cleared_at)
  const endOfLimits = sensor.judged_until === null ? null : iso(Date.parse(sensor.judged_until))
  if (was !== undefined && isUnchanged(was, alarm)) return []
  const is_late = ctx.now.getTime() - alarm.raised_at > silentAfterMs(sensor.interval_minutes)
  const limit = {
    lower: sensor.lower_error_margin,
    upper: sensor.upper_error_margin,
    count: sensor.max_error_count,
  }
  const { id } = await putAlarm(
    ctx.db,
    {
      company_id,
      place_id,
      sensor_id,
      kind: alarm.kind,
      started_at: iso(alarm.started_at),
      raised_at: iso(alarm.raised_at),
      cleared_at,
      worst_centi: alarm.worst_centi,
      limit: JSON.stringify(limit),
      is_late,
    },
    ctx.now.toISOString(),
  )
  const payload = {
    sensor_id,
    alarm_id: id,
    value_centi: alarm.worst_centi,
    is_late,
    channel: sensor.channel,
    at: iso(alarm.started_at),
    ...limit,
  }
  const base = { company_id, place_id, at: ctx.now, payload }
  return [
    {
      ...base,
      key: `alarm:${id}`,
      kind: alarm.kind === 'limit' ? 'sensor_outside' : 'sensor_fault',
      mailed: true,
    },
    ...(cleared_at === null || cleared_at === endOfLimits
      ? []
      : [{ ...base, key: `alarm:${id}:end`, kind: 'sensor_back', mailed: false }]),
  ]
}

/** Silent sensors that are heard of again. */
async function soundAgain({ db, now }: Judging, sensor_ids: readonly number[]): Promise<Notification[]> {
  const ended = sensor_ids.length === 0 ? [] : await endSilence(db, sensor_ids, now.toISOString())
  return ended.map(({ id, company_id, place_id, sensor_id }) => ({
    company_id,
    place_id,
    at: now,
    key: `alarm:${id}:end`,
    kind: 'sensor_back',
    payload: { sensor_id, alarm_id: id },
    mailed: false,
  }))
}

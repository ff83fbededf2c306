/**
 * Alarms of what has just been stored, in the same transaction: raised, ended, or withdrawn where late
 * readings tell otherwise.
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
  withdrawAlarms,
  type AlarmRow,
} from './alarms.queries.ts'
import type { Listener, Stored } from './ingest.queries.ts'

type Judging = { readonly db: Db; readonly now: Date }

const centi = (value: number | null): number | null => (value === null ? null : Math.round(value * 100))
const settingsOf = (sensor: Listener): AlarmSettings => ({
  lower_centi: centi(sensor.lower_error_margin),
  upper_centi: centi(sensor.upper_error_margin),
  max_error_count: sensor.max_error_count,
})
const iso = (ms: number): string => new Date(ms).toISOString()

export async function judgeStored(
  ctx: Judging,
  listeners: readonly Listener[],
  stored: readonly Stored[],
): Promise<void> {
  const heard = new Set(stored.map(({ sensor_id }) => sensor_id))
  const told: Notification[] = await soundAgain(ctx, [...heard])
  const asked = listeners
    .filter(({ sensor_id, in_use }) => in_use && heard.has(sensor_id))
    .flatMap((sensor) => {
      const first = stored.find(
        ({ sensor_id, measured_at }) => sensor_id === sensor.sensor_id && measured_at >= sensor.judged_since,
      )
      return first === undefined
        ? []
        : [
            {
              sensor,
              company_id: sensor.company_id,
              sensor_id: sensor.sensor_id,
              since: first.measured_at,
              judged_since: sensor.judged_since,
              count: sensor.max_error_count,
            },
          ]
    })
  if (asked.length > 0) {
    const readings = Map.groupBy(await listForJudging(ctx.db, asked), ({ sensor_id }) => sensor_id)
    const fresh = new Set(
      stored.map(({ sensor_id, measured_at }) => `${sensor_id} ${Date.parse(measured_at)}`),
    )
    const isBehind = (sensor_id: number, since: string): boolean =>
      (readings.get(sensor_id) ?? []).some(
        ({ measured_at }) => measured_at > since && !fresh.has(`${sensor_id} ${Date.parse(measured_at)}`),
      )
    const known = Map.groupBy(
      await listAlarmsSince(
        ctx.db,
        asked.map(({ sensor, ...one }) => ({
          ...one,
          ...settingsOf(sensor),
          behind: isBehind(one.sensor_id, one.since),
        })),
      ),
      ({ sensor_id }) => sensor_id,
    )
    for (const { sensor, since } of asked) {
      const all = (readings.get(sensor.sensor_id) ?? []).map(({ measured_at, value_centi }) => ({
        at: Date.parse(measured_at),
        value_centi,
      }))
      told.push(
        ...(await reconcile(ctx, sensor, {
          since: Date.parse(since),
          all,
          known: (known.get(sensor.sensor_id) ?? []).filter(({ kind }) => kind !== 'silent'),
        })),
      )
    }
  }
  await notify(ctx, told)
}

type Known = {
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
  { since, all, known }: Known,
): Promise<Notification[]> {
  const settings = settingsOf(sensor)
  const then = known.filter(
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
  const { alarms } = foldAlarms(
    before,
    all.filter(({ at }) => at >= since),
    settings,
  )
  const gone = known.filter(
    (row) =>
      row.withdrawn_at === null &&
      Date.parse(row.raised_at) >= since &&
      !alarms.some(({ kind, raised_at }) => kind === row.kind && raised_at === Date.parse(row.raised_at)),
  )
  if (gone.length > 0)
    await withdrawAlarms(
      ctx.db,
      sensor.company_id,
      gone.map(({ id }) => id),
      ctx.now.toISOString(),
    )
  const told: Notification[] = []
  for (const alarm of alarms) told.push(...(await keep(ctx, sensor, alarm, known)))
  return told
}

async function keep(
  ctx: Judging,
  sensor: Listener,
  alarm: Alarm,
  known: readonly AlarmRow[],
): Promise<Notification[]> {
  const { company_id, place_id, sensor_id } = sensor
  const was = known.find((row) => row.kind === alarm.kind && Date.parse(row.raised_at) === alarm.raised_at)
  const cleared_at = alarm.cleared_at === null ? null : iso(alarm.cleared_at)
  const same =
    was !== undefined &&
    was.withdrawn_at === null &&
    Date.parse(was.started_at) === alarm.started_at &&
    was.cleared_at === cleared_at &&
    was.worst_centi === alarm.worst_centi
  if (same) return []
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
    ...(cleared_at === null ? [] : [{ ...base, key: `alarm:${id}:end`, kind: 'sensor_back', mailed: false }]),
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

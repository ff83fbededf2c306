/**
 * Alarms of one sensor, as a fold over its readings by the time of measuring. An alarm starts with the
 * reading that is the `max_error_count`-th in a row outside its limits, and ends with the reading that is the
 * `max_error_count`-th in a row inside: once each. A reading exactly at a limit is inside. Readings with a
 * fault say nothing about the temperature; as many of them in a row are an alarm of their own, which any good
 * reading ends.
 */
export type AlarmSettings = {
  readonly lower_centi: number | null
  readonly upper_centi: number | null
  /** From 1. */
  readonly max_error_count: number
}

/** `at` in milliseconds; `value_centi` null = a fault. */
export type AlarmReading = { readonly at: number; readonly value_centi: number | null }

export type AlarmKind = 'limit' | 'fault'

export type Alarm = {
  readonly kind: AlarmKind
  /** The reading that completed the row. */
  readonly raised_at: number
  /** The first reading of that row. */
  readonly started_at: number
  /** Null while it lasts. */
  readonly cleared_at: number | null
  /** The reading farthest outside; null for faults. */
  readonly worst_centi: number | null
}

type Row = {
  readonly count: number
  readonly since: number
  /** Farthest outside. */
  readonly worst: number | null
}

export type AlarmState = {
  readonly outside: Row
  readonly inside: Row
  readonly faults: Row
  readonly open: Readonly<Record<AlarmKind, Alarm | null>>
}

const none: Row = { count: 0, since: 0, worst: null }
export const freshState: AlarmState = {
  outside: none,
  inside: none,
  faults: none,
  open: { limit: null, fault: null },
}

const longer = (row: Row, at: number, worst: number | null = null): Row => ({
  count: row.count + 1,
  since: row.count === 0 ? at : row.since,
  worst,
})

/** How far outside, in hundredths; 0 = inside. */
export function outsideBy(
  { lower_centi, upper_centi }: Pick<AlarmSettings, 'lower_centi' | 'upper_centi'>,
  value_centi: number,
): number {
  if (lower_centi !== null && value_centi < lower_centi) return lower_centi - value_centi
  return upper_centi !== null && value_centi > upper_centi ? value_centi - upper_centi : 0
}

const worse = (settings: AlarmSettings, one: number | null, other: number): number =>
  one === null || outsideBy(settings, other) > outsideBy(settings, one) ? other : one

type Step = { readonly state: AlarmState; readonly raised?: Alarm; readonly cleared?: Alarm }

function stepFault({
  state,
  at,
  settings,
}: {
  readonly state: AlarmState
  readonly at: number
  readonly settings: AlarmSettings
}): Step {
  const faults = longer(state.faults, at)
  if (state.open.fault !== null || faults.count < settings.max_error_count)
    return { state: { ...state, faults } }
  const raised: Alarm = {
    kind: 'fault',
    raised_at: at,
    started_at: faults.since,
    cleared_at: null,
    worst_centi: null,
  }
  return { state: { ...state, faults, open: { ...state.open, fault: raised } }, raised }
}

function stepValue(
  state: AlarmState,
  { at, value }: { readonly at: number; readonly value: number },
  settings: AlarmSettings,
): Step {
  const { limit } = state.open
  if (outsideBy(settings, value) === 0) {
    const inside = longer(state.inside, at)
    if (limit === null || inside.count < settings.max_error_count)
      return { state: { ...state, inside, outside: none } }
    return {
      state: { ...state, inside, outside: none, open: { ...state.open, limit: null } },
      cleared: { ...limit, cleared_at: at },
    }
  }
  const outside = longer(state.outside, at, worse(settings, state.outside.worst, value))
  const next = { ...state, outside, inside: none }
  if (limit !== null)
    return {
      state: {
        ...next,
        open: { ...state.open, limit: { ...limit, worst_centi: worse(settings, limit.worst_centi, value) } },
      },
    }
  if (outside.count < settings.max_error_count) return { state: next }
  const raised: Alarm = {
    kind: 'limit',
    raised_at: at,
    started_at: outside.since,
    cleared_at: null,
    worst_centi: outside.worst,
  }
  return { state: { ...next, open: { ...state.open, limit: raised } }, raised }
}

/**
 * The alarms of the readings, oldest first, with those that were open before. Readings come in the order of
 * their time; each time once.
 */
export function foldAlarms(
  before: AlarmState,
  readings: readonly AlarmReading[],
  settings: AlarmSettings,
): { readonly state: AlarmState; readonly alarms: readonly Alarm[] } {
  let state = before
  const ended: Alarm[] = []
  for (const { at, value_centi } of readings) {
    if (value_centi === null) {
      state = stepFault({ state, at, settings }).state
      continue
    }
    if (state.open.fault !== null) ended.push({ ...state.open.fault, cleared_at: at })
    const step = stepValue(
      { ...state, faults: none, open: { ...state.open, fault: null } },
      { at, value: value_centi },
      settings,
    )
    if (step.cleared !== undefined) ended.push(step.cleared)
    state = step.state
  }
  const open = [state.open.limit, state.open.fault].filter((alarm) => alarm !== null)
  return {
    state,
    alarms: [...ended, ...open].toSorted((a, b) => a.raised_at - b.raised_at || a.kind.localeCompare(b.kind)),
  }
}

/**
 * The state just before a late reading: the rows from the readings before it (newest last; the last
 * `max_error_count` good ones and all faults after them are enough), and the alarms that were open then.
 */
export function stateBefore(
  earlier: readonly AlarmReading[],
  open: AlarmState['open'],
  settings: AlarmSettings,
): AlarmState {
  const rows = foldAlarms({ ...freshState, open }, earlier, {
    ...settings,
    max_error_count: Number.MAX_SAFE_INTEGER,
  }).state
  return { ...rows, open }
}

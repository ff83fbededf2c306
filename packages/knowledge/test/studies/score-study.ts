/** Measures the plan that Larder makes for the place of a published study against that study. */
import {
  defaultProfile,
  generatePlan,
  type Knowledge,
  type PlaceProfile,
  type Plan,
  type PlanLimit,
} from '@larder/core/haccp'
import type { StudiedHazard, StudiedLimit, StudiedPlace, Study } from './study.ts'

export type Part = {
  readonly found: number
  readonly of: number
  readonly misses: readonly string[]
  /** What our plan decides otherwise, with the reason that the study's entry gives. */
  readonly explained: readonly string[]
}

export type Score = {
  readonly id: string
  /** Hazards that the study calls significant and our plan names. */
  readonly hazards: Part
  /** Control points of the study that our plan has too. */
  readonly ccps: Part
  /** Limits of the study with the same figure in our plan. */
  readonly limits: Part
  /** Control points of our plan, at steps that the study decides, that it does not justify. */
  readonly false_alarms: {
    readonly count: number
    readonly of: number
    readonly names: readonly string[]
    readonly justified: readonly string[]
  }
  /** Reasons for differences that there are not: they are taken out of the study's entry. */
  readonly needless: readonly string[]
}

/** The description that an owner of the studied place would give. */
export function profileOf(place: StudiedPlace, knowledge: Knowledge): PlaceProfile {
  const region = place.region ?? null
  const { country, activity, location_type, number_of_employees, extra_data } = place
  const narrowed: Knowledge = {
    ...knowledge,
    activities: knowledge.activities.map((one) =>
      one.id === activity
        ? { ...one, product_groups: place.product_groups, food_groups: place.food_groups }
        : one,
    ),
  }
  const proposed = defaultProfile(
    { country, region, activity, location_type, number_of_employees, extra_data },
    narrowed,
  )
  if (place.processes === undefined) return proposed
  return {
    ...proposed,
    processes: place.processes.map(({ id, sub_processes }) => ({ id, sub_processes: sub_processes ?? [] })),
  }
}

/** Half a degree Fahrenheit, rounded up: a study rounds where it converts. */
const rounding = 0.3

const sameFigure = (wanted: number | undefined, ours: number | null): boolean =>
  wanted === undefined || (ours !== null && Math.abs(ours - wanted) <= rounding)

/** Seconds are stated to the second. */
const sameTime = (wanted: number | undefined, ours: number | null): boolean =>
  wanted === undefined || Math.abs((ours ?? 0) - wanted) < 1 / 60

const sameLimit = (wanted: StudiedLimit, ours: PlanLimit): boolean =>
  sameFigure(wanted.min, ours.min) &&
  sameFigure(wanted.max, ours.max) &&
  sameTime(wanted.hold_minutes, ours.hold_minutes) &&
  sameTime(wanted.within_minutes, ours.within_minutes) &&
  (wanted.then === undefined ||
    (ours.then !== null &&
      sameFigure(wanted.then.max, ours.then.max) &&
      sameTime(wanted.then.within_minutes, ours.then.within_minutes)))

const keysOf = ({ ours }: StudiedHazard): readonly string[] =>
  ours.flatMap(({ hazard, steps }) => steps.map((step) => `${step}/${hazard}`))

type Judged = 'same' | 'explained' | 'missed'

function partOf<T extends { readonly name: string; readonly differs?: string }>(
  wanted: readonly T[],
  judge: (one: T) => Judged,
  why: (one: T) => string,
): Part {
  const of = (judged: Judged): readonly T[] => wanted.filter((one) => judge(one) === judged)
  return {
    found: of('same').length,
    of: wanted.length,
    misses: of('missed').map((one) => `${one.name}: ${why(one)}`),
    explained: of('explained').map(({ name, differs }) => `${name}: ${differs}`),
  }
}

const figuresOf = ({ min, max, hold_minutes, within_minutes, then }: PlanLimit): string =>
  JSON.stringify({ min, max, hold_minutes, within_minutes, then }, (_, value: unknown) => value ?? undefined)

function scoreLimits(study: Study, plan: Plan): Part {
  const valuesOf = ({ ours }: StudiedLimit): readonly PlanLimit[] =>
    plan.limits.filter(({ id }) => ours.includes(id))
  const judge = (wanted: StudiedLimit): Judged => {
    const values = valuesOf(wanted)
    if (values.some((value) => sameLimit(wanted, value))) return 'same'
    const shown = values.length > 0 || wanted.ours.length === 0
    return wanted.differs !== undefined && shown ? 'explained' : 'missed'
  }
  return partOf(study.limits, judge, (wanted) => {
    const values = valuesOf(wanted)
    if (values.length > 0)
      return `ours ${values.map((value) => `${value.id} ${figuresOf(value)}`).join(', ')}`
    return wanted.ours.length === 0 ? 'the knowledge base has no such limit' : 'not in our plan'
  })
}

function scoreAlarms(study: Study, plan: Plan): Score['false_alarms'] {
  const named = new Set(study.hazards.filter(({ control }) => control !== 'not_significant').flatMap(keysOf))
  const reasons = new Map(
    (study.justified ?? []).map(({ step, hazard, reason }) => [`${step}/${hazard}`, reason]),
  )
  const decided = study.decided_steps && new Set(study.decided_steps)
  const points = plan.hazards.filter(
    ({ decision, step }) => decision.class === 'CCP' && (decided?.has(step) ?? true),
  )
  const keys = points.map(({ key }) => key).filter((key) => !named.has(key))
  const names = keys.filter((key) => !reasons.has(key))
  return {
    count: names.length,
    of: points.length,
    names,
    justified: keys.flatMap((key) => (reasons.has(key) ? [`${key}: ${reasons.get(key)}`] : [])),
  }
}

/** The plan for the place of the study, and how far it says the same. */
export function scoreStudy(study: Study, knowledge: Knowledge): Score {
  const plan = generatePlan(profileOf(study.place, knowledge), knowledge)
  const classes = new Map(plan.hazards.map(({ key, decision }) => [key, decision.class]))
  const inPlan = (hazard: StudiedHazard): readonly string[] =>
    keysOf(hazard).filter((key) => classes.has(key))
  const why = (hazard: StudiedHazard): string => {
    const present = inPlan(hazard)
    if (present.length > 0) return present.map((key) => `${key} is ${classes.get(key)}`).join(', ')
    return hazard.ours.length === 0 ? 'the knowledge base has none' : `no ${keysOf(hazard).join(', ')}`
  }
  const judge =
    (same: (key: string) => boolean) =>
    (hazard: StudiedHazard): Judged => {
      if (inPlan(hazard).some(same)) return 'same'
      return hazard.differs === undefined ? 'missed' : 'explained'
    }
  const isPoint = (key: string): boolean => classes.get(key) === 'CCP'
  const significant = study.hazards.filter(({ control }) => control !== 'not_significant')
  const points = study.hazards.filter(({ control }) => control === 'CCP')
  const hazards = partOf(
    significant,
    judge(() => true),
    why,
  )
  const ccps = partOf(points, judge(isPoint), why)
  const limits = scoreLimits(study, plan)
  const false_alarms = scoreAlarms(study, plan)
  const told = new Set([...hazards.explained, ...ccps.explained, ...limits.explained])
  const differing = [...study.hazards, ...study.limits].filter(({ differs }) => differs !== undefined)
  return {
    id: study.id,
    hazards,
    ccps,
    limits,
    false_alarms,
    needless: [
      ...differing.map(({ name, differs }) => `${name}: ${differs}`).filter((line) => !told.has(line)),
      ...(study.justified ?? [])
        .map(({ step, hazard, reason }) => `${step}/${hazard}: ${reason}`)
        .filter((line) => !false_alarms.justified.includes(line)),
    ],
  }
}

export type Totals = {
  readonly hazards: number
  readonly ccps: number
  readonly limits: number
  readonly false_alarms: number
}

const share = (part: number, of: number): number => (of === 0 ? 0 : part / of)

/**
 * Shares over all studies, 0 … 1. What an entry explains counts as met, or, `strictly`, as missed; a
 * justified point is no false alarm, or one.
 */
export function totalsOf(scores: readonly Score[], strictly = false): Totals {
  const sum = (count: (score: Score) => number): number =>
    scores.reduce((total, score) => total + count(score), 0)
  const recall = (part: 'hazards' | 'ccps' | 'limits'): number =>
    share(
      sum((score) => score[part].found + (strictly ? 0 : score[part].explained.length)),
      sum((score) => score[part].of),
    )
  return {
    hazards: recall('hazards'),
    ccps: recall('ccps'),
    limits: recall('limits'),
    false_alarms: share(
      sum(({ false_alarms }) => false_alarms.count + (strictly ? false_alarms.justified.length : 0)),
      sum(({ false_alarms }) => false_alarms.of),
    ),
  }
}

/** What the knowledge base is to reach; `false_alarms` is a ceiling. */
export const goals: Totals = { hazards: 0.95, ccps: 1, limits: 1, false_alarms: 0.05 }

/** The totals that are worse than a floor; for false alarms the floor is the most that is allowed. */
export function worseThan(floor: Totals, totals: Totals): readonly string[] {
  const margin = 0.0005
  const worse = {
    hazards: totals.hazards < floor.hazards - margin,
    ccps: totals.ccps < floor.ccps - margin,
    limits: totals.limits < floor.limits - margin,
    false_alarms: totals.false_alarms > floor.false_alarms + margin,
  }
  return Object.entries(worse).flatMap(([name, is]) => (is ? [name] : []))
}

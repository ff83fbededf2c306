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

export type Part = { readonly found: number; readonly of: number; readonly misses: readonly string[] }

export type Score = {
  readonly id: string
  /** Hazards that the study calls significant and our plan names. */
  readonly hazards: Part
  /** Control points of the study that our plan has too. */
  readonly ccps: Part
  /** Limits of the study with the same figure in our plan; or with another one, for the reason in `differs`. */
  readonly limits: Part
  /** Of the limits found, those with another figure and the reason for it. */
  readonly explained: readonly string[]
  /** Control points of our plan, at steps that the study decides, that it does not justify. */
  readonly false_alarms: { readonly count: number; readonly of: number; readonly names: readonly string[] }
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

function partOf<T extends { readonly name: string }>(
  wanted: readonly T[],
  found: (one: T) => boolean,
  why: (one: T) => string,
): Part {
  const misses = wanted.filter((one) => !found(one))
  return {
    found: wanted.length - misses.length,
    of: wanted.length,
    misses: misses.map((one) => `${one.name}: ${why(one)}`),
  }
}

const figuresOf = ({ min, max, hold_minutes, within_minutes, then }: PlanLimit): string =>
  JSON.stringify({ min, max, hold_minutes, within_minutes, then }, (_, value: unknown) => value ?? undefined)

function scoreLimits(study: Study, plan: Plan): Pick<Score, 'limits' | 'explained'> {
  const valuesOf = ({ ours }: StudiedLimit): readonly PlanLimit[] =>
    plan.limits.filter(({ id }) => ours.includes(id))
  const same = (wanted: StudiedLimit): boolean => valuesOf(wanted).some((value) => sameLimit(wanted, value))
  const explained = study.limits.filter(
    (wanted) => wanted.differs !== undefined && valuesOf(wanted).length > 0 && !same(wanted),
  )
  return {
    limits: partOf(
      study.limits,
      (wanted) => same(wanted) || explained.includes(wanted),
      (wanted) => {
        const values = valuesOf(wanted)
        if (values.length > 0)
          return `ours ${values.map((value) => `${value.id} ${figuresOf(value)}`).join(', ')}`
        return wanted.ours.length === 0 ? 'the knowledge base has no such limit' : 'not in our plan'
      },
    ),
    explained: explained.map(({ name, differs }) => `${name}: ${differs}`),
  }
}

function scoreAlarms(study: Study, plan: Plan): Score['false_alarms'] {
  const named = new Set([
    ...study.hazards.filter(({ control }) => control !== 'not_significant').flatMap(keysOf),
    ...(study.justified ?? []).map(({ step, hazard }) => `${step}/${hazard}`),
  ])
  const decided = study.decided_steps && new Set(study.decided_steps)
  const points = plan.hazards.filter(
    ({ decision, step }) => decision.class === 'CCP' && (decided?.has(step) ?? true),
  )
  const names = points.filter(({ key }) => !named.has(key)).map(({ key }) => key)
  return { count: names.length, of: points.length, names }
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
  return {
    id: study.id,
    hazards: partOf(
      study.hazards.filter(({ control }) => control !== 'not_significant'),
      (hazard) => inPlan(hazard).length > 0,
      why,
    ),
    ccps: partOf(
      study.hazards.filter(({ control }) => control === 'CCP'),
      (hazard) => inPlan(hazard).some((key) => classes.get(key) === 'CCP'),
      why,
    ),
    ...scoreLimits(study, plan),
    false_alarms: scoreAlarms(study, plan),
  }
}

export type Totals = {
  readonly hazards: number
  readonly ccps: number
  readonly limits: number
  readonly false_alarms: number
}

const share = (part: number, of: number): number => (of === 0 ? 0 : part / of)

/** Shares over all studies, 0 … 1. */
export function totalsOf(scores: readonly Score[]): Totals {
  const recall = (part: 'hazards' | 'ccps' | 'limits'): number =>
    share(
      scores.reduce((sum, score) => sum + score[part].found, 0),
      scores.reduce((sum, score) => sum + score[part].of, 0),
    )
  return {
    hazards: recall('hazards'),
    ccps: recall('ccps'),
    limits: recall('limits'),
    false_alarms: share(
      scores.reduce((sum, score) => sum + score.false_alarms.count, 0),
      scores.reduce((sum, score) => sum + score.false_alarms.of, 0),
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

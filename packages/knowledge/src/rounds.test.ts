/** The rounds of the day: how much a place of each size has to do, and that nothing watched is left out. */
import {
  dayTaps,
  factOfTask,
  generatePlan,
  questionsOf,
  roundIds,
  startOf,
  usualQuestions,
  withAnswers,
  type Activity,
  type ActivityId,
  type PlaceProfile,
  type Plan,
  type RoundId,
} from '@larder/core/haccp'
import { describe, expect, it } from 'vitest'
import { countries, examplePlace, examples } from '../test/places.ts'
import { rounds } from './facts/rounds.ts'
import { knowledge, setupQuestions } from './index.ts'

const sizes = ['1-3', '4-14'] as const
const kinds = Object.keys(examples)
const everywhere = Object.keys(countries)

type Day = { readonly rounds: number; readonly lines: number }

/** Rounds with an hour, and their lines: what a normal working day asks for. */
function dayOf({ tasks }: Plan): Day {
  const timed = tasks.flatMap(({ round, times }) => times.map((time) => `${round} ${time}`))
  return { rounds: new Set(timed).size, lines: timed.length }
}

const planOf = (
  kind: string,
  where: string,
  number_of_employees: PlaceProfile['number_of_employees'],
): Plan => generatePlan({ ...examplePlace(kind, where), number_of_employees }, knowledge)

/** Foods of lines by a limit that the plan does not have. */
const wrongFoods = ({ tasks, limits }: Plan): readonly string[] =>
  tasks.flatMap(({ id, foods = [] }) =>
    foods
      .filter(
        (food) =>
          !limits.some((limit) => limit.id === food.id && limit.max === food.max && limit.min === food.min),
      )
      .map((food) => `${factOfTask(id)} ${food.id}`),
  )

describe('the rounds of the knowledge base', () => {
  it('contain each task once', () => {
    const placed = rounds.flatMap(({ tasks }) => tasks)
    expect(placed.toSorted()).toEqual(knowledge.tasks.map(({ id }) => id).toSorted())
    expect(new Set(placed).size).toBe(placed.length)
  })

  it('stand in the order of the day', () => {
    expect(rounds.map(({ id }) => id)).toEqual(roundIds)
  })

  it('are where and when their tasks are due', () => {
    const times = new Map<RoundId | undefined, readonly string[]>(
      rounds.map((round) => [round.id, round.times]),
    )
    const wrong = knowledge.tasks.flatMap((task) =>
      [task, ...(task.less_often === undefined ? [] : [task.less_often])]
        .flatMap((often) => often.times)
        .filter((time) => times.get(task.round)?.includes(time) !== true)
        .map((time) => `${task.id} ${time}`),
    )
    expect(wrong).toEqual([])
  })

  it('join only tasks that are entered and corrected alike, in one round', () => {
    const facts = new Map(knowledge.tasks.map((task) => [task.id, task]))
    const unlike = knowledge.tasks.filter(({ line, ...task }) => {
      const joined = line === undefined ? undefined : facts.get(line.task)
      return (
        joined !== undefined &&
        (['round', 'category', 'entry', 'action'] as const).some((key) => joined[key] !== task[key])
      )
    })
    expect(unlike.map(({ id }) => id)).toEqual([])
  })
})

/** Rounds, lines and minutes of typing. What is produced by risk asks for more lines, not for more rounds. */
type Most = { readonly rounds: number; readonly lines: number; readonly minutes: number }
const most: Most = { rounds: 6, lines: 32, minutes: 6 }
const mostOf: Readonly<Record<string, Most>> = {
  restaurant: { rounds: 8, lines: 25, minutes: 6 },
  'fast-food': { rounds: 8, lines: 25, minutes: 6 },
  bar: { rounds: 5, lines: 25, minutes: 6 },
  home: { rounds: 4, lines: 25, minutes: 4 },
  supermarket: { rounds: 6, lines: 40, minutes: 6 },
}

function tooMuch(name: readonly string[], plan: Plan, limit: Most): readonly unknown[] {
  const day = dayOf(plan)
  const minutes = dayTaps(plan).seconds / 60
  const isFine =
    day.lines > 0 && day.rounds <= limit.rounds && day.lines <= limit.lines && minutes <= limit.minutes
  return isFine ? [] : [[...name, day, minutes]]
}

describe('a working day', () => {
  it.each(kinds)('of a %s stays short in every country and size', (kind) => {
    const limit = mostOf[kind] ?? most
    const long = everywhere.flatMap((where) =>
      sizes.flatMap((size) => tooMuch([where, size], planOf(kind, where, size), limit)),
    )
    expect(long).toEqual([])
  })

  // A bar that keeps food hot reads it twice: 6 rounds.
  const asked: readonly (readonly [ActivityId, Most])[] = [
    ['A01', { rounds: 8, lines: 25, minutes: 6 }],
    ['A02', { rounds: 8, lines: 25, minutes: 6 }],
    ['A03', { rounds: 6, lines: 20, minutes: 6 }],
    ['A26', { rounds: 4, lines: 25, minutes: 4 }],
  ]
  it.each(asked)('of %s stays short where every usual question is answered with yes', (id, limit) => {
    const activity = knowledge.activities.find((one) => one.id === id) as Activity
    const questions = questionsOf(activity, setupQuestions)
    const setup = { knowledge, questions }
    const yes = Object.fromEntries(usualQuestions(activity, questions).map((key) => [key, true]))
    const long = activity.location_types.flatMap((location_type) =>
      Object.entries(countries).flatMap(([where, country]) =>
        sizes.flatMap((number_of_employees) => {
          const place = { ...country, activity: id, location_type, number_of_employees }
          const plan = generatePlan(withAnswers(startOf(place, setup), yes, setup), knowledge)
          return tooMuch([location_type, where, number_of_employees], plan, limit)
        }),
      ),
    )
    expect(long).toEqual([])
  })
})

describe('a line', () => {
  const plansOf = (kind: string): readonly (readonly [string, Plan])[] =>
    everywhere.flatMap((where) =>
      [...sizes, '15+' as const].map((size) => [`${where} ${size}`, planOf(kind, where, size)] as const),
    )

  it.each(kinds)('of a round watches every hazard of a %s that has to be watched', (kind) => {
    const wrong = plansOf(kind).flatMap(([name, plan]) => {
      const inRounds = new Map(
        plan.tasks.filter(({ round }) => round !== undefined).map((task) => [task.id, task]),
      )
      const unwatched = plan.hazards.filter(({ key, tasks, decision }) => {
        const lines = tasks.map((id) => inRounds.get(id))
        const isWatched = lines.every((line) => line?.hazards.includes(key) === true)
        return !isWatched || (decision.class !== 'PRP' && lines.length === 0)
      })
      const outside = plan.tasks.length - inRounds.size
      return unwatched.length + outside === 0 ? [] : [[name, unwatched.map(({ key }) => key), outside]]
    })
    expect(wrong).toEqual([])
  })

  it.each(kinds)('judges each food of a %s by a limit of that food', (kind) => {
    const wrong = plansOf(kind).flatMap(([name, plan]) => wrongFoods(plan).map((food) => `${name} ${food}`))
    expect(wrong).toEqual([])
  })
})

/** The rounds of the day: how much a place of each size has to do, and that nothing watched is left out. */
import { dayTaps, roundIds, factOfTask, generatePlan, type Plan, type RoundId } from '@larder/core/haccp'
import { describe, expect, it } from 'vitest'
import { countries, examplePlace, examples, goldenPlaces } from '../test/places.ts'
import { rounds } from './facts/rounds.ts'
import { knowledge } from './index.ts'

const sizes = ['1-3', '4-14'] as const
const everywhere = Object.keys(countries)

type Day = { readonly rounds: number; readonly lines: number }

/** Rounds with an hour, and their lines: what a normal working day asks for. */
function dayOf({ tasks }: Plan): Day {
  const timed = tasks.flatMap(({ round, times }) => times.map((time) => `${round} ${time}`))
  return { rounds: new Set(timed).size, lines: timed.length }
}

const planOf = (kind: string, where: string, number_of_employees: (typeof sizes)[number]): Plan =>
  generatePlan({ ...examplePlace(kind, where), number_of_employees }, knowledge)

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

describe('a working day', () => {
  const most: Readonly<Record<string, Day>> = {
    restaurant: { rounds: 8, lines: 25 },
    bar: { rounds: 5, lines: 25 },
    home: { rounds: 4, lines: 25 },
  }
  it.each(Object.entries(most))('of a %s stays short in every country and size', (kind, limit) => {
    for (const where of everywhere)
      for (const size of sizes) {
        const day = dayOf(planOf(kind, where, size))
        expect([where, size, day.rounds <= limit.rounds, day.lines <= limit.lines, day]).toEqual([
          where,
          size,
          true,
          true,
          day,
        ])
      }
  })

  const mostMinutes: Readonly<Record<string, number>> = { restaurant: 6, bar: 6, home: 4 }
  it.each(Object.entries(mostMinutes))(
    'of a %s is typed in few minutes in every country and size',
    (kind, most) => {
      for (const where of everywhere)
        for (const size of sizes) {
          const { seconds, taps } = dayTaps(planOf(kind, where, size))
          expect([where, size, taps > 0, seconds <= 60 * most, seconds]).toEqual([
            where,
            size,
            true,
            true,
            seconds,
          ])
        }
    },
  )

  it('of no small place takes more than ten minutes of typing', () => {
    const long = goldenPlaces.flatMap(([kind, where]) => {
      const { seconds } = dayTaps(planOf(kind, where, '4-14'))
      return seconds > 600 ? [[kind, where, seconds]] : []
    })
    expect(long).toEqual([])
  })

  it('has at most seven rounds in any trade', () => {
    const long = goldenPlaces.flatMap(([kind, where]) => {
      const day = dayOf(planOf(kind, where, '4-14'))
      return day.rounds > 7 ? [[kind, where, day]] : []
    })
    expect(long).toEqual([])
  })
})

describe('a line', () => {
  const plans = Object.keys(examples).flatMap((kind) =>
    ['DE', 'US', 'ES'].map((where) => [`${kind} ${where}`, planOf(kind, where, '4-14')] as const),
  )

  it.each(plans)('stands in the plan for everything that %s watches', (_, plan) => {
    const tasks = new Map(plan.tasks.map((task) => [task.id, task]))
    for (const hazard of plan.hazards)
      for (const id of hazard.tasks) expect(tasks.get(id)?.hazards).toContain(hazard.key)
    expect(plan.tasks.filter(({ round }) => round === undefined).map(({ id }) => id)).toEqual([])
  })

  it.each(plans)('judges each food of %s by a limit of that food', (_, plan) => {
    const wrong = plan.tasks.flatMap(({ id, foods = [] }) =>
      foods
        .filter(
          (food) =>
            !plan.limits.some(
              (limit) => limit.id === food.id && limit.max === food.max && limit.min === food.min,
            ),
        )
        .map((food) => `${factOfTask(id)} ${food.id}`),
    )
    expect(wrong).toEqual([])
  })
})

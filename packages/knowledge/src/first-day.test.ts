/** The first days of a place: a plan that was made in the afternoon leaves nothing undone behind it. */
import { factOfTask, generatePlan, type Plan } from '@larder/core/haccp'
import {
  currentDays,
  dateOf,
  dayClock,
  dayOf,
  firstDates,
  hasDueMonth,
  mondayOf,
  rhythmKind,
  slotsIn,
  stateOfDay,
  type FirstDate,
} from '@larder/core/schedule'
import { describe, expect, it } from 'vitest'
import { countries, examplePlace, examples } from '../test/places.ts'
import { knowledge } from './index.ts'

const sizes = ['1-3', '4-14', '15+'] as const
const everywhere = Object.keys(countries)
const facts = new Map(knowledge.tasks.map((task) => [task.id, task]))

type Task = Plan['tasks'][number]
type Started = { readonly task: Task; readonly start: FirstDate }

/** The plan's tasks with their first dates, adopted at the local moment. */
function startedAt({ tasks }: Plan, moment: string): readonly Started[] {
  const dates = firstDates(
    tasks.map(({ id, of, frequency }) => ({
      frequency,
      before_start: facts.get(factOfTask(of ?? id))?.before_start !== undefined,
    })),
    { moment, opens: tasks.flatMap(({ times }) => times).sort()[0] ?? null },
  )
  return tasks.flatMap((task, index) => (dates[index] ? [{ task, start: dates[index] }] : []))
}

const daysOf = ({ task, start }: Started) =>
  currentDays({
    task: { frequency: task.frequency, times: task.times, custom_frequency: start.custom_frequency },
    part: null,
    since: start.since,
    last_entry_date: null,
    entries_on_date: 0,
  })

/** What the list of a day asks for, at the end of the day, where nothing was ever filled. */
function askedOn(started: readonly Started[], date: string) {
  const clock = dayClock(`${date}T23:59:00Z`, 'UTC')
  return started.flatMap((one) => {
    const { checks, due_until } = stateOfDay(daysOf(one), clock.day, clock)
    return checks.length === 0 ? [] : [{ id: one.task.id, frequency: one.task.frequency, checks, due_until }]
  })
}

const isRare = ({ frequency }: Pick<Task, 'frequency'>): boolean =>
  rhythmKind({ frequency, custom: null }) === 'period'
const after = (date: string, days: number): string => dateOf(dayOf(date) + days)

const made = ['2026-11-24', '2026-12-31', '2027-02-28', '2027-06-10'] as const
const places = Object.keys(examples).flatMap((kind) =>
  everywhere.flatMap((where) => sizes.map((number_of_employees) => ({ kind, where, number_of_employees }))),
)
const plans = places.map(({ kind, where, number_of_employees }) => ({
  name: `${kind} ${where} ${number_of_employees}`,
  plan: generatePlan({ ...examplePlace(kind, where), number_of_employees }, knowledge),
}))

/** Every plan on every date, with what is wrong there; all of them in one list. */
const wrongOf = (fault: (started: readonly Started[], date: string) => unknown): readonly unknown[] =>
  plans.flatMap(({ name, plan }) =>
    made.flatMap((date) => {
      const found = fault(startedAt(plan, `${date}T15:00`), date)
      return found === null ? [] : [[name, date, found]]
    }),
  )

describe('a plan that is made at 15:00', () => {
  it('asks nothing on that day', () =>
    expect(
      wrongOf((started, date) => {
        const asked = askedOn(started, date)
        return asked.length === 0 ? null : asked
      }),
    ).toEqual([]))

  it('asks the checks of the day from the next morning on', () =>
    expect(
      wrongOf((started, date) => {
        const daily = started.filter(({ task }) => rhythmKind({ ...task, custom: null }) === 'days')
        const asked = askedOn(daily, after(date, 1))
        return asked.length === daily.length ? null : [asked.length, daily.length]
      }),
    ).toEqual([]))

  it('asks at most three rarer ones on the next day', () =>
    expect(
      wrongOf((started, date) => {
        const rare = askedOn(started, after(date, 1)).filter(isRare)
        return rare.length <= 3 ? null : rare.map(({ id }) => id)
      }),
    ).toEqual([]))

  it('asks at most ten rarer ones in its first week', () =>
    expect(
      wrongOf((started, date) => {
        const rare = askedOn(started, after(date, 7)).filter(isRare)
        return rare.length <= 10 ? null : rare.map(({ id }) => id)
      }),
    ).toEqual([]))

  it('has at most three duties of months and years due in one week of its first year', () =>
    expect(
      wrongOf((started, date) => {
        const range = { from: dayOf(date), to: dayOf(date) + 366 }
        const weeks = started
          .filter(({ task }) => hasDueMonth(task.frequency))
          .flatMap((one) => slotsIn(daysOf(one).versions, [], range))
          .map(({ day }) => mondayOf(day))
        const most = Math.max(
          0,
          ...[...Map.groupBy(weeks, (week) => week).values()].map(({ length }) => length),
        )
        return most <= 3 ? null : most
      }),
    ).toEqual([]))

  it('asks each rarer one within its first period and a month', () =>
    expect(
      wrongOf((started, date) => {
        const late = started.filter(
          ({ task, start }) =>
            isRare(task) &&
            !hasDueMonth(task.frequency) &&
            start.since.slice(0, 10) > after(date, task.frequency === 'once_a_week' ? 7 : 31),
        )
        return late.length === 0 ? null : late.map(({ task }) => task.id)
      }),
    ).toEqual([]))
})

/**
 * Lines of a round that replace several tasks of the knowledge base. Cooking poultry and cooking eggs are
 * one line, where the cook names the food in hand. Refrigerators are one line for each figure: fish and
 * ground meat may share one, and nobody can leave out a colder one.
 */
import type { FrequencyName, MonitoringTask, TaskId } from '../facts/facts.ts'
import { foodKey } from '../facts/food-key.ts'
import { strictestLimit } from '../facts/resolve-limits.ts'
import { byText, sortedSet } from './order.ts'
import type { PlanFood, PlanHazard, PlanLimit, PlanTask } from './plan.ts'

type Line = NonNullable<MonitoringTask['line']>
type Member = { readonly task: PlanTask; readonly line: Line }

/** Ids of the lines by the task of the knowledge base that they replace. */
export type LinesOfTasks = ReadonlyMap<TaskId, readonly TaskId[]>

/** A tick measures nothing: it stays a task of its own. */
function memberOf(task: PlanTask, facts: ReadonlyMap<TaskId, MonitoringTask>): Member | null {
  const line = facts.get(task.id)?.line
  return line === undefined || task.limit === null ? null : { task, line }
}

/** Tasks that share a line are joined, under the id of the line. */
export function joinLines(
  tasks: readonly PlanTask[],
  knowledge: readonly MonitoringTask[],
): { readonly tasks: readonly PlanTask[]; readonly lines: LinesOfTasks } {
  const facts = new Map(knowledge.map((fact) => [fact.id, fact]))
  const members = tasks.flatMap((task) => memberOf(task, facts) ?? [])
  const apart = new Set(members.map(({ task }) => task))
  const joined = [...Map.groupBy(members, ({ line }) => line.task)].flatMap(([id, same]) => {
    const choices = choicesOf(id, same)
    return same.some(({ line }) => line.stored === true) ? linesByFigure(id, choices) : lineOf(id, choices)
  })
  const lines = Map.groupBy(
    joined.flatMap(({ task, members: of }) => of.map((member) => ({ member, id: task.id }))),
    ({ member }) => member,
  )
  return {
    tasks: [...tasks.filter((task) => !apart.has(task)), ...joined.map(({ task }) => task)].sort((a, b) =>
      byText(a.id, b.id),
    ),
    lines: new Map([...lines].map(([member, of]) => [member, of.map(({ id }) => id)])),
  }
}

/** A food of a line with its limit, and the tasks that it comes from. */
type Choice = { readonly food: string; readonly limit: PlanLimit; readonly tasks: readonly PlanTask[] }

/** The limit of a line is one that a hazard carries, the line's own before others. */
const leadOf = ({ task }: Member, id: TaskId): number =>
  (task.hazards.length > 0 ? 2 : 0) + (task.id === id ? 1 : 0)

/** Each food once, with the strictest of its limits; the food of the line's own task first. */
function choicesOf(id: TaskId, members: readonly Member[]): readonly Choice[] {
  const [first] = members.toSorted((a, b) => leadOf(b, id) - leadOf(a, id))
  const inOrder = [...(first === undefined ? [] : [first]), ...members.filter((one) => one !== first)]
  const all = inOrder.flatMap(({ task, line: { food } }) =>
    (task.foods ?? (task.limit === null ? [] : [task.limit])).map((limit) => ({ food, limit, task })),
  )
  const byKey = Map.groupBy(all, ({ food, limit }) => foodKey({ food, note_key: limit.note_key }))
  return [...byKey.values()].flatMap((same) => {
    const limit = strictestLimit(same.map((one) => one.limit))
    const [one] = same
    return limit === null || one === undefined
      ? []
      : [{ food: one.food, limit, tasks: same.map(({ task }) => task) }]
  })
}

type Joined = { readonly task: PlanTask; readonly members: readonly TaskId[] }

/** One line; who fills it in names the food where foods have limits of their own. */
function lineOf(id: TaskId, choices: readonly Choice[]): readonly Joined[] {
  const foods = choices.map(({ food, limit }): PlanFood => ({ ...limit, food }))
  const alike = new Set(foods.map((food) => `${figureOf(food)} ${food.note_key}`)).size < 2
  return joined(id, choices, alike ? {} : { foods })
}

/** One line for each figure, which names the foods that it is for where there are several lines. */
function linesByFigure(id: TaskId, choices: readonly Choice[]): readonly Joined[] {
  const groups = [...Map.groupBy(choices, ({ limit }) => figureOf(limit)).values()]
  const taken = new Set<TaskId>()
  return groups.flatMap((same, index) => {
    const own = index === 0 ? id : (same[0]?.tasks[0]?.id ?? id)
    const line: TaskId = taken.has(own) ? `${own}@${same.map(keyOf).join('-')}` : own
    taken.add(line)
    const stored = groups.length === 1 ? {} : { stored: same.map((choice) => foodOf(choice, choices)) }
    return joined(line, same, { ...stored, ...(line === id ? {} : { of: id }) })
  })
}

/** A food with one limit needs no note to tell it from others. */
const foodOf = (choice: Choice, all: readonly Choice[]): string =>
  all.filter(({ food }) => food === choice.food).length === 1 ? choice.food : keyOf(choice)
const keyOf = ({ food, limit }: Choice): string => foodKey({ food, note_key: limit.note_key })

const figureOf = ({ quantity, min, max, hold_minutes, from, within_minutes, then }: PlanLimit): string =>
  JSON.stringify([quantity, min, max, hold_minutes, from, within_minutes, then])

/** One that a hazard carries, before others; of these, one without a note. */
const plainness = ({ limit, tasks }: Choice): number =>
  (tasks.some(({ hazards }) => hazards.length > 0) ? 2 : 0) + (limit.note_key === null ? 1 : 0)

type OfLine = Pick<PlanTask, 'foods' | 'stored' | 'of'>

function joined(id: TaskId, choices: readonly Choice[], own: OfLine): readonly Joined[] {
  const tasks = [...new Set(choices.flatMap((choice) => choice.tasks))]
  const [first] = tasks
  if (first === undefined) return []
  const { foods: _foods, ...task } = first
  const often = tasks.toSorted((a, b) => rankOf(a) - rankOf(b))[0] ?? first
  const plain = choices.toSorted((a, b) => plainness(b) - plainness(a))[0]
  return [
    {
      members: tasks.map((member) => member.id),
      task: {
        ...task,
        ...own,
        id,
        frequency: often.frequency,
        frequency_key: often.frequency_key,
        times: often.times,
        limit: (own.foods === undefined ? plain : choices[0])?.limit ?? null,
        hazards: sortedSet(tasks.flatMap(({ hazards }) => hazards)),
        sources: sourcesOf(tasks),
      },
    },
  ]
}

const sourcesOf = (tasks: readonly PlanTask[]): PlanTask['sources'] => [
  ...new Map(
    tasks.flatMap(({ sources }) => sources.map((source) => [JSON.stringify(source), source] as const)),
  ).values(),
]

const ranks: Partial<Record<FrequencyName, number>> = { twice_a_day: 0, once_a_day: 1 }
const rankOf = ({ frequency }: PlanTask): number => ranks[frequency] ?? 2

/** Hazards name the lines that watch them. */
export const watchedByLines = (hazards: readonly PlanHazard[], lines: LinesOfTasks): readonly PlanHazard[] =>
  hazards.map((hazard) => ({
    ...hazard,
    tasks: [...new Set(hazard.tasks.flatMap((id) => lines.get(id) ?? [id]))],
  }))

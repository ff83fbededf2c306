/**
 * From answers to the description of a place, and back. The answers are not stored: they follow from what is
 * chosen, so that a choice of the detailed pages and an answer can never disagree.
 */
import { defaultProfile, usualProcesses, type NewPlace } from '../facts/default-profile.ts'
import type { Activity, Knowledge, ProcessId } from '../facts/facts.ts'
import type { Brought, SetupQuestion } from '../facts/setup-questions.ts'
import { conflictsOf, type SetupAnswers } from './setup-conflicts.ts'
import type { PlaceProfile } from '../generate/plan-parts.ts'

/** No more questions than this are asked at once. */
export const MOST_QUESTIONS = 10

type Field = keyof Brought
const offeredBy = {
  extra: 'extra_data',
  processes: 'processes',
  product_groups: 'product_groups',
  food_groups: 'food_groups',
} as const satisfies Record<Field, keyof Activity>
const fields = Object.keys(offeredBy) as Field[]

const narrowed = (brings: Brought, activity: Activity): Brought =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const offered = new Set<string>(activity[offeredBy[field]])
      const items = (brings[field] ?? []).filter((item) => offered.has(item))
      return items.length === 0 ? [] : [[field, items]]
    }),
  )

/** Those that bring something which the activity offers, each with that alone. */
export function questionsOf(
  activity: Activity,
  questions: readonly SetupQuestion[],
): readonly SetupQuestion[] {
  const offered = questions
    .map((question) => ({ ...question, brings: narrowed(question.brings, activity) }))
    .filter(({ brings }) => Object.keys(brings).length > 0)
  const keys = new Set(offered.map(({ key }) => key))
  return offered.map(({ needs, ...question }) => {
    const there = needs?.filter((key) => keys.has(key)) ?? []
    return there.length === 0 ? question : { ...question, needs: there }
  })
}

/** Keys of the questions that are asked at once, in their order. */
export const usualQuestions = (activity: Activity, questions: readonly SetupQuestion[]): readonly string[] =>
  questions
    .filter(({ usual }) => usual.includes(activity.id))
    .slice(0, MOST_QUESTIONS)
    .map(({ key }) => key)

const chosenIn = (profile: PlaceProfile, field: Field): ReadonlySet<string> =>
  new Set<string>(
    field === 'extra'
      ? profile.extra_data
      : field === 'processes'
        ? profile.processes.map(({ id }) => id)
        : profile[field],
  )

/** A switch decides where the question has one; else anything of it that is chosen is a yes. */
function isYes(profile: PlaceProfile, { brings }: SetupQuestion): boolean {
  const deciding: readonly Field[] = brings.extra === undefined ? fields : ['extra']
  return deciding.some((field) => {
    const chosen = chosenIn(profile, field)
    return (brings[field] ?? []).some((item) => chosen.has(item))
  })
}

export const answersOf = (profile: PlaceProfile, questions: readonly SetupQuestion[]): SetupAnswers =>
  Object.fromEntries(questions.map((question) => [question.key, isYes(profile, question)]))

const broughtBy = (questions: readonly SetupQuestion[], field: Field): ReadonlySet<string> =>
  new Set<string>(questions.flatMap(({ brings }) => brings[field] ?? []))

/** A set of choices after changes, in the order in which the activity offers them. */
function choose<T extends string>(
  before: readonly T[],
  offered: readonly T[],
  change: { readonly add: ReadonlySet<string>; readonly drop: ReadonlySet<string> },
): readonly T[] {
  const had = new Set<string>(before)
  const offeredItems = new Set<string>(offered)
  return [
    ...before.filter((item) => !offeredItems.has(item)),
    ...offered.filter((item) => change.add.has(item) || (had.has(item) && !change.drop.has(item))),
  ]
}

type Setup = { readonly knowledge: Knowledge; readonly questions: readonly SetupQuestion[] }

/** Raw materials of the chosen products; null where one of them may be made from anything. */
function rawMaterials({ product_groups }: PlaceProfile, knowledge: Knowledge): ReadonlySet<string> | null {
  const groups = knowledge.product_groups.filter(({ id }) => product_groups.includes(id))
  return groups.length === 0 || groups.some(({ made_from }) => made_from === undefined)
    ? null
    : new Set(groups.flatMap(({ made_from = [] }) => made_from))
}

const without = (items: ReadonlySet<string>, left: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...items].filter((item) => !left.has(item)))

type Change = { readonly add: ReadonlySet<string>; readonly drop: ReadonlySet<string> }
type AnsweredQuestions = {
  readonly yes: readonly SetupQuestion[]
  readonly no: readonly SetupQuestion[]
  /** Keys of the questions whose answers changed. */
  readonly changed: ReadonlySet<string>
}

function changeOf({ yes, no, changed }: AnsweredQuestions, field: Field): Change {
  const isChanged = ({ key }: SetupQuestion): boolean => changed.has(key)
  return {
    add: broughtBy(yes.filter(isChanged), field),
    drop: without(broughtBy(no.filter(isChanged), field), broughtBy(yes, field)),
  }
}

/**
 * The profile after the answers changed. A product that goes takes the raw materials with it that only it is
 * made from; processes follow from what is chosen as for a new place.
 */
function applied(profile: PlaceProfile, answers: AnsweredQuestions, knowledge: Knowledge): PlaceProfile {
  const activity = knowledge.activities.find(({ id }) => id === profile.activity)
  if (activity === undefined) return profile
  const products: PlaceProfile = {
    ...profile,
    extra_data: choose(profile.extra_data, activity.extra_data, changeOf(answers, 'extra')),
    product_groups: choose(
      profile.product_groups,
      activity.product_groups,
      changeOf(answers, 'product_groups'),
    ),
    food_groups: choose(profile.food_groups, activity.food_groups, changeOf(answers, 'food_groups')),
  }
  const [before, after] = [rawMaterials(profile, knowledge), rawMaterials(products, knowledge)]
  const gone = after === null ? new Set<string>() : without(before ?? new Set(activity.food_groups), after)
  const left = without(gone, broughtBy(answers.yes, 'food_groups'))
  const next = { ...products, food_groups: products.food_groups.filter((id) => !left.has(id)) }
  return { ...next, processes: processesAfter([profile, next], answers, { activity, knowledge }) }
}

function processesAfter(
  [before, after]: readonly [PlaceProfile, PlaceProfile],
  answers: AnsweredQuestions,
  { activity, knowledge }: { readonly activity: Activity; readonly knowledge: Knowledge },
): PlaceProfile['processes'] {
  const had: ReadonlySet<string> = new Set(usualProcesses(before, knowledge))
  const has: ReadonlySet<string> = new Set(usualProcesses(after, knowledge))
  const { add, drop } = changeOf(answers, 'processes')
  const broughtProcesses = broughtBy(answers.yes, 'processes')
  const excluded = without(broughtBy(answers.no, 'processes'), broughtProcesses)
  const ids = choose<ProcessId>(
    before.processes.map(({ id }) => id),
    activity.processes,
    {
      add: new Set([...without(without(has, had), excluded), ...add]),
      drop: new Set([...without(without(had, has), broughtProcesses), ...drop]),
    },
  )
  const ways = new Map(before.processes.map((process) => [process.id, process]))
  return ids.map((id) => ways.get(id) ?? { id, sub_processes: [] })
}

const split = (answers: SetupAnswers, questions: readonly SetupQuestion[]) => ({
  yes: questions.filter(({ key }) => answers[key] === true),
  no: questions.filter(({ key }) => answers[key] !== true),
})

/** A new place with its usual answers: nothing is chosen that a “no” excludes, or whose way is missing. */
export function startOf(place: NewPlace, setup: Setup): PlaceProfile {
  const profile = defaultProfile(place, setup.knowledge)
  const stored = answersOf(profile, setup.questions)
  const unmet = conflictsOf(stored, setup.questions).map(({ key }) => [key, false] as const)
  const answers: SetupAnswers = { ...stored, ...Object.fromEntries(unmet) }
  const changed = new Set(setup.questions.filter(({ key }) => answers[key] === false).map(({ key }) => key))
  return applied(profile, { ...split(answers, setup.questions), changed }, setup.knowledge)
}

/** The profile with other answers; what no changed answer brings stays as it is chosen. */
export function withAnswers(profile: PlaceProfile, answers: SetupAnswers, setup: Setup): PlaceProfile {
  const before = answersOf(profile, setup.questions)
  const after = { ...before, ...answers }
  const changed = new Set(
    setup.questions.filter(({ key }) => before[key] !== after[key]).map(({ key }) => key),
  )
  return changed.size === 0
    ? profile
    : applied(profile, { ...split(after, setup.questions), changed }, setup.knowledge)
}

/**
 * Prints the table of docs/measurements/day.md: what the set-up, the day and the plan of eight small places
 * ask for, with the tasks one by one and the full plan, and with rounds and the short plan.
 */
import {
  dayTaps,
  generatePlan,
  questionsOf,
  readingOf,
  storageKindsOf,
  usualQuestions,
  writePlan,
  type DocumentSection,
  type Knowledge,
  type Plan,
  type PlanDocument,
} from '@larder/core/haccp'
import { knowledge, setupQuestions, storageTasks } from '@larder/knowledge'
import { examplePlace } from '@larder/knowledge/test/places'
import { neutralNames, shownIn, simpleFlow, textsIn } from '@larder/knowledge/test/written-plan'
import { openCompiler } from '../src/compile-section.ts'

const kinds = ['restaurant', 'bar', 'home', 'bakery', 'butcher', 'grocery', 'school', 'catering']
const single: Knowledge = {
  ...knowledge,
  tasks: knowledge.tasks.map(({ round: _round, line: _line, ...task }) => task),
}
const compiler = openCompiler()

function written(plan: Plan, by: Knowledge): PlanDocument {
  const texts = textsIn('de')
  return writePlan(readingOf(plan, by, texts, 'C'), { ...neutralNames, flow: simpleFlow(plan, texts) })
}

/** Cards, lines and taps of a usual day; before rounds each check was a card of its own. */
function dayOf({ tasks }: Plan, by: Knowledge): readonly number[] {
  const timed = tasks.flatMap(({ id, round, times }) => times.map((time) => `${round ?? id} ${time}`))
  const each = by === single ? tasks.map((task) => ({ ...task, round: task.id as never })) : tasks
  return [new Set(timed).size, timed.length, dayTaps({ tasks: each }).taps]
}

const wordsIn = (sections: readonly DocumentSection[]): number =>
  shownIn(sections).join(' ').split(/\s+/).length

function pagesOf(document: PlanDocument, sections: readonly DocumentSection[]): number {
  const { sections: _sections, short_plan: _short, ...frame } = document
  const pages = sections.reduce((sum, section) => {
    return sum + compiler.compile({ frame, section, standard: 'a-2a' }).pages
  }, 0)
  compiler.evict()
  return pages
}

/** Boxes and numbers that are looked at: the detailed pages, and what the questions ask at once. */
function fieldsOf(kind: string, plan: Plan): readonly [before: number, now: number] {
  const activity = knowledge.activities.find(({ id }) => id === plan.profile.activity)
  if (activity === undefined) throw new Error(`no activity of ${kind}`)
  const { extra_data, product_groups, food_groups, processes } = activity
  const questions = usualQuestions(activity, questionsOf(activity, setupQuestions))
  return [
    extra_data.length + product_groups.length + food_groups.length + processes.length,
    questions.length + storageKindsOf(plan, storageTasks).length,
  ]
}

console.info('| Place | fields | cards | lines | taps | pages | words |')
console.info('|---|---|---|---|---|---|---|')
for (const kind of kinds) {
  const place = examplePlace(kind, 'DE')
  const [was, is] = [generatePlan(place, single), generatePlan(place, knowledge)]
  const [full, short] = [written(was, single), written(is, knowledge)]
  const shortSections = short.short_plan === undefined ? [] : [short.short_plan.section]
  const before = [...dayOf(was, single), pagesOf(full, full.sections), wordsIn(full.sections)]
  const now = [...dayOf(is, knowledge), pagesOf(short, shortSections), wordsIn(shortSections)]
  const fields = fieldsOf(kind, is)
  const cells = [fields, ...before.map((figure, at) => [figure, now[at] ?? 0] as const)]
  console.info(`| ${kind} | ${cells.map(([a, b]) => `${a} → ${b}`).join(' | ')} |`)
}

/**
 * The plan on a few pages: what people read and hang up. The full plan, with the analysis of every hazard,
 * is beside it.
 */
import type { Block, Cell, Fact, PlanDocument, ShortPlan } from './document.ts'
import {
  describeAnalysisFrequency,
  describeFrequency,
  describeReason,
  describeTask,
  fillText,
  type PlanReading,
} from '../facts/describe-facts.ts'
import type { PlanTask } from '../generate/plan.ts'
import { controlLabel } from './describe-hazard.ts'
import { groupTasks, type TimedTask } from './group-tasks.ts'
import { bindingMark, facts, heading, list, paragraph, table } from './plan-blocks.ts'
import { say, word } from './plan-text.ts'
import { createSayOnce } from './say-once.ts'
import { controlPoints, hygieneHazards, operationalProgrammes } from './short-controls.ts'
import { writeFlow, type PlanNames } from './write-general-sections.ts'
import { verificationLine } from './write-programme-sections.ts'

const SHORT_PLAN = 'short-plan'

/** An analysis with its flow diagram: that of the place, or one a product group. */
export type ShortPart = {
  readonly name?: string
  readonly reading: PlanReading
  readonly names: Pick<PlanNames, 'flow' | 'flow_graph' | 'flow_verified'>
}

/** Places of up to 14 people read the short plan first. */
export const leadsWithShortPlan = ({ plan }: PlanReading): boolean =>
  plan.profile.number_of_employees !== '15+'

/** Place, activity, people and capacity. */
function coverFacts(reading: PlanReading, names: PlanNames): Block {
  const { plan, texts } = reading
  const { words } = texts
  const optionalFact = (key: string, value: string): readonly Fact[] =>
    value === '' ? [] : [{ label: word(words, key), value }]
  const people = names.work_groups
    .map(({ name, workers }) => (workers.length === 0 ? name : `${name} (${workers.join(', ')})`))
    .join('; ')
  const cover = facts(reading, [
    ['place', [names.place.name, names.place.address ?? ''].filter((part) => part !== '').join(', ')],
    [
      'company',
      [names.company.name, names.company.registration_code ?? ''].filter((part) => part !== '').join(', '),
    ],
    ['activity', texts.activities[plan.profile.activity]],
    ['jurisdictions', plan.jurisdictions.map((code) => word(words, `jurisdiction.${code}`)).join(' · ')],
    ['employees', word(words, `employees.${plan.profile.number_of_employees}`)],
    ['water_source', names.water_source == null ? null : word(words, `water.${names.water_source}`)],
    ['extra_data', plan.profile.extra_data.map((item) => texts.extra_data[item].name).join('; ')],
    ['status', names.status_line],
    // Texts of an older edition have no such words.
    ['legend', words['force.legend']],
  ])
  if (cover.kind !== 'facts') return cover
  const products = plan.profile.product_groups.map((id) => texts.product_groups[id]).join('; ')
  return {
    kind: 'facts',
    rows: [
      ...cover.rows.slice(0, 3),
      ...optionalFact('section.work-groups', people),
      ...optionalFact('section.ready-to-eat-food', products),
      ...(names.capacities ?? []),
      ...(names.customers === undefined ? [] : [names.customers]),
      ...cover.rows.slice(3),
    ],
  }
}

/** What the owner still has to enter, decide or check. */
function openPoints(reading: PlanReading, names: PlanNames, parts: readonly ShortPart[]): readonly Block[] {
  const { words } = reading.texts
  const isMissing = (files: PlanNames['location']): boolean =>
    files !== undefined && !files.on_paper && files.files.length === 0
  const empty = (key: string, text: string): string =>
    `${word(words, `section.${key}`)}: ${word(words, text)}`
  const points = [
    ...reading.plan.notes.map((reason) => describeReason(reason, reading)),
    ...(names.home_kilograms === undefined
      ? []
      : [
          describeReason(
            { code: 'note.home_quantity', values: { kilograms: names.home_kilograms } },
            reading,
          ),
        ]),
    ...(names.work_groups.length === 0 ? [empty('work-groups', 'empty.work_groups')] : []),
    ...parts
      .filter((part) => part.names.flow !== null && part.names.flow_verified == null)
      .map(
        ({ name }) =>
          empty('technological-schema', 'flow.not_verified') + (name === undefined ? '' : ` (${name})`),
      ),
    ...(isMissing(names.location) ? [empty('location', 'empty.files')] : []),
    ...(isMissing(names.drawings) ? [empty('drawings', 'empty.files')] : []),
  ]
  return [
    heading(2, word(words, 'short.open')),
    ...(points.length === 0 ? [paragraph(word(words, 'short.complete'))] : list([...new Set(points)])),
    verificationLine(reading),
  ]
}

const diagram = ({ name, reading, names }: ShortPart, all: PlanNames): readonly Block[] => {
  const { words } = reading.texts
  const drawn = writeFlow(reading, { ...all, ...names }).blocks.filter(({ kind }) => kind === 'flow')
  const title = word(words, 'section.technological-schema')
  const verified =
    names.flow_verified == null
      ? []
      : [
          paragraph(
            say(words, 'flow.verified', {
              date: names.flow_verified.date_text,
              name: names.flow_verified.name,
            }),
          ),
        ]
  return drawn.length === 0
    ? []
    : [heading(2, name === undefined ? title : `${name}: ${title}`), ...drawn, ...verified]
}

type Item = TimedTask & { readonly text: string; readonly often: string }

/** A task with the control that has its limit; else with its limit. */
function taskItem(task: PlanTask, reading: PlanReading): Item {
  const watched = reading.plan.hazards.filter(
    (hazard) => hazard.decision.class !== 'PRP' && hazard.tasks.includes(task.id),
  )
  const controls = [...new Set(watched.map((hazard) => controlLabel(hazard, reading)))].join(', ')
  const { name, limit } = describeTask(task, reading)
  const { frequency, frequency_key, times } = task
  return {
    frequency,
    frequency_key,
    times,
    often: describeFrequency(task, reading),
    text: controls === '' ? (limit === null ? name : `${name}: ${limit}`) : `${name} (${controls})`,
  }
}

function analysisItems(reading: PlanReading): readonly Item[] {
  const { plan, knowledge, texts } = reading
  return plan.analyses.flatMap(({ id, frequency }): readonly Item[] => {
    const fact = knowledge.analyses.find((one) => one.id === id)
    if (fact === undefined) return []
    const often = describeAnalysisFrequency(fact, reading)
    const text = fillText(texts.analyses[id]?.name ?? id, [], reading)
    return [{ frequency, frequency_key: null, times: [], often, text }]
  })
}

/** All tasks and analyses by when they are done. */
function taskPage(reading: PlanReading): Block {
  const { words } = reading.texts
  const items = [...reading.plan.tasks.map((task) => taskItem(task, reading)), ...analysisItems(reading)]
  const rows = groupTasks(items).map(({ times, tasks }): readonly Cell[] => [
    [...new Set(tasks.map(({ often }) => often))].join('; '),
    times.join(', '),
    [...new Set(tasks.map(({ text }) => text))].join(' · '),
  ])
  const columns = [
    { key: 'frequency', share: 3 },
    { key: 'times', share: 1.3 },
    { key: 'task', share: 12 },
  ]
  return table(reading, word(words, 'section.monitoring-tasks'), columns, rows)
}

/** The duties by kind, a line each. */
function duties(reading: PlanReading): Block {
  const { plan, knowledge, texts } = reading
  const facts = plan.duties.flatMap((id) => knowledge.duties.find((duty) => duty.id === id) ?? [])
  const alike = Map.groupBy(facts, (fact) => JSON.stringify([fact.kind, bindingMark(fact, reading)]))
  const rows = [...alike.values()].flatMap((same): readonly (readonly Cell[])[] => {
    const [first] = same
    const lines = same.map(({ id }) => fillText(texts.duties[id] ?? id, [], reading))
    return first === undefined
      ? []
      : [[word(texts.words, `duty.${first.kind}`), lines.join('\n'), bindingMark(first, reading)]]
  })
  const columns = [
    { key: 'kind', share: 2 },
    { key: 'duty', share: 11 },
    { key: 'force', share: 2, optional: true as const },
  ]
  return table(reading, word(texts.words, 'section.country-duties'), columns, rows)
}

/**
 * The short plan of a place: its facts, what is open, the flow, the controls, the hazards that hygiene
 * controls, duties, and the tasks on the last page, to hang up. Each sentence is in it once. Its sources are
 * in the full plan. Pure, like that.
 */
export function writeShortPlan(
  reading: PlanReading,
  names: PlanNames,
  groups: readonly ShortPart[] = [],
): ShortPlan {
  const { words } = reading.texts
  const parts = groups.length === 0 ? [{ reading, names }] : groups
  const sayOnce = createSayOnce((number) => say(words, 'short.see', { number }))
  const title = (key: string): Block => heading(2, word(words, key))
  return {
    annex: leadsWithShortPlan(reading) ? word(words, 'short.annex') : null,
    section: {
      static_name: SHORT_PLAN,
      order: 1,
      title: word(words, 'short.title'),
      landscape: true,
      blocks: [
        coverFacts(reading, names),
        ...openPoints(reading, names, parts),
        ...parts.flatMap((part) => diagram(part, names)),
        title('section.ccp-list'),
        ...controlPoints(reading, sayOnce),
        title('short.oprps'),
        operationalProgrammes(reading, sayOnce),
        title('short.hygiene'),
        hygieneHazards(
          parts.map((part) => part.reading),
          reading,
        ),
        title('section.country-duties'),
        duties(reading),
        paragraph(word(words, 'short.full')),
        { kind: 'heading', level: 2, text: word(words, 'section.monitoring-tasks'), new_page: true },
        taskPage(reading),
      ],
    },
  }
}

/** The sections that differ from an earlier version; null = there is none. */
type ChangedSections = { readonly date_text: string; readonly sections: readonly string[] } | null

/** The short plan with the changes since an earlier version, before what is missing. */
export function withChanges(
  document: PlanDocument,
  changed: ChangedSections,
  words: Readonly<Record<string, string>>,
): PlanDocument {
  const { short_plan } = document
  if (short_plan === undefined) return document
  const { blocks } = short_plan.section
  const at = blocks.findIndex(({ kind }) => kind === 'heading')
  const text =
    changed === null
      ? word(words, 'short.first_version')
      : changed.sections.length === 0
        ? say(words, 'short.unchanged_since', { date: changed.date_text })
        : say(words, 'short.changed_since', {
            date: changed.date_text,
            sections: changed.sections.join(', '),
          })
  const chapter = [heading(2, word(words, 'short.changed')), paragraph(text)]
  return {
    ...document,
    short_plan: {
      ...short_plan,
      section: {
        ...short_plan.section,
        blocks: [...blocks.slice(0, at), ...chapter, ...blocks.slice(at)],
      },
    },
  }
}

import type {
  Analysis,
  Evidence,
  Force,
  Knowledge,
  KnowledgeTexts,
  LimitId,
  Quantity,
  Source,
  TaskId,
} from './facts.ts'
import { baseLanguage } from '../../languages/index.ts'
import { bindingForce } from './binding-force.ts'
import { describeSources, isOwnDocument } from './cite.ts'
import { documentOf } from './documents.ts'
import { formatLimit, formatValue } from './format-limit.ts'
import { OWN_LIMIT } from '../hazards/own-limits.ts'
import { withOwnFacts, withOwnTexts } from '../hazards/plan-edits.ts'
import type { Plan, PlanFood, PlanHazard, PlanLimit, PlanTask, Reason } from '../generate/plan.ts'
import { foodKey } from './food-key.ts'
import { say, word, type TemperatureUnit } from '../document/plan-text.ts'

/** The texts and settings that words about a plan are made from. */
export type PlanReading = {
  readonly plan: Plan
  readonly knowledge: Knowledge
  readonly texts: KnowledgeTexts
  readonly temperature_unit: TemperatureUnit
}

/** The reading of a plan, with the place's own hazards among facts and texts. */
export function readingOf(
  plan: Plan,
  knowledge: Knowledge,
  texts: KnowledgeTexts,
  temperature_unit: TemperatureUnit,
): PlanReading {
  const own = plan.edits?.own ?? []
  return {
    plan,
    knowledge: withOwnFacts(knowledge, own, plan.jurisdictions[0] ?? 'EU'),
    texts: withOwnTexts(texts, own),
    temperature_unit,
  }
}

/** Those sources that speak here: of the place's own jurisdictions and international ones. */
export function ownSources(sources: readonly Source[], { plan, knowledge }: PlanReading): readonly Source[] {
  const here = new Set<string>([...plan.jurisdictions, 'international'])
  return sources.filter((source) =>
    here.has(documentOf(source.document, knowledge.documents)?.jurisdiction ?? 'international'),
  )
}

/**
 * The sources of a statement on the sources page: own ones; where only other countries' texts speak of it,
 * the one that speaks for most of them, as an analogy.
 */
export function namedSources(sources: readonly Source[], reading: PlanReading): readonly Source[] {
  const own = ownSources(sources, reading)
  if (own.length > 0) return own
  const shared = sources.find(
    ({ document }) => documentOf(document, reading.knowledge.documents)?.jurisdiction === 'EU',
  )
  return shared === undefined ? sources.slice(0, 1) : [shared]
}

/** One of its documents that speak here was read. */
function evidenceHere(evidence: Evidence, own: readonly Source[]): Evidence {
  if (own.some(({ read_on }) => read_on !== undefined)) return 'read'
  return evidence === 'read' && own.every(({ unread }) => unread === true) ? 'memory' : evidence
}

/**
 * How binding a fact is here and how it is known. A fact that only other countries' texts contain is an
 * analogy: practice, our own proposal. A text that was read proves a fact for its own country alone.
 */
export function standingHere<
  F extends { readonly sources: readonly Source[]; readonly evidence: Evidence; readonly force?: Force },
>(fact: F, reading: PlanReading): { readonly force: Force; readonly evidence: Evidence } {
  const own = ownSources(fact.sources, reading)
  if (own.length === 0) return { force: 'practice', evidence: 'expert' }
  const evidence = evidenceHere(fact.evidence, own)
  const business = { activity: reading.plan.profile.activity, documents: reading.knowledge.documents }
  return { force: bindingForce({ force: fact.force ?? 'practice', sources: own }, business), evidence }
}

/**
 * The sources that the plan cites: national and international ones. A fact that only other countries' texts
 * contain is our own proposal here, and cites none; the plan says once what that means (`label.legend`).
 */
export const citedSources = (sources: readonly Source[], reading: PlanReading): readonly Source[] =>
  ownSources(sources, reading).filter(({ document }) => !isOwnDocument(document))

export const describeSourcesHere = (sources: readonly Source[], reading: PlanReading): string =>
  describeSources(citedSources(sources, reading), reading.knowledge.documents, reading.texts)

/** Only facts that were read in the original count as verified. */
export const isUnverified = (evidence: Evidence): boolean => evidence !== 'read'

/** A note in words; a temperature that it names, `{celsius:71.11}`, is in the reader's scale. */
const noteOf = (key: string, { texts, temperature_unit }: PlanReading): string =>
  word(texts.words, `limit_note.${key}`).replaceAll(/\{celsius:(-?[\d.]+)\}/g, (_, value: string) =>
    formatValue(Number(value), 'celsius', temperature_unit, texts.words),
  )

/** “Fish”, or “egg dishes (served at once)” where a note says which. */
function nameOfFood({ food, note_key }: Pick<PlanFood, 'food' | 'note_key'>, reading: PlanReading): string {
  const { words } = reading.texts
  if (note_key === null) return word(words, `food.${food ?? 'other'}`)
  const note = noteOf(note_key, reading)
  if (food === undefined) return note
  return say(words, 'limit.with_note', { limit: word(words, `food.${food}`), note })
}

const withNote = (limit: PlanFood, reading: PlanReading): string => {
  const { words } = reading.texts
  const text = formatLimit(limit, reading.temperature_unit, words)
  if (limit.note_key === null && limit.food === undefined) return text
  const foodNames = limit.food === undefined ? [] : [word(words, `food.${limit.food}`)]
  const notes = limit.note_key === null ? [] : [noteOf(limit.note_key, reading)]
  return say(words, 'limit.with_note', { limit: text, note: [...foodNames, ...notes].join(', ') })
}

type Bound = Pick<PlanLimit, 'force'> & Partial<Pick<PlanLimit, 'lowered'>>
/**
 * A value that the place set itself is called its own, not the practice that it replaced; older texts have no
 * word for that.
 */
const forceWord = ({ force, lowered }: Bound, { words }: KnowledgeTexts): string =>
  (lowered?.code === OWN_LIMIT ? words['force.own'] : undefined) ?? word(words, `force.${force}`)

/**
 * How binding a value is in the plan: law, an official guide and the place's own values say so; what says
 * nothing is good practice or our proposal, as the plan explains once (`label.legend`).
 */
const forceMark = (limit: Bound, texts: KnowledgeTexts): string | null =>
  limit.force === 'practice' && limit.lowered?.code !== OWN_LIMIT ? null : forceWord(limit, texts)

/** A value with its mark: “≤ 5 °C (legal limit)”. */
export const withMark = (value: string, mark: string | null, { texts }: PlanReading): string =>
  mark === null ? value : say(texts.words, 'limit.in_text', { limit: value, force: mark })

/** How binding a value is on the page of the sources: law that was not read in the original says so. */
export function describeForce(limit: Bound & Pick<PlanLimit, 'evidence'>, { texts }: PlanReading): string {
  const force = forceWord(limit, texts)
  return limit.force === 'law' && isUnverified(limit.evidence)
    ? `${force}, ${word(texts.words, 'unverified.badge')}`
    : force
}

const comparedByText = new Set<Quantity>(['minutes', 'hours', 'days', 'mg_per_kg', 'degree_hours'])

/**
 * In a sentence times and contents have no comparison sign, since the words around them compare: “for at most
 * 10 days”, “above 10 mg/kg”.
 */
const inSentence = (limit: PlanLimit): PlanLimit => {
  const end = limit.max ?? limit.min
  return comparedByText.has(limit.quantity) && (limit.min === null || limit.max === null)
    ? { ...limit, min: end, max: end }
    : limit
}

/**
 * A text of the knowledge with the place's own limits in it: first those that `own` carries, else the
 * place's. A limit that does not apply here becomes “no fixed figure, see the label”. Other braces are the
 * place's own words and stay.
 */
export function fillText(template: string, own: readonly PlanLimit[], reading: PlanReading): string {
  const { words } = reading.texts
  const values = (id: string): readonly PlanLimit[] => {
    const carried = own.filter((limit) => limit.id === id)
    return carried.length > 0 ? carried : reading.plan.limits.filter((limit) => limit.id === id)
  }
  const inWords = (limits: readonly PlanLimit[]): string => {
    const marks = Map.groupBy(limits, (limit) => forceMark(limit, reading.texts))
    return [...marks]
      .map(([mark, same]) => {
        const value = same.map((limit) => withNote(inSentence(limit), reading)).join(word(words, 'limit.or'))
        return withMark(value, mark, reading)
      })
      .join(word(words, 'limit.or'))
  }
  if (!template.includes('{limit:')) return template
  return template.replaceAll(/\{limit:([^{}]*)\}/g, (_, id: string) => {
    const limits = values(id)
    return limits.length > 0 ? inWords(limits) : word(words, 'limit.none')
  })
}

/** “Norway” of `NO`; what is no code of a country stays. */
function countryName(code: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames(baseLanguage(language), { type: 'region' }).of(code) ?? code
}

/** A reason in words; `step`, `food`, `country` and `jurisdiction` are named by their ids. */
export function describeReason(reason: Reason, { texts }: PlanReading): string {
  const processes: Readonly<Record<string, { readonly name: string }>> = texts.processes
  const foods: Readonly<Record<string, string>> = texts.food_groups
  const values = Object.entries(reason.values).map(([name, value]) => {
    if (name === 'step') return [name, processes[value]?.name ?? String(value)]
    if (name === 'food') return [name, foods[value] ?? String(value)]
    if (name === 'country') return [name, countryName(String(value), texts.language)]
    if (name === 'jurisdiction') return [name, word(texts.words, `jurisdiction.${value}`)]
    return [name, String(value)]
  })
  return say(texts.words, `reason.${reason.code}`, Object.fromEntries(values))
}

export type LimitDescription = {
  readonly ids: readonly LimitId[]
  /** The measured quantity: “Cooking, core temperature”. */
  readonly name: string
  readonly value: string
  readonly force: PlanLimit['force']
  readonly force_text: string
  /** The same in the plan: null where the value is good practice. */
  readonly force_mark: string | null
  readonly jurisdiction: string
  readonly sources: string
  readonly unverified: boolean
  readonly lowered: string | null
  /** The same in the plan, which does not repeat at each value that the country's own are not held. */
  readonly lowered_mark: string | null
}

/** Reasons that the first page gives for the whole plan, or that name the law of another country. */
const statedOnce = { 'limit.borrowed': true, 'limit.no_rules_of_country': true }

/** The limits in words; limits with the same text and source share one row. */
export function describeLimits(
  limits: readonly PlanLimit[],
  reading: PlanReading,
): readonly LimitDescription[] {
  const { texts } = reading
  const alike = Map.groupBy(limits, (limit) =>
    JSON.stringify([
      withNote(limit, reading),
      limit.force,
      limit.jurisdiction,
      limit.evidence,
      limit.sources,
    ]),
  )
  return [...alike.values()].flatMap((same) => {
    const [limit] = same
    if (limit === undefined) return []
    const ids = [...new Set(same.map(({ id }) => id))]
    return [
      {
        ids,
        name: ids.map((id) => texts.limits[id] ?? id).join('; '),
        value: withNote(limit, reading),
        force: limit.force,
        force_text: forceWord(limit, texts),
        force_mark: forceMark(limit, texts),
        jurisdiction: word(texts.words, `jurisdiction.${limit.jurisdiction}`),
        sources: describeSourcesHere(limit.sources, reading),
        unverified: isUnverified(limit.evidence),
        lowered: limit.lowered === null ? null : describeReason(limit.lowered, reading),
        lowered_mark:
          limit.lowered === null || limit.lowered.code in statedOnce
            ? null
            : describeReason(limit.lowered, reading),
      },
    ]
  })
}

export type TaskDescription = {
  readonly id: TaskId
  readonly name: string
  readonly instruction: string
  readonly frequency: string
  readonly limit: string | null
  readonly verification: string
  readonly record: string
}

export const describeFrequency = (
  task: Pick<PlanTask, 'frequency' | 'frequency_key'>,
  { texts }: PlanReading,
): string => word(texts.words, `frequency.${task.frequency_key ?? task.frequency}`)

/** How often, and that it is our proposal where a law that binds here leaves it to the business. */
export function describeAnalysisFrequency(analysis: Analysis, reading: PlanReading): string {
  const { frequency } = reading.plan.analyses.find(({ id }) => id === analysis.id) ?? analysis
  const often = describeFrequency({ frequency, frequency_key: null }, reading)
  const isProposed =
    analysis.own_frequency === true &&
    frequency === analysis.frequency &&
    standingHere(analysis, reading).force === 'law'
  return isProposed ? say(reading.texts.words, 'frequency.proposed', { frequency: often }) : often
}

export function describeTask(task: PlanTask, reading: PlanReading): TaskDescription {
  const text = reading.texts.tasks[task.of ?? task.id]
  const name = text?.name ?? task.of ?? task.id
  const stored = (task.stored ?? []).map((key) => nameOfKey(key, reading))
  const namesInBrackets = [...stored, ...(task.groups ?? [])]
  const own = task.foods ?? (task.limit === null ? [] : [task.limit])
  const filled = (template: string | undefined): string => fillText(template ?? '', own, reading)
  return {
    id: task.id,
    name: filled(namesInBrackets.length === 0 ? name : `${name} (${namesInBrackets.join(', ')})`),
    instruction: filled(text?.instruction),
    frequency: describeFrequency(task, reading),
    limit: own.length === 0 ? null : own.map((limit) => withNote(limit, reading)).join('; '),
    verification: filled(text?.verification),
    record: filled(text?.record),
  }
}

/** The names of the foods that stay where the task is done, and the limit for them. */
export const describeStored = (
  { stored = [], limit }: PlanTask,
  reading: PlanReading,
): { readonly names: readonly string[]; readonly limit: string } => ({
  names: stored.map((key) => nameOfKey(key, reading)),
  limit: limit === null ? '' : withNote(limit, reading),
})

const nameOfKey = (key: string, reading: PlanReading): string => {
  const [food, note] = key.split('.')
  return nameOfFood({ food: food ?? '', note_key: note ?? null }, reading)
}

/** A food with one limit needs no note to tell it from others. */
const isOnlyOfFood = ({ food }: PlanFood, foods: readonly PlanFood[]): boolean =>
  food !== undefined && foods.filter((other) => other.food === food).length === 1

/** The foods of a task to choose from, each with its limit in words. */
export const describeFoods = (
  { foods = [] }: PlanTask,
  reading: PlanReading,
): readonly {
  readonly key: string
  readonly name: string
  readonly limit: string
  readonly named_limit: string
}[] =>
  foods.map((limit) => ({
    key: foodKey(limit),
    name: nameOfFood(isOnlyOfFood(limit, foods) ? { ...limit, note_key: null } : limit, reading),
    limit: formatLimit(limit, reading.temperature_unit, reading.texts.words),
    named_limit: withNote(limit, reading),
  }))

export type ActionDescription = {
  readonly product: string
  readonly process: string
  readonly record: string
  readonly options: readonly string[]
}

export function describeAction(
  hazard: Pick<PlanHazard, 'action' | 'limits'>,
  reading: PlanReading,
): ActionDescription {
  const text = reading.texts.actions[hazard.action]
  const filled = (template: string | undefined): string => fillText(template ?? '', hazard.limits, reading)
  return {
    product: filled(text?.product),
    process: filled(text?.process),
    record: filled(text?.record),
    options: (text?.options ?? []).map(filled),
  }
}

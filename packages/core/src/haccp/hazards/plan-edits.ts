/**
 * The place's own changes to its plan. Edits are input of the generator beside the profile, so that a changed
 * estimation is decided by the same rules and a changed limit reaches hazards and daily tasks alike. They are
 * part of the plan: its SHA-256 covers them, and a confirmed version keeps them.
 */
import { baseLanguage } from '../../languages/index.ts'
import type { ControlQuestion } from '../generate/decide-control.ts'
import type { RichText } from '../../rich-text/index.ts'
import type {
  FrequencyName,
  Hazard,
  HazardType,
  Knowledge,
  KnowledgeTexts,
  LimitId,
  MonitoringTask,
  ProcessId,
  Provenance,
  Quantity,
  TaskCategory,
} from '../facts/facts.ts'
import type { PlanHazard, PlanLimit } from '../generate/plan-parts.ts'
import type { ResolvedLimits } from '../facts/resolve-limits.ts'

export const hazardParts = ['hazard', 'cause', 'do', 'check', 'act'] as const
export type HazardPart = (typeof hazardParts)[number]

/**
 * Own words for a hazard; absent parts stay as in the knowledge base. `{limit:L-…}` shows the place's value.
 */
export type HazardWords = { readonly name?: string } & Readonly<Partial<Record<HazardPart, RichText>>>

/** The texts of a hazard at its step as an edition holds them, with `{limit:L-…}` in them. */
export type HazardTemplates = Readonly<Record<'name' | HazardPart, string>>

export type HazardEdit = {
  /** `P09/H16`. */
  readonly key: string
  /** Language → words in it. A reader of another language sees those of the first. */
  readonly words: Readonly<Record<string, HazardWords>>
  /** Null = as the knowledge base estimates. */
  readonly severity: number | null
  readonly probability: number | null
  /** Who does it: names as the place knows them. */
  readonly members: readonly string[]
  readonly is_disabled: boolean
  /** The hazard as an older edition had it, where the owner kept that one. */
  readonly kept: PlanHazard | null
  /** Its texts in that edition, by language. They are the knowledge base's, not the place's own words. */
  readonly kept_texts?: Readonly<Record<string, HazardTemplates>>
}

/**
 * The values that a limit has here instead of the knowledge base's, for every hazard and task that carries
 * it.
 */
export type LimitEdit = {
  readonly id: LimitId
  readonly values: readonly PlanLimit[]
  /** As an older edition had it, where the owner kept that; absent = the place has set it. */
  readonly kept?: true
}

/** How the place controls a hazard of its own: a measured limit, a task, and a corrective action. */
export type OwnControl = {
  /** The measured quantity: “Temperature of the smoke”. */
  readonly limit_name: string
  readonly quantity: Quantity
  readonly min: number | null
  readonly max: number | null
  readonly hold_minutes: number | null
  readonly category: TaskCategory
  readonly frequency: FrequencyName
  readonly times: readonly string[]
  readonly task_name: string
  readonly instruction: string
  readonly corrective_action: string
  readonly verification: string
  readonly record: string
}

export type OwnHazard = {
  readonly id: number
  readonly step: ProcessId
  readonly type: HazardType
  readonly severity: number
  readonly probability: number
  readonly words: Readonly<Record<string, HazardWords & { readonly name: string }>>
  readonly members: readonly string[]
  readonly is_disabled: boolean
  /** Null = covered by the prerequisite programmes of its step. */
  readonly control: OwnControl | null
}

export type PlanEdits = {
  readonly hazards: readonly HazardEdit[]
  readonly limits: readonly LimitEdit[]
  readonly own: readonly OwnHazard[]
  /** Tasks, programmes, analyses and duties are kept as this older edition has them: see `keepRest`. */
  readonly rest_version?: number
}

export const noEdits: PlanEdits = { hazards: [], limits: [], own: [] }
export const hasEdits = ({ hazards, limits, own, rest_version }: PlanEdits): boolean =>
  hazards.length + limits.length + own.length > 0 || rest_version !== undefined

/** The document that is cited for the place's own statements. */
export const OWN_DOCUMENT = 'OWN'

const byPlace: Provenance = {
  sources: [{ document: OWN_DOCUMENT }],
  force: 'practice',
  evidence: 'expert',
  verified_on: null,
}
const score = (value: number): 1 | 2 | 3 | 4 => Math.min(4, Math.max(1, Math.round(value))) as 1 | 2 | 3 | 4

const idsOf = (id: number) =>
  ({ hazard: `H-own-${id}`, limit: `L-own-${id}`, task: `T-own-${id}`, action: `C-own-${id}` }) as const

/** `H-own-12` → 12; null for a hazard of the knowledge base. */
export function ownHazardId(hazard: string): number | null {
  const match = /^H-own-(\d+)$/.exec(hazard)
  return match === null ? null : Number(match[1])
}

function ownHazard(own: OwnHazard, knowledge: Knowledge): Hazard {
  const { hazard, limit, task, action } = idsOf(own.id)
  const programme = knowledge.prps.find(({ processes }) => processes.includes(own.step)) ?? knowledge.prps[0]
  const controlled = own.control !== null
  return {
    ...byPlace,
    id: hazard,
    type: own.type,
    kind: 'contamination',
    severity: score(own.severity),
    probability: score(own.probability),
    worse_for_vulnerable: false,
    heat_stable: true,
    at_least_oprp: false,
    food_groups: [],
    when: {},
    at: [
      {
        process: own.step,
        limits: controlled ? [limit] : [],
        prp_suffices: !controlled,
        prp: programme?.id ?? 'PRP01',
        specific: controlled,
        tasks: controlled ? [task] : [],
        action: controlled ? action : (knowledge.actions[0]?.id ?? 'C-none'),
        eaten_as_is: true,
      },
    ],
  }
}

/** The data that decides the class of the place's own hazard: `ownHazard` as a question. */
export const ownQuestion = ({
  type,
  severity,
  probability,
  control,
}: Pick<OwnHazard, 'type' | 'severity' | 'probability'> & {
  readonly control: unknown
}): ControlQuestion => ({
  type,
  severity,
  probability,
  kind: 'contamination',
  heat_stable: true,
  at_least_oprp: false,
  prp_suffices: control === null,
  specific: control !== null,
  has_limit: control !== null,
  names_limit: control !== null,
  later_kill_step: null,
  eaten_as_is: true,
})

function ownTask(own: OwnHazard, control: OwnControl): MonitoringTask {
  const { limit, task, action } = idsOf(own.id)
  return {
    ...byPlace,
    id: task,
    category: control.category,
    frequency: control.frequency,
    times: control.times,
    entry: control.quantity === 'celsius' ? 'enter_temperature' : 'enter_value',
    limit,
    action,
    when: { any_process: ['P-none' as ProcessId] },
  }
}

/** The knowledge with the place's own hazards, their limits, tasks and actions as facts beside the others. */
export function withOwnFacts(
  knowledge: Knowledge,
  own: readonly OwnHazard[],
  jurisdiction: PlanLimit['jurisdiction'],
): Knowledge {
  if (own.length === 0) return knowledge
  const controls = own.flatMap((one) => (one.control === null ? [] : [{ one, control: one.control }]))
  return {
    ...knowledge,
    documents: [...knowledge.documents, { code: OWN_DOCUMENT, title: '', jurisdiction: 'international' }],
    hazards: [...knowledge.hazards, ...own.map((one) => ownHazard(one, knowledge))],
    limits: [
      ...knowledge.limits,
      ...controls.map(({ one, control }) => ({
        id: idsOf(one.id).limit,
        quantity: control.quantity,
        food_groups: [],
        values: [
          {
            ...byPlace,
            jurisdiction,
            min: control.min,
            max: control.max,
            ...(control.hold_minutes === null ? {} : { hold_minutes: control.hold_minutes }),
          },
        ],
      })),
    ],
    tasks: [...knowledge.tasks, ...controls.map(({ one, control }) => ownTask(one, control))],
    actions: [...knowledge.actions, ...controls.map(({ one }) => ({ ...byPlace, id: idsOf(one.id).action }))],
  }
}

/** Words in the reader's language, else as they were written. */
export const wordsIn = <W extends HazardWords>(
  words: Readonly<Record<string, W>>,
  language: string,
): W | undefined => words[language] ?? words[baseLanguage(language)] ?? Object.values(words)[0]

/** The texts with those of the place's own hazards. */
export function withOwnTexts(texts: KnowledgeTexts, own: readonly OwnHazard[]): KnowledgeTexts {
  if (own.length === 0) return texts
  const hazardEntries = own.map((one) => ({
    one,
    ids: idsOf(one.id),
    name: wordsIn(one.words, texts.language)?.name ?? '',
  }))
  const controlled = hazardEntries.flatMap(({ one, ids, name }) =>
    one.control === null ? [] : [{ ids, name, control: one.control }],
  )
  return {
    ...texts,
    hazards: {
      ...texts.hazards,
      ...Object.fromEntries(
        hazardEntries.map(({ ids, name }) => [
          ids.hazard,
          { name, hazard: '', cause: '', do: '', check: '', act: '' },
        ]),
      ),
    },
    limits: {
      ...texts.limits,
      ...Object.fromEntries(controlled.map(({ ids, control }) => [ids.limit, control.limit_name])),
    },
    tasks: {
      ...texts.tasks,
      ...Object.fromEntries(
        controlled.map(({ ids, control }) => [
          ids.task,
          {
            name: control.task_name,
            instruction: control.instruction,
            verification: control.verification,
            record: control.record,
          },
        ]),
      ),
    },
    actions: {
      ...texts.actions,
      ...Object.fromEntries(
        controlled.map(({ ids, control }) => [
          ids.action,
          {
            product: control.corrective_action,
            process: '',
            record: control.record,
            options: control.corrective_action === '' ? [] : [control.corrective_action],
          },
        ]),
      ),
    },
  }
}

/** The limits with the place's own values in the stead of the knowledge base's. */
export function withOwnLimits(resolved: ResolvedLimits, edits: readonly LimitEdit[]): ResolvedLimits {
  if (edits.length === 0) return resolved
  const own = new Map(edits.map(({ id, values }) => [id, values]))
  return new Map(
    [...resolved].map(([id, limit]) => {
      const values = own.get(id)
      if (values === undefined || limit.values.length === 0) return [id, limit]
      const notes = new Set([...limit.apart].map(({ note_key }) => note_key))
      return [id, { ...limit, values, apart: new Set(values.filter(({ note_key }) => notes.has(note_key))) }]
    }),
  )
}

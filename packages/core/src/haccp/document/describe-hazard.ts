import {
  describeAction,
  describeLimits,
  describeReason,
  describeSourcesHere,
  describeTask,
  fillText,
  type ActionDescription,
  type LimitDescription,
  type PlanReading,
  type TaskDescription,
} from '../facts/describe-facts.ts'
import { plainText, type RichText } from '../../rich-text/index.ts'
import type { KnowledgeTexts } from '../facts/facts.ts'
import type { PlanHazard, ProductDecision } from '../generate/plan.ts'
import {
  hazardParts,
  ownHazardId,
  wordsIn,
  type HazardPart,
  type HazardTemplates,
  type HazardWords,
} from '../hazards/plan-edits.ts'
import { say, word } from './plan-text.ts'

export type HazardDescription = {
  readonly key: string
  readonly step: string
  readonly name: string
  readonly type: string
  readonly hazard: string
  readonly cause: string
  readonly do: string
  readonly check: string
  readonly act: string
  /** The parts that the place has put into words of its own, with their form. */
  readonly rich: Readonly<Partial<Record<HazardPart, RichText>>>
  /** Who does it, as the place knows them. */
  readonly members: readonly string[]
  readonly estimation: string
  readonly adjustments: readonly string[]
  readonly decision: {
    /** “CCP 3”, “oPRP 2” or “PRP”. */
    readonly label: string
    readonly rule: string
    readonly controlled_at: string | null
    /** Where products differ: the control for each of them, a sentence each, the strictest first. */
    readonly by_product: readonly string[]
    readonly codex: readonly {
      readonly question: string
      readonly answer: boolean
      readonly answer_text: string
      readonly reason: string
    }[]
  }
  readonly limits: readonly LimitDescription[]
  readonly tasks: readonly TaskDescription[]
  readonly action: ActionDescription
  readonly programme: string
  readonly sources: string
}

/** “CCP 3”, “oPRP 2” or “PRP”. */
export const controlLabel = ({ decision }: PlanHazard, { texts }: PlanReading): string =>
  decision.number === null
    ? word(texts.words, `class.${decision.class}`)
    : say(texts.words, `class.numbered.${decision.class}`, { number: String(decision.number) })

/** Severity, probability and risk in words. */
export function describeEstimation(hazard: PlanHazard, { texts }: PlanReading): string {
  const { words } = texts
  return say(words, 'estimation', {
    severity: `${hazard.severity} – ${word(words, `severity.${hazard.severity}`)}`,
    probability: `${hazard.probability} – ${word(words, `probability.${hazard.probability}`)}`,
    risk: String(hazard.risk),
  })
}

/** “Cooked meat products: oPRP, controlled at: Cooking”. */
function describeProduct(
  { products, class: control, controlled_at }: ProductDecision,
  { texts }: PlanReading,
): string {
  const names =
    products.length === 0
      ? word(texts.words, 'product.none')
      : products.map((id) => texts.product_groups[id]).join(', ')
  const decision = word(texts.words, `class.${control}`)
  return controlled_at === null
    ? say(texts.words, 'product.decided', { products: names, decision })
    : say(texts.words, 'product.decided_later', {
        products: names,
        decision,
        step: texts.processes[controlled_at]?.name ?? controlled_at,
      })
}

function describeDecision(hazard: PlanHazard, reading: PlanReading): HazardDescription['decision'] {
  const { words, processes } = reading.texts
  const { rule, controlled_at: later, codex } = hazard.decision
  return {
    label: controlLabel(hazard, reading),
    rule: describeReason(rule, reading),
    controlled_at: later === null ? null : (processes[later]?.name ?? later),
    by_product: (hazard.decision.by_product ?? []).map((one) => describeProduct(one, reading)),
    codex: codex.map(({ question, answer, reason }) => ({
      question: word(words, `codex.${question}`),
      answer,
      answer_text: word(words, answer ? 'label.yes' : 'label.no'),
      reason: describeReason(reason, reading),
    })),
  }
}

/** The place's own texts of a hazard, in the reader's language or as they were written. */
function ownOf(
  hazard: PlanHazard,
  { plan, texts }: PlanReading,
): { readonly words: HazardWords; readonly members: readonly string[] } {
  const id = ownHazardId(hazard.hazard)
  const edit = plan.edits?.hazards.find(({ key }) => key === hazard.key)
  const own = id === null ? undefined : plan.edits?.own.find((one) => one.id === id)
  return {
    words: {
      ...(own === undefined ? {} : wordsIn(own.words, texts.language)),
      ...(edit === undefined ? {} : wordsIn(edit.words, texts.language)),
    },
    members: edit?.members ?? own?.members ?? [],
  }
}

/** The texts of a hazard at its step (juice is heated, not cooked), else the general ones. */
export function hazardTemplates(
  { hazard, step }: Pick<PlanHazard, 'hazard' | 'step'>,
  texts: KnowledgeTexts,
): HazardTemplates {
  const text = texts.hazards[hazard]
  const here = text?.at?.[step]
  return {
    name: here?.name ?? text?.name ?? hazard,
    hazard: here?.hazard ?? text?.hazard ?? '',
    cause: here?.cause ?? text?.cause ?? '',
    do: here?.do ?? text?.do ?? '',
    check: here?.check ?? text?.check ?? '',
    act: here?.act ?? text?.act ?? '',
  }
}

/** The same as this plan has it: of the older edition where the owner kept that one. */
function templatesOf(hazard: PlanHazard, { plan, texts }: PlanReading): HazardTemplates {
  const olderTexts = plan.edits?.hazards.find(({ key }) => key === hazard.key)?.kept_texts
  return olderTexts?.[texts.language] ?? olderTexts?.['en'] ?? hazardTemplates(hazard, texts)
}

/** The hazard's name as this plan has it: the place's own, else the knowledge base's. */
export const hazardName = (hazard: PlanHazard, reading: PlanReading): string =>
  fillText(ownOf(hazard, reading).words.name ?? templatesOf(hazard, reading).name, hazard.limits, reading)

const filledRich = (rich: RichText, filled: (text: string) => string): RichText =>
  rich.map((block) =>
    block.kind === 'list'
      ? {
          ...block,
          items: block.items.map((spans) => spans.map((span) => ({ ...span, text: filled(span.text) }))),
        }
      : { ...block, spans: block.spans.map((span) => ({ ...span, text: filled(span.text) })) },
  )

/** One hazard in words: its texts, estimation, decision with reasons, limits, tasks and action. */
export function describeHazard(hazard: PlanHazard, reading: PlanReading): HazardDescription {
  const { texts, plan } = reading
  const templates = templatesOf(hazard, reading)
  const filled = (template: string): string => fillText(template, hazard.limits, reading)
  const { words, members } = ownOf(hazard, reading)
  const rich = Object.fromEntries(
    hazardParts.flatMap((part) =>
      words[part] === undefined ? [] : [[part, filledRich(words[part], filled)]],
    ),
  ) as HazardDescription['rich']
  const own = (part: HazardPart): string =>
    rich[part] === undefined ? filled(templates[part]) : plainText(rich[part])
  const watching = new Set(hazard.tasks)
  return {
    key: hazard.key,
    step: texts.processes[hazard.step]?.name ?? hazard.step,
    name: hazardName(hazard, reading),
    type: word(texts.words, `type.${hazard.type}`),
    hazard: own('hazard'),
    cause: own('cause'),
    do: own('do'),
    check: own('check'),
    act: own('act'),
    rich,
    members,
    estimation: describeEstimation(hazard, reading),
    adjustments: hazard.adjustments.map((reason) => describeReason(reason, reading)),
    decision: describeDecision(hazard, reading),
    limits: describeLimits(hazard.limits, reading),
    tasks: plan.tasks.filter((task) => watching.has(task.id)).map((task) => describeTask(task, reading)),
    action: describeAction(hazard, reading),
    programme: texts.prps[hazard.prp]?.name ?? hazard.prp,
    sources: describeSourcesHere(hazard.sources, reading),
  }
}

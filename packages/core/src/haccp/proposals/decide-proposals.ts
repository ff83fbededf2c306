import type { KnowledgeTexts, LimitId } from '../facts/facts.ts'
import { hazardTemplates } from '../document/describe-hazard.ts'
import { isLaxer, withOwnValue } from '../hazards/own-limits.ts'
import type { Plan, PlanLimit } from '../generate/plan.ts'
import type { HazardEdit, LimitEdit } from '../hazards/plan-edits.ts'
import type { Proposed } from './propose-changes.ts'

export type DecidedProposal = Pick<Proposed, 'kind' | 'key' | 'is_new' | 'is_removed'> & {
  readonly is_approved: boolean
}

export type Keeping = {
  /** The changed parts in the edit of a hazard. */
  readonly hazards: readonly {
    readonly key: string
    readonly change: Partial<Pick<HazardEdit, 'kept' | 'kept_texts' | 'is_disabled'>>
  }[]
  /** Null values = the limit is the knowledge base's again. */
  readonly limits: readonly { readonly id: LimitId; readonly values: LimitEdit['values'] | null }[]
  /** Whether the rest stays as it was; null = nothing was proposed. */
  readonly keeps_rest: boolean | null
}

type Before = {
  /** The plan as it stands at the place. */
  readonly plan: Plan
  /** Texts of its edition in every language. */
  readonly texts: readonly KnowledgeTexts[]
}

/**
 * The limit as it was. Where the law is stricter now, it is no longer the law's value, so it is stored as the
 * place's own.
 */
function keptValues(before: readonly PlanLimit[], after: readonly PlanLimit[]): readonly PlanLimit[] {
  const isBelow = before.some((limit) => after.some((law) => law.force === 'law' && isLaxer(limit, law)))
  return isBelow
    ? before.map((limit) => (limit.lowered?.code === 'limit.own' ? limit : withOwnValue(limit, limit)))
    : before
}

/**
 * The edit contains something of an older edition: the hazard as it was, or its texts alone, where the place
 * estimates it itself.
 */
const isKept = ({ kept: olderHazard, kept_texts = {} }: HazardEdit): boolean =>
  olderHazard !== null || Object.keys(kept_texts).length > 0

function keepHazard({ key, is_new }: DecidedProposal, { plan, texts }: Before): Keeping['hazards'] {
  if (is_new) return [{ key, change: { is_disabled: true } }]
  const hazard = plan.hazards.find((one) => one.key === key)
  if (hazard === undefined) return []
  const edit = plan.edits?.hazards.find((one) => one.key === key)
  // A hazard that is already kept stays, with the texts of its own edition.
  if (edit !== undefined && edit.kept !== null) return []
  if (edit !== undefined && isKept(edit)) return [{ key, change: { kept: hazard } }]
  return [
    {
      key,
      change: {
        kept: hazard,
        kept_texts: Object.fromEntries(
          texts.map((language) => [language.language, hazardTemplates(hazard, language)]),
        ),
      },
    },
  ]
}

/**
 * How the decisions change the edits of the plan. Rejected: the hazard, the limit or the rest stays as it is,
 * a new hazard is disabled. Approved: parts of an older edition are no longer kept.
 */
export function decideProposals(decided: readonly DecidedProposal[], before: Before, after: Plan): Keeping {
  const { plan } = before
  const keptKeys = new Set((plan.edits?.hazards ?? []).filter(isKept).map(({ key }) => key))
  const hasOwn = new Set<string>((plan.edits?.limits ?? []).map(({ id }) => id))
  const hazards = decided
    .filter(({ kind }) => kind === 'hazard')
    .flatMap((one): Keeping['hazards'] => {
      if (!one.is_approved) return keepHazard(one, before)
      return keptKeys.has(one.key) ? [{ key: one.key, change: { kept: null, kept_texts: {} } }] : []
    })
  const limits = decided
    .filter(({ kind }) => kind === 'limit')
    .flatMap(({ key, is_approved }): Keeping['limits'] => {
      const id = key as LimitId
      if (is_approved) return hasOwn.has(id) ? [{ id, values: null }] : []
      const of = ({ limits: values }: Plan) => values.filter((limit) => limit.id === id)
      return [{ id, values: keptValues(of(plan), of(after)) }]
    })
  const rest = decided.find(({ kind }) => kind === 'other')
  return { hazards, limits, keeps_rest: rest === undefined ? null : !rest.is_approved }
}

import { confirmablePages, laterPages, planStepIds, type PlanStepKey } from '@larder/core/plan-progress'
import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import {
  BaseQuery,
  Done,
  Flag,
  Id,
  InLanguage,
  PlaceItemParams,
  PlaceParams,
  text,
} from './kit/fields.schemas.ts'
import { PlanSection } from './plan-document.schemas.ts'
import {
  HazardChange,
  HazardDetail,
  HazardOfPlan,
  LimitChange,
  LimitOfPlan,
  NewHazard,
} from './plan-hazards.schemas.ts'

const stepKeys = Object.keys(planStepIds) as [PlanStepKey, ...PlanStepKey[]]
const OfProductGroup = InLanguage.extend({ fsp_product_group_id: Id.optional() })
const LimitParams = z.object({ placeId: Id, limitId: text(60) })
const VersionParams = z.object({ placeId: Id, version: Id })
const PlanParams = z.object({ placeId: Id, planId: Id })

export const PlanStatus = z.object({
  id: z.number().int(),
  place_id: z.number().int(),
  /** 1 unfilled, 2 filled, 3 confirmed. */
  status_type_id: z.number().int(),
  status: z.enum(['unfilled', 'filled', 'confirmed']),
  /**
   * The place uses a plan of its own, its files of the type `custom_plan`: then all of this is about those.
   */
  uses_custom_plan: z.boolean(),
  completion_percent: z.number().int(),
  /** Steps of a generated plan that are not done; at 100 percent there are none. */
  missing: z.array(z.enum(stepKeys)),
  /** Steps that count as done because the user adds their files later: open points of the plan. */
  add_later: z.array(z.enum(laterPages)),
  /** The plan's input has changed since it was generated: generate again. */
  is_outdated: z.boolean(),
  /**
   * The plan that was generated has an analysis for each product group; the place may have chosen otherwise
   * since.
   */
  is_product_based: z.boolean(),
  /**
   * Counts up with every change that is noted: of words, hazards, limits, diagrams. Names what the reader has
   * seen.
   */
  last_change: z.number().int(),
  knowledge_version: z.number().int().nullable(),
  generated_at: z.string().nullable(),
  /**
   * SHA-256 of the plan's canonical JSON (RFC 8785), hexadecimal; of a plan of the place's own, of the list
   * of its files.
   */
  sha256: z.string().nullable(),
  plan_confirmed_at: z.string().nullable(),
  plan_confirmed_by: z
    .object({ id: z.number().int(), firstname: z.string(), lastname: z.string() })
    .nullable(),
})
export type PlanStatus = Wire<typeof PlanStatus>

export const PlanVersion = z.object({
  version: z.number().int(),
  knowledge_version: z.number().int(),
  sha256: z.string(),
  confirmed_at: z.string(),
  confirmed_by: z.object({ id: z.number().int(), firstname: z.string(), lastname: z.string() }),
  /** The ZIP as it was made from the confirmed plan; null for a moment after the confirmation. */
  zip: z.object({ sha256: z.string(), size: z.number().int(), language: z.string() }).nullable(),
})

const Person = z.object({ firstname: z.string(), lastname: z.string() })

export const LineChange = z.object({
  path: z.string(),
  name: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
/** A changed section, line by line in the words on the page. */
export const SectionChange = z.object({
  static_name: z.string(),
  title: z.string(),
  state: z.enum(['added', 'removed', 'changed']),
  changes: z.array(LineChange),
})
export type SectionChange = Wire<typeof SectionChange>

/** An action that may have changed a section, and its reason. */
export const ChangeReason = z.object({
  code: z.string(),
  reason: z.string(),
  changed_at: z.string(),
  changed_by: Person.nullable(),
})

/** The plan as it is, against the last version that was confirmed. */
export const Unconfirmed = z.object({
  /** Null before the first confirmation: then no section is listed. */
  version: z.number().int().nullable(),
  confirmed_at: z.string().nullable(),
  language: z.string(),
  sections: z.array(SectionChange.extend({ reasons: z.array(ChangeReason) })),
})
export type Unconfirmed = Wire<typeof Unconfirmed>

export const Comparison = z.object({
  from: z.number().int(),
  /** Null = the plan as it is now. */ to: z.number().int().nullable(),
  language: z.string(),
  sections: z.array(SectionChange),
})

export const PlanStepStatus = z.object({
  fsp_status_type_id: z.number().int(),
  key: z.enum(stepKeys),
  /** Counts for the percentage. */
  required: z.boolean(),
  done: z.boolean(),
  updated_at: z.string().nullable(),
})

export const PlanTitle = z.object({
  id: z.number().int(),
  static_name: z.string(),
  title: z.string(),
  level_number: z.number().int(),
  /** Heading of the side menu under which it stands. */
  section_group: z.enum(['general', 'haccp', 'annexes']),
  /** The product group whose analysis it belongs to; null = the whole place. */
  fsp_product_group_id: z.number().int().nullable(),
})

export const plansSchemas = {
  titles: {
    params: PlaceParams,
    query: InLanguage,
    response: z.array(PlanTitle),
    summary: 'Sections of the plan for the side menu; none before it is generated',
  },
  status: {
    params: PlanParams,
    response: PlanStatus,
    summary: 'Progress of the plan, and its confirmation',
  },
  statuses: {
    params: PlanParams,
    response: z.array(PlanStepStatus),
    summary: 'The steps of the plan with their state',
  },
  versions: {
    params: PlaceParams,
    response: z.array(PlanVersion),
    summary: 'Confirmed versions of the plan, newest first',
  },
  unconfirmed: {
    params: PlanParams,
    response: Unconfirmed,
    summary: 'Sections that differ from the last confirmed version, with the differences and the reasons',
  },
  versionSection: {
    params: VersionParams.extend({ id: text(60) }),
    response: PlanSection,
    summary: 'A section as it was confirmed',
  },
  versionTitles: {
    params: VersionParams,
    response: z.array(z.object({ static_name: z.string(), title: z.string() })),
    summary: 'Sections of a confirmed version',
  },
  downloadVersion: {
    params: VersionParams,
    summary: 'The ZIP of a confirmed version, byte for byte as first made',
  },
  compare: {
    params: PlaceParams,
    query: z.object({ from: Id, to: Id.optional() }),
    response: Comparison,
    summary: 'Compares two confirmed versions, or one with the present plan',
  },
  confirmStep: {
    params: PlanParams,
    body: z.object({ key: z.enum([...confirmablePages, ...laterPages]), done: Flag.default(true) }),
    response: PlanStatus,
    summary:
      'Marks a page without a choice of its own as done (general data, analyses), or its files as added later (location plan, drawings)',
  },
  section: {
    params: PlanParams.extend({ id: text(60) }),
    query: OfProductGroup,
    response: PlanSection,
    summary: 'One section of the plan by its static name or number; `short-plan` is the plan on a few pages',
  },
  hazards: {
    params: PlaceParams,
    query: OfProductGroup,
    response: z.array(HazardOfPlan),
    summary: 'Hazards of the plan in the order of its steps',
  },
  hazard: {
    params: PlaceItemParams,
    query: OfProductGroup,
    response: HazardDetail,
    summary: 'One hazard: texts, estimation, decision with its reasons, limits, tasks, sources',
  },
  createHazard: {
    params: PlaceParams,
    body: NewHazard,
    response: HazardDetail,
    summary: "Adds a hazard of the place's own at a step; with a limit it gets its daily task",
  },
  changeHazard: {
    params: PlaceItemParams,
    query: OfProductGroup,
    body: HazardChange,
    response: HazardDetail,
    summary:
      'Changes a hazard for the place: words, estimation, responsible people, enabled or not; 409 with the current one if another user has changed it',
  },
  removeHazard: {
    params: PlaceItemParams,
    query: OfProductGroup.extend(BaseQuery.shape),
    response: Done,
    summary: "Removes a hazard of the place's own, or the place's changes of one of the knowledge base",
  },
  limit: {
    params: LimitParams,
    query: InLanguage,
    response: LimitOfPlan,
    summary: "A limit of the plan: the value of the knowledge base, and the place's own",
  },
  changeLimit: {
    params: LimitParams,
    query: InLanguage,
    body: LimitChange,
    response: LimitOfPlan,
    summary: "Sets the place's own value of a limit for all its hazards and tasks; never laxer than the law",
  },
  removeLimit: {
    params: LimitParams,
    query: BaseQuery,
    response: Done,
    summary: "Removes the place's own value of a limit",
  },
  generate: {
    params: PlaceParams,
    response: PlanStatus,
    summary: 'Makes the plan from the answers of the place; refused below 100 percent with the missing steps',
  },
  download: {
    params: PlanParams,
    query: InLanguage,
    summary: 'The plan as a ZIP of PDF files, named after the place',
  },
  confirm: {
    params: PlaceParams,
    response: PlanStatus,
    body: z.object({
      /** The plan that the user saw; refused when it has changed since. */
      sha256: text(64).optional(),
      /** The same with diagrams and words of the place's own, which the SHA-256 does not cover. */
      last_change: z.number().int().min(0).max(2_147_483_647).optional(),
    }),
    summary: 'Confirms the plan: stores it as a version with person and time',
  },
} satisfies SchemaTable

import { auditQuestionKinds, MAX_QUESTIONS } from '@larder/core/audits'
import { z } from 'zod'
import type { SchemaTable, Wire, WireInput } from './kit/route.ts'
import { FileRef, StoredFile } from './entry-fields.schemas.ts'
import {
  BaseQuery,
  BaseVersion,
  CompanyParams,
  DateText,
  Done,
  Flag,
  Id,
  Instant,
  InLanguage,
  ItemParams,
  PlaceParams,
  requiredText,
  RowId,
  text,
} from './kit/fields.schemas.ts'

/** A limit of a number: decimal text with up to four decimals. */
const Limit = text(15)
  .regex(/^-?\d{1,9}(\.\d{1,4})?$/)
  .nullable()

const QuestionFields = {
  section: requiredText(120),
  kind: z.enum(auditQuestionKinds),
  text: requiredText(500),
  guidance: text(2_000).default(''),
  corrective_action: text(1_000).default(''),
  weight: z.number().int().min(1).max(10).default(1),
  is_critical: Flag.default(false),
  options: z
    .array(z.object({ text: requiredText(120), points: z.number().int().min(0).max(100) }))
    .max(10)
    .default([]),
  max_score: z.number().int().min(1).max(10).nullable().default(null),
  min: Limit.default(null),
  max: Limit.default(null),
  unit: text(20).default(''),
}
export const AuditQuestionInput = z.object(QuestionFields)
export type AuditQuestionInput = WireInput<typeof AuditQuestionInput>

const Question = z.object({
  id: z.number().int(),
  section: z.string(),
  kind: z.enum(auditQuestionKinds),
  text: z.string(),
  guidance: z.string(),
  corrective_action: z.string(),
  weight: z.number().int(),
  is_critical: z.boolean(),
  options: z.array(z.object({ text: z.string(), points: z.number() })),
  max_score: z.number().int().nullable(),
  min: z.string().nullable(),
  max: z.string().nullable(),
  unit: z.string(),
})

export const DigitalAudit = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  pass_percent: z.number().int(),
  is_archived: z.boolean(),
  /** Names what is changed: a change sends it as `base_version`. */
  version: z.number().int(),
  question_count: z.number().int(),
  result_count: z.number().int(),
  updated_at: z.string(),
})
export type DigitalAudit = Wire<typeof DigitalAudit>

export const DigitalAuditDetails = DigitalAudit.extend({ questions: z.array(Question) })
export type DigitalAuditDetails = Wire<typeof DigitalAuditDetails>

const TemplateFields = {
  name: requiredText(255),
  description: text(2_000).default(''),
  pass_percent: z.number().int().min(0).max(100).default(80),
}

export const digitalAuditsSchemas = {
  list: {
    params: CompanyParams,
    response: z.array(DigitalAudit),
    summary: 'Audit templates of the company, archived ones too',
  },
  ready: {
    query: InLanguage,
    response: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        description: z.string(),
        pass_percent: z.number().int(),
        questions: z.array(Question.omit({ id: true })),
      }),
    ),
    summary: 'Ready templates in the language, to be sent as new ones of a company',
  },
  create: {
    params: CompanyParams,
    body: z.object({
      ...TemplateFields,
      /** Copies the questions of this template. */
      copied_from: RowId.optional(),
      questions: z.array(AuditQuestionInput).max(MAX_QUESTIONS).default([]),
    }),
    response: DigitalAuditDetails,
    summary: 'Adds an audit template, empty, with questions, or as a copy of another',
  },
  get: {
    params: ItemParams,
    response: DigitalAuditDetails,
    summary: 'An audit template with its questions',
  },
  change: {
    params: ItemParams,
    body: z.object({
      base_version: RowId,
      name: requiredText(255).optional(),
      description: text(2_000).optional(),
      pass_percent: z.number().int().min(0).max(100).optional(),
      is_archived: Flag.optional(),
    }),
    response: DigitalAuditDetails,
    summary: 'Changes or archives a template; audits made by it keep the questions that they had',
  },
  remove: {
    params: ItemParams,
    query: BaseQuery,
    response: Done,
    summary: 'Removes a template by which no audit was made; 409 for others, which can be archived',
  },
  createQuestion: {
    params: ItemParams,
    body: AuditQuestionInput,
    response: DigitalAuditDetails,
    summary: 'Adds a question at the end of a template',
  },
  changeQuestions: {
    body: z.object({
      company_id: RowId,
      digital_audit_id: RowId,
      base_version: RowId,
      questions: z.array(AuditQuestionInput.extend({ id: RowId.nullable() })).max(MAX_QUESTIONS),
    }),
    response: DigitalAuditDetails,
    summary: 'Sets the questions of a template and their order; those left out are removed',
  },
  removeQuestion: {
    params: ItemParams,
    query: BaseQuery,
    response: Done,
    summary: 'Removes a question of a template',
  },
} satisfies SchemaTable

const Score = z.object({
  percent: z.number().int().nullable(),
  answered: z.number().int(),
  questions: z.number().int(),
  findings: z.number().int(),
})
const ResultScore = Score.extend({
  sections: z.array(Score.extend({ section: z.string() })),
  critical_findings: z.number().int(),
  is_passed: z.boolean().nullable(),
})

const AnswerFields = {
  value: z.string().nullable(),
  is_not_applicable: z.boolean(),
  comment: z.string(),
  photos: z.array(StoredFile),
  /** Until when the finding is to be put right; null = by its rule. */
  due_on: z.string().nullable(),
}

export const AuditResponse = z.object({
  id: z.number().int(),
  question_id: z.number().int(),
  ...AnswerFields,
  /** The fault report of the finding. */
  ticket_id: z.number().int().nullable(),
  /** Of the latest answer: an answer that names it as `base_version` settles a conflict. */
  version: z.number().int(),
  /** Two devices answered without having seen each other: it is open until one answer is chosen. */
  is_disputed: z.boolean(),
  /** All that were given, oldest first; the one that counts is `current`. */
  answers: z.array(
    z.object({
      ...AnswerFields,
      version: z.number().int(),
      state: z.enum(['current', 'disputed', 'replaced']),
      answered_at: z.string(),
      answered_by: z.string().nullable(),
    }),
  ),
})
export type AuditResponse = Wire<typeof AuditResponse>

export const AuditResult = z.object({
  id: z.number().int(),
  uuid: z.string(),
  place_id: z.number().int(),
  digital_audit_id: z.number().int(),
  digital_audit_version: z.number().int(),
  name: z.string(),
  pass_percent: z.number().int(),
  comment: z.string(),
  started_at: z.string(),
  started_by: z.string().nullable(),
  confirmed: Flag,
  confirmed_at: z.string().nullable(),
  confirmed_name: z.string().nullable(),
  confirmed_role: z.string().nullable(),
  score: ResultScore,
  /** Percentage of the audit of the same template before this one; null without one. */
  previous_percent: z.number().int().nullable(),
  version: z.number().int(),
})
export type AuditResult = Wire<typeof AuditResult>

export const AuditResultDetails = AuditResult.extend({
  questions: z.array(Question),
  responses: z.array(AuditResponse),
  /** The confirmed audit of the same template before this one. */
  previous: z
    .object({
      id: z.number().int(),
      started_at: z.string(),
      percent: z.number().int().nullable(),
      sections: z.array(z.object({ section: z.string(), percent: z.number().int().nullable() })),
    })
    .nullable(),
})
export type AuditResultDetails = Wire<typeof AuditResultDetails>

export const digitalAuditResultsSchemas = {
  list: {
    params: PlaceParams,
    response: z.object({
      /** The templates by which an audit can be started. */
      templates: z.array(
        z.object({
          id: z.number().int(),
          name: z.string(),
          version: z.number().int(),
          pass_percent: z.number().int(),
          question_count: z.number().int(),
          /** A device starts an audit without network by them. */
          questions: z.array(Question),
        }),
      ),
      results: z.array(AuditResult),
    }),
    summary: 'Audits of the place, newest first, and the templates to start one by',
  },
  create: {
    params: PlaceParams,
    body: z.object({
      uuid: z.uuid(),
      digital_audit_id: RowId,
      /** When it began, by the device; absent = now. */
      performed_at: Instant.optional(),
    }),
    response: AuditResultDetails,
    summary: 'Starts an audit by a template; the same uuid again answers with the same audit',
  },
  get: {
    params: ItemParams,
    response: AuditResultDetails,
    summary: 'An audit with its questions, answers and score',
  },
  report: {
    params: ItemParams,
    query: z.object({ lang: text(10).optional() }),
    summary: 'An audit with its score, findings and answers, as a PDF to read and print',
  },
  change: {
    params: ItemParams,
    body: z.object({ base_version: RowId, comment: text(5_000) }),
    response: AuditResultDetails,
    summary: 'Changes the comment of an audit that is not confirmed',
  },
  remove: {
    params: ItemParams,
    body: z.object({ base_version: BaseVersion, reason: requiredText(2_000) }),
    response: Done,
    summary: 'Removes an audit with a reason; one that was confirmed stays in the records',
  },
  confirm: {
    params: ItemParams,
    body: z.object({ base_version: RowId, name: requiredText(255), role: requiredText(255) }),
    response: AuditResultDetails,
    summary: 'Confirms an audit with name and role; 422 while a question is open',
  },
  unconfirm: {
    params: ItemParams,
    body: z.object({ reason: requiredText(2_000) }),
    response: AuditResultDetails,
    summary: 'Opens a confirmed audit again, with a reason',
  },
} satisfies SchemaTable

const ResponseFields = {
  place_id: RowId,
  /** The audit by its id, or by the uuid that the device gave it. */
  digital_audit_result_id: RowId.optional(),
  digital_audit_result_uuid: z.uuid().optional(),
  question_id: RowId,
  /** Of this answer, made by the device. */
  uuid: z.uuid().optional(),
  value: text(5_000).nullable().default(null),
  is_not_applicable: Flag.default(false),
  comment: text(5_000).default(''),
  due_on: DateText.nullable().default(null),
  /** All photos of the answer from now on; those named by uuid are sent afterwards. Absent = as they are. */
  photos: z.array(FileRef).max(10).optional(),
}

export const digitalAuditResponsesSchemas = {
  create: {
    body: z.object({
      ...ResponseFields,
      /** The `version` of the response that it is based on; null = it had none. */
      base_version: RowId.nullable().optional(),
      /** Instead: the device’s own answer that it changes, which may not have been sent yet. */
      base_uuid: z.uuid().optional(),
    }),
    response: AuditResponse,
    summary: 'Answers a question of an audit; one given meanwhile by another device stays beside it',
  },
  change: {
    body: z.object({ ...ResponseFields, base_version: RowId }),
    response: AuditResponse,
    summary: 'Changes an answer; 409 with the present one where another user was faster',
  },
  uploadPhoto: {
    params: ItemParams,
    body: z.object({
      /** A small picture as base64, where it does not come as a form. */
      certificate_file: text(500_000)
        .regex(/^[A-Za-z0-9+/]+={0,2}$/)
        .optional(),
      certificate_file_name: text(200).optional(),
    }),
    response: AuditResponse,
    summary: 'Adds a photo to an answer: a form with `certificate_file`, at most 5242880 bytes, or base64',
  },
  getPhoto: {
    params: z.object({ id: Id, photoId: Id }),
    response: z.object({ filename: z.string(), mime: z.string(), base64: z.string() }),
    summary: 'A photo of an answer, as base64',
  },
  removePhoto: {
    params: z.object({ id: Id, photoId: Id }),
    response: AuditResponse,
    summary: 'Takes a photo from an answer',
  },
} satisfies SchemaTable

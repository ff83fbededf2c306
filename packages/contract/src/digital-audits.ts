/**
 * Digital audits: templates of a company, audits of its places by them, and the answers of an audit.
 * Document 3, section 7; the shapes are ours (docs/decisions/109-digital-audits.md).
 */
import { declareRoutes } from './kit/route.ts'
import type {
  digitalAuditResponsesSchemas,
  digitalAuditResultsSchemas,
  digitalAuditsSchemas,
} from './digital-audits.schemas.ts'

export type * from './digital-audits.schemas.ts'

const ofCompany = '/api/company/:companyId/digital-audits'
const audit = { scope: { kind: 'item', table: 'digital_audits', param: 'id' } } as const

export const digitalAudits = declareRoutes<typeof digitalAuditsSchemas>({
  list: {
    name: 'digital_audits.list',
    method: 'GET',
    path: ofCompany,
    permission: 'digital_audits.view',
    reads: ['digital_audits', 'digital_audit_results'],
  },
  ready: {
    name: 'digital_audits.ready',
    method: 'GET',
    path: '/api/classifiers/digital-audits',
    permission: 'classifiers.view',
    reads: [],
  },
  create: {
    name: 'digital_audits.create',
    method: 'POST',
    path: ofCompany,
    permission: 'digital_audits.edit',
    status: 201,
    writes: ['digital_audits'],
  },
  get: {
    name: 'digital_audits.get',
    method: 'GET',
    path: '/api/digital-audits/:id',
    permission: 'digital_audits.view',
    ...audit,
    reads: ['digital_audits', 'digital_audit_results'],
  },
  change: {
    name: 'digital_audits.change',
    method: 'PUT',
    path: '/api/digital-audits/:id',
    permission: 'digital_audits.edit',
    ...audit,
    writes: ['digital_audits'],
  },
  remove: {
    name: 'digital_audits.remove',
    method: 'DELETE',
    path: '/api/digital-audits/:id',
    permission: 'digital_audits.edit',
    ...audit,
    writes: ['digital_audits'],
  },
  createQuestion: {
    name: 'digital_audits.create_question',
    method: 'POST',
    path: '/api/digital-audit-question/:id',
    permission: 'digital_audits.edit',
    ...audit,
    status: 201,
    writes: ['digital_audits'],
  },
  changeQuestions: {
    name: 'digital_audits.change_questions',
    method: 'PUT',
    path: '/api/digital-audit-questions',
    permission: 'digital_audits.edit',
    scope: { kind: 'body', company_id: 'company_id' },
    writes: ['digital_audits'],
  },
  removeQuestion: {
    name: 'digital_audits.remove_question',
    method: 'DELETE',
    path: '/api/digital-audit-questions/:id',
    permission: 'digital_audits.edit',
    scope: { kind: 'item', table: 'digital_audit_questions', param: 'id' },
    writes: ['digital_audits'],
  },
})

const ofPlace = '/api/digital-audit-results/place/:placeId'
const result = { scope: { kind: 'item', table: 'digital_audit_results', param: 'id' } } as const

export const digitalAuditResults = declareRoutes<typeof digitalAuditResultsSchemas>({
  list: {
    name: 'digital_audit_results.list',
    method: 'GET',
    path: ofPlace,
    permission: 'digital_audit_results.view',
    reads: ['digital_audits', 'digital_audit_results', 'users'],
  },
  create: {
    name: 'digital_audit_results.create',
    method: 'POST',
    path: ofPlace,
    permission: 'digital_audit_results.edit',
    status: 201,
    writes: ['digital_audit_results'],
  },
  get: {
    name: 'digital_audit_results.get',
    method: 'GET',
    path: '/api/digital-audit-results/:id',
    permission: 'digital_audit_results.view',
    ...result,
    reads: ['digital_audit_results', 'users'],
  },
  report: {
    name: 'digital_audit_results.report',
    method: 'GET',
    path: '/api/digital-audit-results/:id/report',
    permission: 'digital_audit_results.view',
    ...result,
    produces: 'application/pdf',
    reads: ['digital_audit_results', 'users'],
  },
  change: {
    name: 'digital_audit_results.change',
    method: 'PUT',
    path: '/api/digital-audit-results/:id',
    permission: 'digital_audit_results.edit',
    ...result,
    writes: ['digital_audit_results'],
  },
  remove: {
    name: 'digital_audit_results.remove',
    method: 'DELETE',
    path: '/api/digital-audit-results/:id',
    permission: 'digital_audit_results.edit',
    ...result,
    writes: ['digital_audit_results', 'records'],
  },
  confirm: {
    name: 'digital_audit_results.confirm',
    method: 'PUT',
    path: '/api/digital-audit-results/:id/confirmed',
    permission: 'digital_audit_results.edit',
    ...result,
    writes: ['digital_audit_results', 'records', 'tickets', 'notifications'],
  },
  unconfirm: {
    name: 'digital_audit_results.unconfirm',
    method: 'PUT',
    path: '/api/digital-audit-results/:id/unconfirm',
    permission: 'digital_audit_results.edit',
    ...result,
    writes: ['digital_audit_results', 'records'],
  },
})

const response = { scope: { kind: 'item', table: 'digital_audit_responses', param: 'id' } } as const

export const digitalAuditResponses = declareRoutes<typeof digitalAuditResponsesSchemas>({
  create: {
    name: 'digital_audit_responses.create',
    method: 'POST',
    path: '/api/digital-audit-responses',
    permission: 'digital_audit_results.edit',
    scope: { kind: 'body', place_id: 'place_id' },
    status: 201,
    writes: ['digital_audit_results'],
  },
  change: {
    name: 'digital_audit_responses.change',
    method: 'PUT',
    path: '/api/digital-audit-responses',
    permission: 'digital_audit_results.edit',
    scope: { kind: 'body', place_id: 'place_id' },
    writes: ['digital_audit_results'],
  },
  uploadPhoto: {
    name: 'digital_audit_responses.upload_photo',
    method: 'POST',
    path: '/api/digital-audit-responses/:id/upload-photo',
    permission: 'digital_audit_results.edit',
    ...response,
    takes_file: true,
    writes: ['digital_audit_results', 'files'],
  },
  getPhoto: {
    name: 'digital_audit_responses.get_photo',
    method: 'GET',
    path: '/api/digital-audit-responses/:id/base64-photo/:photoId',
    permission: 'digital_audit_results.view',
    ...response,
    reads: ['digital_audit_results'],
  },
  removePhoto: {
    name: 'digital_audit_responses.remove_photo',
    method: 'DELETE',
    path: '/api/digital-audit-responses/:id/photo/:photoId',
    permission: 'digital_audit_results.edit',
    ...response,
    writes: ['digital_audit_results', 'files'],
  },
})

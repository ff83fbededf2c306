import { digitalAuditResponses, digitalAuditResults, digitalAudits } from '@larder/contract/digital-audits'
import { serve } from '#kit/http/serve.ts'
import { downloadAuditReport } from './audit-report.ts'
import {
  changeAudit,
  changeQuestions,
  createAudit,
  createQuestion,
  getAudit,
  listAudits,
  removeAudit,
  removeQuestion,
} from './change-audits.ts'
import { listReadyAudits } from './ready-audits.ts'
import {
  addPhoto,
  changeResponse,
  createResponse,
  getPhoto,
  removePhoto,
  takeAuditPhoto,
} from './responses.ts'
import {
  changeAuditResult,
  confirmAudit,
  getAuditResult,
  listAuditResults,
  removeAuditResult,
  startAudit,
  unconfirmAudit,
} from './results.ts'

export const digitalAuditRoutes = [
  serve(digitalAudits.list, listAudits),
  serve(digitalAudits.ready, listReadyAudits),
  serve(digitalAudits.create, createAudit),
  serve(digitalAudits.get, getAudit),
  serve(digitalAudits.change, changeAudit),
  serve(digitalAudits.remove, removeAudit, { versioned: { table: 'digital_audits', param: 'id' } }),
  serve(digitalAudits.createQuestion, createQuestion),
  serve(digitalAudits.changeQuestions, changeQuestions),
  serve(digitalAudits.removeQuestion, removeQuestion),
  serve(digitalAuditResults.list, listAuditResults),
  serve(digitalAuditResults.create, startAudit, { replays: true }),
  serve(digitalAuditResults.get, getAuditResult),
  serve(digitalAuditResults.report, downloadAuditReport),
  serve(digitalAuditResults.change, changeAuditResult),
  serve(digitalAuditResults.remove, removeAuditResult, {
    versioned: { table: 'digital_audit_results', param: 'id' },
  }),
  serve(digitalAuditResults.confirm, confirmAudit),
  serve(digitalAuditResults.unconfirm, unconfirmAudit),
  serve(digitalAuditResponses.create, createResponse, { replays: true }),
  serve(digitalAuditResponses.change, changeResponse),
  serve(digitalAuditResponses.uploadPhoto, addPhoto, { before: takeAuditPhoto }),
  serve(digitalAuditResponses.getPhoto, getPhoto),
  serve(digitalAuditResponses.removePhoto, removePhoto),
]

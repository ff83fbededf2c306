/** Audits of the demo: templates of the company, last month's audits, and one that is not finished. */
import { randomUUID } from 'node:crypto'
import {
  digitalAuditResponses,
  digitalAuditResults,
  digitalAudits,
  type AuditResultDetails,
} from '@larder/contract/digital-audits'
import { answerFault } from './daily-extras.ts'
import type { Calls } from './fill-plan.ts'

const DAY_MS = 86_400_000
const signer = { name: 'Mari Tamm', role: 'Owner' }

/** The answer by its kind; a poor one is a finding, null = not applicable. */
function valueOf({ kind }: AuditResultDetails['questions'][number], isPoor: boolean): string | null {
  if (kind === 'score') return isPoor ? '2' : '4'
  if (kind === 'yes_no') return isPoor ? 'no' : 'yes'
  if (kind === 'signature') return signer.name
  return kind === 'text' ? 'Note the cleaning of the extractor in the plan' : null
}

type DemoAudit = {
  readonly placeId: number
  readonly template: number
  readonly at: Date
  readonly poor: number | null
  /** How many questions are answered; all by default. */
  readonly first?: number
}

async function audit(owner: Calls, { placeId, template, at, poor, first }: DemoAudit): Promise<number> {
  const { id, questions } = await owner(digitalAuditResults.create, {
    params: { placeId },
    body: { uuid: randomUUID(), digital_audit_id: template, performed_at: at.toISOString() },
  })
  for (const [index, question] of questions.slice(0, first).entries()) {
    const isPoor = index === poor
    const value = valueOf(question, isPoor)
    await owner(digitalAuditResponses.create, {
      body: {
        place_id: placeId,
        digital_audit_result_id: id,
        question_id: question.id,
        value,
        is_not_applicable: value === null,
        comment: isPoor ? 'The slicer had old residues under the blade guard' : '',
      },
    })
  }
  return id
}

/** Confirms it, and repairs what was found. */
async function confirm(owner: Calls, placeId: number, id: number): Promise<void> {
  const { version } = await owner(digitalAuditResults.get, { params: { id } })
  const { responses } = await owner(digitalAuditResults.confirm, {
    params: { id },
    body: { base_version: version, ...signer },
  })
  for (const { ticket_id } of responses)
    if (ticket_id !== null) await answerFault(owner, placeId, ticket_id, 'Cleaned and shown to the team')
}

/** `days`: since the places were set up. */
export type Papers = {
  readonly companyId: number
  readonly placeIds: readonly number[]
  readonly now: Date
  readonly days: number
}

export async function addAudits(owner: Calls, { companyId, placeIds, now, days }: Papers): Promise<void> {
  const templates = new Map<string, number>()
  for (const { key, ...body } of await owner(digitalAudits.ready, { query: { lang: 'en' } })) {
    const { id } = await owner(digitalAudits.create, { params: { companyId }, body })
    templates.set(key, id)
  }
  const hygiene = templates.get('hygiene') ?? 0
  const before = (days: number): Date => new Date(now.getTime() - days * DAY_MS)
  for (const placeId of placeIds) {
    const id = await audit(owner, { placeId, template: hygiene, at: before(Math.min(30, days)), poor: 0 })
    await confirm(owner, placeId, id)
  }
  const placeId = placeIds[0] ?? 0
  const id = await audit(owner, { placeId, template: hygiene, at: before(1), poor: null })
  await confirm(owner, placeId, id)
  await audit(owner, { placeId, template: templates.get('opening') ?? 0, at: now, poor: null, first: 4 })
}

/** Audit templates of a company. */
import { faultOfQuestion, MAX_QUESTIONS, type AuditQuestion } from '@larder/core/audits'
import type { ResponseOf } from '@larder/contract/kit'
import type { DigitalAudit, DigitalAuditDetails, digitalAudits } from '@larder/contract/digital-audits'
import { companyOf, writingUser, type Ctx, type Input } from '#kit/context.ts'
import { conflict, invalid, notFound, versionConflict } from '#kit/problem.ts'
import {
  deleteQuestions,
  deleteTemplate,
  findQuestionsTemplate,
  findTemplate,
  hasResults,
  insertTemplate,
  isNameTaken,
  listQuestions,
  listTemplates,
  lockTemplate,
  storeQuestions,
  updateTemplate,
  type QuestionContent,
} from './digital-audits.queries.ts'

const absent = () => notFound('digital_audits')

export const listAudits = async (ctx: Ctx): Promise<DigitalAudit[]> => [
  ...(await listTemplates(ctx.db, companyOf(ctx))),
]

export const presentQuestion = (question: AuditQuestion): DigitalAuditDetails['questions'][number] => ({
  ...question,
  options: [...question.options],
})

async function showAudit(ctx: Ctx, id: number): Promise<DigitalAuditDetails> {
  const company_id = companyOf(ctx)
  const row = await findTemplate(ctx.db, company_id, id)
  if (row === undefined) throw absent()
  const questions = await listQuestions(ctx.db, company_id, id)
  return { ...row, questions: questions.map(presentQuestion) }
}

/** @throws Problem 404 */
export const getAudit = (
  ctx: Ctx,
  { params }: Input<typeof digitalAudits.get>,
): Promise<DigitalAuditDetails> => showAudit(ctx, params.id)

type QuestionInput = Input<typeof digitalAudits.createQuestion>['body']

/** The question without the parts that its kind does not have. @throws Problem 422 at the missing part */
function contentOf(input: QuestionInput, path = ''): QuestionContent {
  const { kind } = input
  const content: QuestionContent = {
    section: input.section.trim(),
    kind,
    text: input.text.trim(),
    guidance: input.guidance.trim(),
    corrective_action: input.corrective_action.trim(),
    weight: input.weight,
    is_critical: input.is_critical,
    options: kind === 'choice' ? input.options : [],
    max_score: kind === 'score' ? input.max_score : null,
    min: kind === 'number' ? input.min : null,
    max: kind === 'number' ? input.max : null,
    unit: kind === 'number' ? input.unit.trim() : '',
  }
  const fault = faultOfQuestion(content)
  if (fault !== null) throw invalid(`${path}${fault[0]}`, fault[1])
  return content
}

/** @throws Problem 422 `too_many` */
function refuseTooMany(count: number): void {
  if (count > MAX_QUESTIONS) throw invalid('questions', 'too_many', 'The template has too many questions.')
}

/** @throws Problem 422 `name_taken` */
async function refuseTakenName(ctx: Ctx, name: string, id: number | null): Promise<void> {
  if (await isNameTaken(ctx.db, companyOf(ctx), { name, id }))
    throw invalid('name', 'name_taken', 'The company has a template of this name.')
}

/** @throws Problem 422: `name_taken`, a template to copy that is not there, an incomplete question */
export async function createAudit(
  ctx: Ctx,
  { body }: Input<typeof digitalAudits.create>,
): Promise<DigitalAuditDetails> {
  const company_id = companyOf(ctx)
  const name = body.name.trim()
  await refuseTakenName(ctx, name, null)
  if (
    body.copied_from !== undefined &&
    (await findTemplate(ctx.db, company_id, body.copied_from)) === undefined
  )
    throw invalid('copied_from', 'unknown_audit', 'There is no such template.')
  const copied =
    body.copied_from === undefined ? [] : await listQuestions(ctx.db, company_id, body.copied_from)
  const newQuestions = body.questions.map((question, index) => contentOf(question, `questions.${index}.`))
  refuseTooMany(copied.length + newQuestions.length)
  const id = await insertTemplate(ctx.db, company_id, {
    name,
    description: body.description.trim(),
    pass_percent: body.pass_percent,
    created_by: writingUser(ctx),
    now: ctx.now.toISOString(),
  })
  const contents = [...copied.map(({ id: _id, ...content }) => content), ...newQuestions]
  await storeQuestions(
    ctx.db,
    { company_id, audit: id },
    contents.map((content, index) => ({ id: null, order_number: index + 1, content })),
  )
  ctx.audit({ entity: 'digital_audit', entity_id: id, detail: { name, questions: contents.length } })
  return showAudit(ctx, id)
}

/** Locks the template. @throws Problem 404; 409 where it is another version now */
async function lock(ctx: Ctx, id: number, base_version?: number): Promise<void> {
  const row = await lockTemplate(ctx.db, companyOf(ctx), id)
  if (row === undefined) throw absent()
  if (base_version !== undefined && base_version !== row.version)
    throw versionConflict(await showAudit(ctx, id))
}

/** @throws Problem 404; 409; 422 `name_taken` */
export async function changeAudit(
  ctx: Ctx,
  { params, body }: Input<typeof digitalAudits.change>,
): Promise<DigitalAuditDetails> {
  const { base_version, name, description, pass_percent, is_archived } = body
  await lock(ctx, params.id, base_version)
  const before = await showAudit(ctx, params.id)
  const isUsed = !(is_archived ?? before.is_archived)
  if (isUsed) await refuseTakenName(ctx, name?.trim() ?? before.name, params.id)
  await updateTemplate(ctx.db, companyOf(ctx), params.id, {
    name: name?.trim() ?? before.name,
    description: description?.trim() ?? before.description,
    pass_percent: pass_percent ?? before.pass_percent,
    is_archived: is_archived ?? before.is_archived,
    now: ctx.now.toISOString(),
  })
  ctx.audit({ entity: 'digital_audit', entity_id: params.id, detail: { name, pass_percent, is_archived } })
  return showAudit(ctx, params.id)
}

/** @throws Problem 404; 409 where an audit was made by it */
export async function removeAudit(
  ctx: Ctx,
  { params }: Input<typeof digitalAudits.remove>,
): Promise<{ ok: true }> {
  await lock(ctx, params.id)
  if (await hasResults(ctx.db, companyOf(ctx), params.id))
    throw conflict('Audits were made by this template. Archive it instead.')
  await deleteTemplate(ctx.db, companyOf(ctx), params.id)
  ctx.audit({ entity: 'digital_audit', entity_id: params.id, detail: { removed: true } })
  return { ok: true }
}

/** @throws Problem 404; 422 for an incomplete question, or one too many */
export async function createQuestion(
  ctx: Ctx,
  { params, body }: Input<typeof digitalAudits.createQuestion>,
): Promise<ResponseOf<typeof digitalAudits.createQuestion>> {
  const company_id = companyOf(ctx)
  await lock(ctx, params.id)
  const content = contentOf(body)
  const { length } = await listQuestions(ctx.db, company_id, params.id)
  refuseTooMany(length + 1)
  await storeQuestions(ctx.db, { company_id, audit: params.id }, [
    { id: null, order_number: length + 1, content },
  ])
  await updateTemplate(ctx.db, company_id, params.id, { now: ctx.now.toISOString() })
  ctx.audit({ entity: 'digital_audit', entity_id: params.id, detail: { added: content.text } })
  return showAudit(ctx, params.id)
}

/** @throws Problem 404; 409; 422 for an incomplete question, or one of another template */
export async function changeQuestions(
  ctx: Ctx,
  { body }: Input<typeof digitalAudits.changeQuestions>,
): Promise<DigitalAuditDetails> {
  const company_id = companyOf(ctx)
  const { digital_audit_id: audit, base_version, questions } = body
  await lock(ctx, audit, base_version)
  const existingIds = new Set((await listQuestions(ctx.db, company_id, audit)).map(({ id }) => id))
  const placed = questions.map(({ id, ...question }, index) => {
    if (id !== null && !existingIds.delete(id))
      throw invalid(`questions.${index}.id`, 'unknown_question', 'The template has no such question.')
    return { id, order_number: index + 1, content: contentOf(question, `questions.${index}.`) }
  })
  await deleteQuestions(ctx.db, company_id, [...existingIds])
  await storeQuestions(ctx.db, { company_id, audit }, placed)
  await updateTemplate(ctx.db, company_id, audit, { now: ctx.now.toISOString() })
  ctx.audit({
    entity: 'digital_audit',
    entity_id: audit,
    detail: { questions: placed.length, removed: [...existingIds] },
  })
  return showAudit(ctx, audit)
}

/** @throws Problem 404 */
export async function removeQuestion(
  ctx: Ctx,
  { params, query }: Input<typeof digitalAudits.removeQuestion>,
): Promise<{ ok: true }> {
  const company_id = companyOf(ctx)
  const audit = await findQuestionsTemplate(ctx.db, company_id, params.id)
  if (audit === undefined) throw notFound('digital_audit_questions')
  await lock(ctx, audit, query.base_version)
  await deleteQuestions(ctx.db, company_id, [params.id])
  await updateTemplate(ctx.db, company_id, audit, { now: ctx.now.toISOString() })
  ctx.audit({ entity: 'digital_audit', entity_id: audit, detail: { removed: [params.id] } })
  return { ok: true }
}

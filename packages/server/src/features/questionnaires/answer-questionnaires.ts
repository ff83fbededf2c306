import type { Questionnaire, questionnaires } from '@larder/contract/questionnaires'
import { languageFor } from '#kit/text/naming-language.ts'
import { companyOf, writingUser, type Ctx, type Input } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import { questionnairesIn } from './questionnaire-texts.ts'
import { findCompanyAge, insertAnswers, listAnsweredIds } from './questionnaires.queries.ts'

/** A new company has other things to do first. */
const QUIET_MS = 14 * 86_400_000

export async function listOpenQuestionnaires(
  ctx: Ctx,
  { query }: Input<typeof questionnaires.list>,
): Promise<Questionnaire[]> {
  const company_id = companyOf(ctx)
  const { created_at } = await findCompanyAge(ctx.db, company_id)
  if (ctx.now.getTime() - Date.parse(created_at) < QUIET_MS) return []
  const answered = await listAnsweredIds(ctx.db, company_id)
  return questionnairesIn(await languageFor(ctx, query.lang)).filter(({ id }) => !answered.includes(id))
}

type Submission = Input<typeof questionnaires.answer>['body']['questionnaires'][number]

/** @throws Problem 422 `unknown_questionnaire`, `unknown_answer`, `required` */
function judge(submission: Submission): void {
  const questionnaire = questionnairesIn('en').find(({ id }) => id === submission.id)
  if (questionnaire === undefined) throw invalid('questionnaires', 'unknown_questionnaire')
  const answers = new Map(submission.questions.map(({ id, option_id }) => [id, option_id]))
  if (answers.size === 0) return
  if (submission.questions.some(({ id }) => questionnaire.questions.every((question) => question.id !== id)))
    throw invalid('questionnaires', 'unknown_answer')
  for (const { id, options } of questionnaire.questions) {
    const option_id = answers.get(id)
    if (option_id === undefined) throw invalid('questionnaires', 'required')
    if (!options.some((option) => option.id === option_id)) throw invalid('questionnaires', 'unknown_answer')
  }
}

/** @throws Problem 422 */
export async function answerQuestionnaires(
  ctx: Ctx,
  { body }: Input<typeof questionnaires.answer>,
): Promise<{ ok: true }> {
  const company_id = companyOf(ctx)
  body.questionnaires.forEach(judge)
  await insertAnswers(
    ctx.db,
    body.questionnaires.map(({ id, questions }) => ({
      company_id,
      questionnaire_id: id,
      answers: JSON.stringify(questions),
      answered_by: writingUser(ctx),
      answered_at: ctx.now.toISOString(),
    })),
  )
  ctx.audit({
    entity: 'questionnaire',
    entity_id: company_id,
    detail: { questionnaires: body.questionnaires },
  })
  return { ok: true }
}

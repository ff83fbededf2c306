/** SQL of questionnaires. */
import type { QuestionnaireAnswer } from '@larder/contract/questionnaires'
import type { Db } from '#db/transaction.ts'

export const findCompanyAge = (db: Db, company_id: number) =>
  db.selectFrom('companies').select('created_at').where('id', '=', company_id).executeTakeFirstOrThrow()

export const listAnsweredIds = async (db: Db, company_id: number): Promise<readonly number[]> =>
  (
    await db
      .selectFrom('questionnaire_answers')
      .select('questionnaire_id')
      .where('company_id', '=', company_id)
      .execute()
  ).map(({ questionnaire_id }) => questionnaire_id)

type AnswerRow = {
  readonly company_id: number
  readonly questionnaire_id: number
  readonly answers: string
  readonly answered_by: number | null
  readonly answered_at: string
}

/** The first answer counts: a later one of another owner changes nothing. */
export const insertAnswers = (db: Db, rows: readonly AnswerRow[]) =>
  db
    .insertInto('questionnaire_answers')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Of all companies, for the operator. */
export const listAllAnswers = (db: Db) =>
  db
    .selectFrom('questionnaire_answers')
    .select(['questionnaire_id', 'answers'])
    .$narrowType<{ answers: readonly QuestionnaireAnswer[] }>()
    .execute()

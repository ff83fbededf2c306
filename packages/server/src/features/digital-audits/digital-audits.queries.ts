/** SQL of audit templates and their questions. */
import { sql } from 'kysely'
import type { AuditQuestion } from '@larder/core/audits'
import type { Db } from '#db/transaction.ts'

export type QuestionContent = Omit<AuditQuestion, 'id'>
export type TemplateRow = {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly pass_percent: number
  readonly is_archived: boolean
  readonly version: number
  readonly question_count: number
  readonly result_count: number
  readonly updated_at: string
}

const template = (company_id: number) => sql<TemplateRow>`
  select a.id, a.name, a.description, a.pass_percent, a.is_archived, a.version, a.updated_at,
    (select count(*)::int from digital_audit_questions q
      where q.company_id = a.company_id and q.digital_audit_id = a.id) as question_count,
    (select count(*)::int from digital_audit_results r
      where r.company_id = a.company_id and r.digital_audit_id = a.id and r.removed_at is null) as result_count
  from digital_audits a where a.company_id = ${company_id}`

export const listTemplates = async (db: Db, company_id: number): Promise<readonly TemplateRow[]> =>
  (await sql<TemplateRow>`${template(company_id)} order by a.is_archived, lower(a.name), a.id`.execute(db))
    .rows

export const findTemplate = async (
  db: Db,
  company_id: number,
  id: number,
): Promise<TemplateRow | undefined> =>
  (await sql<TemplateRow>`${template(company_id)} and a.id = ${id}`.execute(db)).rows[0]

/** Writers of a template and its questions take turns. Undefined where it is not there. */
export const lockTemplate = (
  db: Db,
  company_id: number,
  id: number,
): Promise<{ version: number } | undefined> =>
  db
    .selectFrom('digital_audits')
    .select('version')
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Whether another template in use has the name. */
export const isNameTaken = async (
  db: Db,
  company_id: number,
  { name, id }: { readonly name: string; readonly id: number | null },
): Promise<boolean> =>
  (
    await sql`select 1 from digital_audits where company_id = ${company_id} and not is_archived
      and lower(name) = lower(${name}) and id is distinct from ${id}`.execute(db)
  ).rows.length > 0

export type NewTemplate = {
  readonly name: string
  readonly description: string
  readonly pass_percent: number
  readonly created_by: number | null
  readonly now: string
}

export const insertTemplate = async (
  db: Db,
  company_id: number,
  { now, ...row }: NewTemplate,
): Promise<number> =>
  (
    await db
      .insertInto('digital_audits')
      .values({ company_id, ...row, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

type TemplatePart = {
  readonly name?: string
  readonly description?: string
  readonly pass_percent?: number
  readonly is_archived?: boolean
}

/** Every change of a template or its questions makes a new version. */
export const updateTemplate = (
  db: Db,
  company_id: number,
  id: number,
  { now, ...part }: TemplatePart & { readonly now: string },
) =>
  db
    .updateTable('digital_audits')
    .set({ ...part, updated_at: now, version: sql`version + 1` })
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    .execute()

export const deleteTemplate = (db: Db, company_id: number, id: number) =>
  db.deleteFrom('digital_audits').where('company_id', '=', company_id).where('id', '=', id).execute()

/** Removed audits count too: their records name the template. */
export const hasResults = async (db: Db, company_id: number, id: number): Promise<boolean> =>
  (
    await sql`select 1 from digital_audit_results where company_id = ${company_id} and digital_audit_id = ${id}
      limit 1`.execute(db)
  ).rows.length > 0

export const listQuestions = async (db: Db, company_id: number, audit: number): Promise<AuditQuestion[]> =>
  (
    await db
      .selectFrom('digital_audit_questions')
      .select(['id', sql<QuestionContent>`content`.as('content')])
      .where('company_id', '=', company_id)
      .where('digital_audit_id', '=', audit)
      .orderBy('order_number')
      .orderBy('id')
      .execute()
  ).map(({ id, content }) => ({ id, ...content }))

/** The template of a question; undefined where there is no such question. */
export const findQuestionsTemplate = async (
  db: Db,
  company_id: number,
  id: number,
): Promise<number | undefined> =>
  (
    await db
      .selectFrom('digital_audit_questions')
      .select('digital_audit_id')
      .where('company_id', '=', company_id)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.digital_audit_id

export const deleteQuestions = (db: Db, company_id: number, ids: readonly number[]) =>
  sql`delete from digital_audit_questions where company_id = ${company_id}
    and id = any (${[...ids]}::int[])`.execute(db)

export type PlacedQuestion = {
  /** Null = a new one. */
  readonly id: number | null
  readonly order_number: number
  readonly content: QuestionContent
}

/** Stores questions at their place in the template. */
export async function storeQuestions(
  db: Db,
  { company_id, audit }: { readonly company_id: number; readonly audit: number },
  questions: readonly PlacedQuestion[],
): Promise<void> {
  const fresh = questions.filter(({ id }) => id === null)
  if (fresh.length > 0)
    await db
      .insertInto('digital_audit_questions')
      .values(
        fresh.map(({ order_number, content }) => ({
          company_id,
          digital_audit_id: audit,
          order_number,
          content: JSON.stringify(content),
        })),
      )
      .execute()
  const existingQuestions = questions.filter(({ id }) => id !== null)
  await sql`update digital_audit_questions q set order_number = n.order_number, content = n.content
    from jsonb_to_recordset(${JSON.stringify(existingQuestions)}::jsonb) as n(id int, order_number int, content jsonb)
    where q.company_id = ${company_id} and q.digital_audit_id = ${audit} and q.id = n.id`.execute(db)
}

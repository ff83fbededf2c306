/**
 * E-mails that a person has sent to addresses of their choice are limited by day, for the company, the person
 * and the recipient: otherwise a free account is a way to mail strangers. Alarms and the like are not
 * counted.
 */
import { sql } from 'kysely'
import { userId, type Ctx } from '../context.ts'
import { invalidUntil } from '../problem.ts'

export const mailLimits = { company: 50, person: 50, recipient: 5 } as const

type Mailing = {
  readonly to: string
  readonly company_id?: number | undefined
  /** The field that is refused. */
  readonly field: string
}

/**
 * @throws Problem `invalid` with code `mail_limit`; `Retry-After` and the message say when mails go out again
 */
export async function countMail(ctx: Ctx, { to, company_id, field }: Mailing): Promise<void> {
  const limit = await reachedLimit(ctx, [
    { scope: `person:${userId(ctx)}`, limit: mailLimits.person },
    ...scopesOf({ to, company_id }),
  ])
  if (limit === null) return
  const again = new Date(Date.parse(`${ctx.now.toISOString().slice(0, 10)}T00:00:00.000Z`) + 86_400_000)
  const message = `The limit of ${limit} e-mails a day is reached. E-mails can be sent again from ${again.toISOString()}.`
  throw invalidUntil({ field, code: 'mail_limit', message }, (again.getTime() - ctx.now.getTime()) / 1_000)
}

/** The same for an e-mail that a job sends in the name of a company; counts it. */
export const isMailLimitReached = async (
  moment: Pick<Ctx, 'db' | 'now'>,
  mailing: Omit<Mailing, 'field'>,
): Promise<boolean> => (await reachedLimit(moment, scopesOf(mailing))) !== null

type Scope = { readonly scope: string; readonly limit: number }

const scopesOf = ({ to, company_id }: Omit<Mailing, 'field'>): readonly Scope[] => [
  { scope: `to:${to.trim().toLowerCase()}`, limit: mailLimits.recipient },
  ...(company_id === undefined ? [] : [{ scope: `company:${company_id}`, limit: mailLimits.company }]),
]

async function reachedLimit(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  scopes: readonly Scope[],
): Promise<number | null> {
  const day = now.toISOString().slice(0, 10)
  const { rows } = await sql<{ over: string | null }>`
    select app.count_mail(${scopes.map(({ scope }) => scope)}::text[],
    ${scopes.map(({ limit }) => limit)}::int[], ${day}::date) as over`.execute(db)
  return scopes.find(({ scope }) => scope === rows[0]?.over)?.limit ?? null
}

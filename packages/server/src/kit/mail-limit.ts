/**
 * E-mails that a person has sent to addresses of their choice are limited by day, for the company, the person
 * and the
 * recipient: otherwise a free account is a way to mail strangers. Alarms and the like are not counted.
 */
import { sql } from 'kysely'
import { userId, type Ctx } from './context.ts'
import { invalidUntil } from './problem.ts'

export const mailLimits = { company: 50, person: 50, recipient: 5 } as const

type Mailing = {
  readonly to: string
  readonly company_id?: number
  /** The field that is refused. */ readonly field: string
}

/**
 * @throws Problem `invalid` with code `mail_limit`; `Retry-After` and the message say when mails go out again
 */
export async function countMail(ctx: Ctx, { to, company_id, field }: Mailing): Promise<void> {
  const scopes = [
    { scope: `person:${userId(ctx)}`, limit: mailLimits.person },
    { scope: `to:${to.trim().toLowerCase()}`, limit: mailLimits.recipient },
    ...(company_id === undefined ? [] : [{ scope: `company:${company_id}`, limit: mailLimits.company }]),
  ]
  const names = scopes.map(({ scope }) => scope)
  const limits = scopes.map(({ limit }) => limit)
  const day = ctx.now.toISOString().slice(0, 10)
  const { rows } = await sql<{ over: string | null }>`
    select app.count_mail(${names}::text[], ${limits}::int[], ${day}::date) as over`.execute(ctx.db)
  if (rows[0]?.over == null) return
  const again = new Date(Date.parse(`${day}T00:00:00.000Z`) + 86_400_000)
  const limit = rows[0].over.startsWith('to:') ? mailLimits.recipient : mailLimits.company
  const message = `The limit of ${limit} e-mails a day is reached. E-mails can be sent again from ${again.toISOString()}.`
  throw invalidUntil({ field, code: 'mail_limit', message }, (again.getTime() - ctx.now.getTime()) / 1_000)
}

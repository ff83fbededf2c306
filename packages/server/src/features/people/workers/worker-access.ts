/** Access of workers to their place: what may be changed, and the account that a level is given to. */
import { NO_ACCESS, workerLevels } from '@larder/core/classifiers'
import { can } from '@larder/core/permissions'
import { placeOf, type Ctx } from '#kit/context.ts'
import { invalid, Problem } from '#kit/problem.ts'
import { findInvitedAccount } from '../permissions/invited-account.ts'
import { findWorkerOfUser } from './workers.queries.ts'

export const forbidden = (): Problem =>
  new Problem('forbidden', 'You do not have sufficient permissions to do that.')

/** @throws Problem `forbidden` for those who edit people and not their access */
export function requireManager(ctx: Ctx): void {
  if (!can(ctx.actor, 'place_users.manage', ctx.target)) throw forbidden()
}

/** @throws Problem `forbidden` where an id code comes from somebody who may not see one */
export function requirePrivate(ctx: Ctx, idcode: string | undefined): void {
  if (idcode !== undefined && !can(ctx.actor, 'workers.private', ctx.target)) throw forbidden()
}

/** Another level than the offered ones is only kept. @throws Problem 422 `unknown` */
export function requireOffered(level: string | null, present: string | null): void {
  if (level !== present && !workerLevels.some(({ key }) => key === (level ?? NO_ACCESS)))
    throw invalid('access_level', 'unknown')
}

export type Person = {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly lang: string | undefined
  readonly send_email: boolean
}

/**
 * The account of the address, invited where the company does not know it. @throws Problem 422 `required`
 * without an address, `worker_exists` where the place has another worker with it
 */
export async function accountFor(ctx: Ctx, person: Person, worker_id: number | null): Promise<number> {
  const at = placeOf(ctx)
  if (person.email === '') throw invalid('email', 'required', 'Enter the e-mail address.')
  const user_id = await findInvitedAccount(ctx, {
    company_id: at.company_id,
    username: person.email,
    first_name: person.first_name,
    last_name: person.last_name,
    lang: person.lang,
    send_email: person.send_email,
  })
  await requireNoOther(ctx, user_id, worker_id)
  return user_id
}

/** @throws Problem 422 `worker_exists` where the account is another worker of the place */
export async function requireNoOther(ctx: Ctx, user_id: number, worker_id: number | null): Promise<void> {
  const other = await findWorkerOfUser(ctx.db, placeOf(ctx), user_id)
  if (other !== undefined && other.id !== worker_id)
    throw invalid('email', 'worker_exists', 'This person works at the place already.')
}

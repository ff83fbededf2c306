import type { Worker, workers } from '@larder/contract/workers'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { changeAccess, readLevel } from '../permissions/change-access.ts'
import { findSeenColleague } from '../permissions/invited-account.ts'
import { setMemberships } from '../work-groups/set-memberships.ts'
import { readWorker } from './read-workers.ts'
import {
  accountFor,
  requireManager,
  requireNoOther,
  requireOffered,
  requirePrivate,
} from './worker-access.ts'
import { insertWorkers, updateWorker } from './workers.queries.ts'

type Body = Input<typeof workers.create>['body']

/**
 * Adds a person with everything that the form says, or nothing. @throws Problem 403 for an access level or an
 * id code of somebody who may not give it; 422 `required`, `worker_exists`, `unknown`, `unknown_group`
 */
export async function createWorker(ctx: Ctx, { body }: Input<typeof workers.create>): Promise<Worker> {
  const at = placeOf(ctx)
  const level = readLevel(body.access_level)
  requirePrivate(ctx, body.idcode)
  requireOffered(level, null)
  if (level !== null) requireManager(ctx)
  const now = ctx.now.toISOString()
  const [id = 0] = await insertWorkers(ctx.db, at, [fieldsOf(body)], now)
  const user_id = await findAccount(ctx, body, level)
  if (user_id !== undefined) await updateWorker(ctx.db, at.company_id, id, { user_id, now })
  if (user_id !== undefined && level !== null)
    await changeAccess(ctx, at, { user_id, company_access_level: null }, { access_level: level })
  if (body.groups !== undefined)
    await setMemberships(ctx, at, { worker_id: id, field: 'groups' }, body.groups)
  ctx.audit({
    entity: 'worker',
    entity_id: id,
    detail: { user_id: user_id ?? null, access_level: level, groups: body.groups ?? [] },
  })
  return readWorker(ctx, id)
}

const fieldsOf = (body: Body) => ({
  first_name: body.first_name.trim(),
  last_name: (body.last_name ?? '').trim(),
  email: (body.email ?? '').trim(),
  phone: (body.phone ?? '').trim(),
  position: (body.position ?? '').trim(),
  idcode: (body.idcode ?? '').trim(),
  stop_notification_cert: body.stopNotificationCert ?? false,
  stop_notification_training: body.stopNotificationTraining ?? false,
})

/** The account for a level; without one, that of a colleague with this address. */
async function findAccount(ctx: Ctx, body: Body, level: string | null): Promise<number | undefined> {
  const { email, first_name, last_name } = fieldsOf(body)
  if (level !== null)
    return accountFor(
      ctx,
      { email, first_name, last_name, lang: body.lang, send_email: body.sendEmail },
      null,
    )
  const colleague = email === '' ? undefined : await findSeenColleague(ctx, placeOf(ctx).company_id, email)
  if (colleague !== undefined) await requireNoOther(ctx, colleague.id, null)
  return colleague?.id
}

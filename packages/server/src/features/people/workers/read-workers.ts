import type { Worker } from '@larder/contract/workers'
import { NO_ACCESS } from '@larder/core/classifiers'
import { hasEmail } from '@larder/core/accounts'
import { can } from '@larder/core/permissions'
import { placeOf, type Ctx } from '#kit/context.ts'
import { notFound } from '#kit/problem.ts'
import { listWorkerRows, type WorkerRow } from './workers.queries.ts'

const present = (row: WorkerRow, sees_private: boolean): Worker => ({
  id: row.id,
  placeId: row.place_id,
  userId: row.user_id,
  name: `${row.first_name} ${row.last_name}`.trim(),
  first_name: row.first_name,
  last_name: row.last_name,
  email: hasEmail(row.email) ? row.email : '',
  phone: row.phone,
  position: row.position,
  idCode: sees_private ? row.idcode : null,
  isDisabled: row.is_disabled,
  accessLevel: (row.is_disabled ? row.kept_level : row.access_level) ?? NO_ACCESS,
  company_access_level: row.company_access_level,
  status: statusOf(row),
  stopNotificationCert: row.stop_notification_cert,
  stopNotificationTraining: row.stop_notification_training,
  groups: [...row.groups],
  groupsIds: [...row.groups],
  version: row.version,
})

function statusOf(row: WorkerRow): Worker['status'] {
  if (row.access_level === null && row.company_access_level === null) return 'none'
  return row.is_invited ? 'invited' : 'active'
}

/** People of the place by name; one of them where an id is given. */
export async function listWorkers(ctx: Ctx, id: number | null = null): Promise<Worker[]> {
  const sees = can(ctx.actor, 'workers.private', ctx.target)
  return (await listWorkerRows(ctx.db, placeOf(ctx), id)).map((row) => present(row, sees))
}

/** @throws Problem `not_found` where the place has no such worker */
export async function readWorker(ctx: Ctx, id: number): Promise<Worker> {
  const [worker] = await listWorkers(ctx, id)
  if (worker === undefined) throw notFound('Worker')
  return worker
}

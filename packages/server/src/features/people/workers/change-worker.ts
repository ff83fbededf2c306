import type { Worker, workers } from '@larder/contract/workers'
import { placeOf, writingUser, type Ctx, type Input } from '#kit/context.ts'
import { invalid, notFound } from '#kit/problem.ts'
import { changeAccess, readLevel } from '../permissions/change-access.ts'
import { endWhatNeedsAccess } from '../permissions/end-access.ts'
import { setMemberships } from '../work-groups/set-memberships.ts'
import { readWorker } from './read-workers.ts'
import { sealPin } from '#features/devices/public.ts'
import { accountFor, requireManager, requireOffered, requirePrivate } from './worker-access.ts'
import {
  lockWorker,
  nameAccountOfPin,
  updateWorker,
  type WorkerFields,
  type WorkerRow,
} from './workers.queries.ts'

type Body = Input<typeof workers.change>['body']

/**
 * Access, data and work groups of a person in one transaction: an access that ends is taken first, an
 * invitation is sent only where access begins. @throws Problem 403, 404; 422 `belongs_to_account`,
 * `company_access`, `own_access`, `required`, `worker_exists`, `unknown`, `unknown_group`
 */
export async function changeWorker(
  ctx: Ctx,
  { params, body }: Input<typeof workers.change>,
): Promise<Worker> {
  const at = placeOf(ctx)
  requirePrivate(ctx, body.idcode)
  const before = await lockWorker(ctx.db, at, params.id)
  if (before === undefined) throw notFound('Worker')
  const fields = fieldsOf(before, body)
  const access = accessOf(before, body, fields)
  judgeAccess(ctx, before, access)
  if (access.before !== null && access.before !== access.after && access.after === null)
    await endAccess(ctx, before)
  await updateWorker(ctx.db, at.company_id, before.id, {
    ...fields,
    kept_level: access.kept,
    now: ctx.now.toISOString(),
  })
  if (before.user_id !== null) await nameAccountOfPin(ctx.db, before.user_id, fields)
  if (access.after !== null && access.before !== access.after)
    await giveAccess(ctx, { ...before, ...fields }, { ...access, body })
  if (body.groups !== undefined)
    await setMemberships(ctx, at, { worker_id: before.id, field: 'groups' }, body.groups)
  ctx.audit({
    entity: 'worker',
    entity_id: before.id,
    detail: {
      changed: Object.keys(body).sort(),
      access_level: { before: access.before, after: access.after },
      is_disabled: fields.is_disabled,
      ...(body.groups !== undefined && { groups: { before: before.groups, after: body.groups } }),
    },
  })
  return readWorker(ctx, before.id)
}

type Data = Omit<WorkerFields, 'kept_level' | 'user_id'>

/**
 * The data after the change. Disabling stops the notices of certificates and trainings, enabling lets them go
 * out again (document 3, section 4), unless the request says otherwise.
 */
function fieldsOf(before: WorkerRow, body: Body): Data {
  const is_disabled = body.isDisabled ?? before.is_disabled
  const toggled = is_disabled !== before.is_disabled
  const data: Data = {
    first_name: body.first_name?.trim() ?? before.first_name,
    last_name: body.last_name?.trim() ?? before.last_name,
    email: body.email?.trim() ?? before.email,
    phone: body.phone?.trim() ?? before.phone,
    position: body.position?.trim() ?? before.position,
    idcode: body.idcode?.trim() ?? before.idcode,
    is_disabled,
    stop_notification_cert:
      body.stopNotificationCert ?? (toggled ? is_disabled : before.stop_notification_cert),
    stop_notification_training:
      body.stopNotificationTraining ?? (toggled ? is_disabled : before.stop_notification_training),
  }
  if (before.has_account)
    for (const field of ['first_name', 'last_name', 'email'] as const)
      if (data[field] !== before[field] && !(field === 'email' && data.email === ''))
        throw invalid(field, 'belongs_to_account', 'The person changes this in their own account.')
  return before.has_account ? { ...data, email: before.email } : data
}

/** Levels at the place: before, after, and the one that a disabled person keeps for later. */
type Access = { readonly before: string | null; readonly after: string | null; readonly kept: string | null }

function accessOf(before: WorkerRow, body: Body, { is_disabled, email }: Data): Access {
  const present = before.is_disabled ? before.kept_level : before.access_level
  const wanted = body.access_level === undefined ? present : readLevel(body.access_level)
  requireOffered(wanted, present)
  // Another address of an invitation that waits is another invitation.
  const readdressed = before.is_invited && email.toLowerCase() !== before.email.toLowerCase()
  if (readdressed) throw invalid('email', 'invitation_waits', 'Take the access away first.')
  return is_disabled
    ? { before: before.access_level, after: null, kept: wanted }
    : { before: before.access_level, after: wanted, kept: null }
}

function judgeAccess(ctx: Ctx, before: WorkerRow, access: Access): void {
  const disables = access.kept !== before.kept_level || access.before !== access.after
  if (!disables) return
  requireManager(ctx)
  if (before.user_id !== null && before.user_id === writingUser(ctx) && access.before !== access.after)
    throw invalid('access_level', 'own_access', 'Nobody changes their own access.')
}

async function endAccess(ctx: Ctx, { user_id }: WorkerRow): Promise<void> {
  if (user_id === null) return
  const at = placeOf(ctx)
  await changeAccess(ctx, at, { user_id, company_access_level: null }, { access_level: null })
  await endWhatNeedsAccess(ctx, at.company_id, user_id)
}

type AccessChange = { readonly before: string | null; readonly after: string | null; readonly body: Body }

/** Invites where access begins; a level that only changes is given to the same account. */
async function giveAccess(ctx: Ctx, worker: WorkerRow, { before, after, body }: AccessChange): Promise<void> {
  const at = placeOf(ctx)
  const { first_name, last_name, email } = worker
  const keeps = worker.user_id !== null && (before !== null || worker.company_access_level !== null)
  const user_id =
    keeps && worker.user_id !== null
      ? worker.user_id
      : await accountFor(
          ctx,
          { email, first_name, last_name, lang: body.lang, send_email: body.sendEmail },
          worker.id,
        )
  if (user_id !== worker.user_id) {
    await updateWorker(ctx.db, at.company_id, worker.id, { user_id, now: ctx.now.toISOString() })
    await sealPin(ctx, at, worker.id)
  }
  await changeAccess(ctx, at, { user_id, company_access_level: null }, { access_level: after })
}

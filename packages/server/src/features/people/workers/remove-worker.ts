import type { workers } from '@larder/contract/workers'
import { placeOf, writingUser, type Ctx, type Input } from '#kit/context.ts'
import { invalid, notFound } from '#kit/problem.ts'
import { changeAccess } from '../permissions/change-access.ts'
import { endWhatNeedsAccess } from '../permissions/end-access.ts'
import { setMemberships } from '../work-groups/set-memberships.ts'
import { requireManager } from './worker-access.ts'
import { removePapersOf } from '#features/files/public.ts'
import { eraseCertificates } from '#features/team-tasks/public.ts'
import { erasePin } from '#features/devices/public.ts'
import { eraseWorker, lockWorker, nameAccountOfPin } from './workers.queries.ts'

/**
 * Ends the person's access to the place and erases what is known of them; records that name them stay,
 * without the name. @throws Problem 403 for a person with access and an actor who does not manage it, 404,
 * 422 `own_access`
 */
export async function removeWorker(
  ctx: Ctx,
  { params }: Input<typeof workers.remove>,
): Promise<{ ok: true }> {
  const at = placeOf(ctx)
  const before = await lockWorker(ctx.db, at, params.id)
  if (before === undefined) throw notFound('Worker')
  const { user_id, access_level } = before
  if (user_id !== null && access_level !== null) {
    requireManager(ctx)
    if (user_id === writingUser(ctx)) throw invalid('id', 'own_access', 'Nobody changes their own access.')
    await changeAccess(ctx, at, { user_id, company_access_level: null }, { access_level: null })
    await endWhatNeedsAccess(ctx, at.company_id, user_id)
  }
  await setMemberships(ctx, at, { worker_id: before.id, field: 'groups' }, [])
  await eraseCertificates(ctx, at, before.id)
  await removePapersOf(ctx, before.id)
  if (user_id !== null) await nameAccountOfPin(ctx.db, user_id, { first_name: '', last_name: '' })
  await eraseWorker(ctx.db, at.company_id, before.id, ctx.now.toISOString())
  await erasePin(ctx, at, before.id)
  ctx.audit({ entity: 'worker', entity_id: before.id, detail: { user_id, access_level } })
  return { ok: true }
}

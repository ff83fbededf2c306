/**
 * Erases companies 30 days after their removal: every row, and every content that no other company has. What
 * stays: a line of the audit without a name, and the signed note that explains the missing chains.
 */
import { restorableSince } from '@larder/core/companies'
import { asOperator } from '#db/transaction.ts'
import { enqueue, type JobHandler } from '#kit/jobs/jobs.ts'
import { post } from '#kit/mail/mail.ts'
import type { Platform } from '#kit/platform.ts'
import { endPayments } from '#features/billing/public.ts'
import { deleteAccounts } from '#features/account/public.ts'
import { listOwners } from '#features/companies/public.ts'
import { lockSigning, noteErasure } from '#features/records/public.ts'
import { listTenantTables } from '../archive/catalogue.queries.ts'
import { erasedEmail } from './emails.ts'
import {
  auditErasure,
  deleteJobs,
  deleteRows,
  listDue,
  listStandIns,
  lockDue,
  lockPlaces,
  noTimeout,
} from './removal.queries.ts'

/** One that cannot be erased does not hold up the others; the job fails for it at the end. */
export const eraseDue: JobHandler = async (platform) => {
  const before = restorableSince(platform.now())
  const due = await asOperator(platform.pool, (db) => listDue(db, before))
  const failures = new Set<unknown>()
  for (const id of due)
    await eraseCompany(platform, id, before).catch((error: unknown) => failures.add(error))
  // Deleted rows stay in the files of the embedded database until their room is used again.
  if (due.length > 0) await platform.pool.query('vacuum')
  const [first] = failures
  if (first !== undefined) throw first
}

/**
 * Erases one company that was removed before then. It waits for signing and for all who write to the company;
 * who comes later finds no company. The note of the chains comes first: if the process ends between the two, the
 * chains are still there, and the next run starts again.
 */
export async function eraseCompany(platform: Platform, id: number, before: string): Promise<void> {
  await asOperator(platform.pool, async (db) => {
    await noTimeout(db)
    await lockSigning(db)
    await lockPlaces(db, id)
    const company = await lockDue(db, id, before)
    if (company === undefined) return
    await noteErasure(platform, db, id)
    const now = platform.now()
    const owners = await listOwners(db, id)
    const standIns = await listStandIns(db, id)
    await endPayments({ db, now }, id)
    let rows = 0
    for (const { name } of (await listTenantTables(db)).toReversed()) rows += await deleteRows(db, name, id)
    await deleteJobs(db, id)
    await deleteAccounts(db, standIns)
    await auditErasure(db, { at: now.toISOString(), id, rows })
    const ctx = { platform, db, now }
    for (const owner of owners) await post(ctx, erasedEmail(owner, company))
    await enqueue(ctx, 'files.sweep', {})
  })
}

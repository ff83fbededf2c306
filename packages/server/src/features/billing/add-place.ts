/** What adding and removing places means for payment (general 4.9). */
import { mayCreatePlace } from '@larder/core/billing'
import { companyOf, type Ctx } from '#kit/context.ts'
import { enqueue } from '#kit/jobs/jobs.ts'
import { Problem } from '#kit/problem.ts'
import { countWriters, findPayment } from './payments.queries.ts'
import { SET_QUANTITY } from './sync-customer.ts'

/** @throws Problem 402 `renewal_needed` while a payment is overdue and people share a place */
export async function requireRoomForPlace(ctx: Ctx): Promise<void> {
  const company_id = companyOf(ctx)
  const next = (await findPayment(ctx.db, company_id))?.next_payment_date ?? null
  const writers = await countWriters(ctx.db, company_id)
  if (!mayCreatePlace(writers, next, ctx.now.toISOString().slice(0, 10)))
    throw new Problem('renewal_needed', 'A payment is overdue. Pay it to add a place.')
}

/** After places or the people who write there changed: what is paid follows. */
export async function followPlaces(
  ctx: Pick<Ctx, 'db' | 'now' | 'afterCommit'>,
  company_id: number,
): Promise<void> {
  const payment = await findPayment(ctx.db, company_id)
  if (payment?.stripe_subscription_id == null) return
  await enqueue(ctx, SET_QUANTITY, { company_id }, { company_id })
}

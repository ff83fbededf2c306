/** The visitor's side of a shared link. */
import { findDateFormat } from '@larder/core/classifiers'
import { findTemperatureScale } from '@larder/core/measures'
import type { SharedVisit } from '@larder/contract/shared-accesses'
import { sharedBy, type Ctx } from '#kit/context.ts'
import { Problem } from '#kit/problem.ts'
import { hashToken, makeToken } from '#kit/tokens.ts'
import { nameScale } from '#features/classifiers/public.ts'
import { languageFor } from '#kit/text/naming-language.ts'
import { readDemoLink } from './demo-link.ts'
import {
  endExpiredSessions,
  hasSecret,
  insertSharedSession,
  noteUse,
  readVisit as readRow,
} from './shared-accesses.queries.ts'

/** A session lasts a working day, and never longer than its link. */
const SESSION_SECONDS = 12 * 3_600

/**
 * The secret of the address is exchanged for that of a session, so that what a browser keeps is short-lived.
 * The link opens again until its last day: the reader may come back to the mail. A session is not exchanged
 * for another one.
 */
export async function exchangeSharedAccess(
  ctx: Ctx,
): Promise<{ shared_access_token: string; expires_in: number }> {
  const { shared_access_id, ...at } = sharedBy(ctx)
  const { credential } = ctx.request
  const isLink =
    credential.kind === 'shared' &&
    (await hasSecret(ctx.db, at.company_id, shared_access_id, credential.hash))
  if (!isLink) throw new Problem('unauthorized', 'Unauthenticated.')
  const { expires_at } = await readRow(ctx.db, at, shared_access_id)
  const now = ctx.now.toISOString()
  const expires_in = Math.max(
    1,
    Math.min(SESSION_SECONDS, Math.floor((Date.parse(expires_at) - ctx.now.getTime()) / 1_000)),
  )
  const { token, hash } = makeToken('shared')
  await endExpiredSessions(ctx.db, at.company_id, now)
  await insertSharedSession(ctx.db, {
    company_id: at.company_id,
    shared_access_id,
    token_hash: hash,
    created_at: now,
    expires_at: new Date(ctx.now.getTime() + expires_in * 1_000).toISOString(),
  })
  await noteUse(ctx.db, at.company_id, shared_access_id, now)
  ctx.audit({
    entity: 'shared_access',
    entity_id: shared_access_id,
    company_id: at.company_id,
    place_id: at.place_id,
    detail: { opened: true },
  })
  return { shared_access_token: token, expires_in }
}

export async function readVisit(ctx: Ctx): Promise<SharedVisit> {
  const { shared_access_id, ...at } = sharedBy(ctx)
  const {
    temperature_scale,
    date_format_id,
    expires_at: _,
    ...row
  } = await readRow(ctx.db, at, shared_access_id)
  const [scale, format] = [findTemperatureScale(temperature_scale), findDateFormat(date_format_id)]
  if (scale === undefined || format === undefined) throw new Error('A company refers to what no list knows.')
  const demo = await readDemoLink(ctx.platform)
  return {
    ...row,
    date_format: format.format,
    temperature_scale: nameScale(scale, await languageFor(ctx)),
    is_demo: demo !== null && (await hasSecret(ctx.db, at.company_id, shared_access_id, hashToken(demo))),
  }
}

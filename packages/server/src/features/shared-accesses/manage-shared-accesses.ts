/** Shared links for users with write access to the place: recipient, modules, end date, last use. */
import { randomUUID } from 'node:crypto'
import { languageOrEnglish } from '@larder/core/languages'
import { MAX_SHARED_ACCESSES, judgeValidDate, sharedAccessExpiry } from '@larder/core/shared-accesses'
import { localDate } from '@larder/core/schedule'
import type { SharedAccess, sharedAccesses } from '@larder/contract/shared-accesses'
import { placeOf, userId, type Ctx, type Input } from '#kit/context.ts'
import { countMail } from '#kit/mail/mail-limit.ts'
import { post } from '#kit/mail/mail.ts'
import { toOthers } from '#kit/mail/waiting-mail.ts'
import { conflict, invalid, notFound } from '#kit/problem.ts'
import { makeToken } from '#kit/tokens.ts'
import { sharedLink } from './guest-link.ts'
import { shareEmail } from './share-email.ts'
import {
  countValid,
  endSessionsOf,
  hasFolders,
  insertSharedAccess,
  listSharedAccesses as listRows,
  readSharing,
  removeSharedAccess as removeRow,
  type SharedAccessRow,
} from './shared-accesses.queries.ts'

const present = (
  { public_id, firstname, lastname, expires_at, ...row }: SharedAccessRow,
  now: Date,
  link: string | null = null,
): SharedAccess => ({
  ...row,
  token: public_id,
  created_by: `${firstname ?? ''} ${lastname ?? ''}`.trim(),
  expired: Date.parse(expires_at) <= now.getTime(),
  link,
})

export const listSharedAccesses = async (ctx: Ctx): Promise<SharedAccess[]> =>
  (await listRows(ctx.db, placeOf(ctx))).map((row) => present(row, ctx.now))

/** @throws Problem `not_found`, also for a link of another place. */
export async function getSharedAccess(
  ctx: Ctx,
  { params }: Input<typeof sharedAccesses.get>,
): Promise<SharedAccess> {
  const [row] = await listRows(ctx.db, placeOf(ctx), params.token)
  if (!row) throw notFound('SharedAccess')
  return present(row, ctx.now)
}

/** The chosen folders of a link to documents, once each; null = all. @throws Problem 422 `unknown_folder` */
async function readFolders(
  ctx: Ctx,
  { modules, folder_ids }: Input<typeof sharedAccesses.create>['body'],
): Promise<readonly number[] | null> {
  if (folder_ids === null || !modules.includes('documents')) return null
  const chosen = [...new Set(folder_ids)]
  if (!(await hasFolders(ctx.db, placeOf(ctx), chosen)))
    throw invalid('folder_ids', 'unknown_folder', 'The place has no such folder.')
  return chosen
}

/** Makes a link. Its secret leaves the server this once, in the answer and in the mail; its hash stays. */
export async function createSharedAccess(
  ctx: Ctx,
  { body }: Input<typeof sharedAccesses.create>,
): Promise<SharedAccess[]> {
  const at = placeOf(ctx)
  const sharing = await readSharing(ctx.db, at, userId(ctx))
  const fault = judgeValidDate(body.valid_date, localDate(ctx.now.toISOString(), sharing.timezone))
  if (fault !== null) throw invalid('valid_date', fault)
  const folder_ids = await readFolders(ctx, body)
  const created_at = ctx.now.toISOString()
  if ((await countValid(ctx.db, at, created_at)) >= MAX_SHARED_ACCESSES)
    throw conflict('This place has too many shared links. Revoke links that are no longer needed.')
  const { token, hash } = makeToken('shared')
  const public_id = randomUUID()
  const { modules, valid_date } = body
  const [name, lang] = [body.name.trim(), languageOrEnglish(body.lang ?? sharing.preferred_language)]
  await insertSharedAccess(ctx.db, at, {
    public_id,
    token_hash: hash,
    name,
    email: body.email,
    modules: JSON.stringify(modules),
    folder_ids: folder_ids === null ? null : JSON.stringify(folder_ids),
    lang,
    valid_date,
    expires_at: sharedAccessExpiry(valid_date, sharing.timezone),
    created_by: userId(ctx),
    created_at,
  })
  const link = sharedLink(ctx.platform, token, lang)
  const inviter = `${sharing.firstname} ${sharing.lastname}`.trim() || sharing.company
  if (body.sendEmail) await countMail(ctx, { to: body.email, company_id: at.company_id, field: 'sendEmail' })
  if (body.sendEmail)
    await post(
      ctx,
      shareEmail(
        { to: body.email, name, lang },
        { inviter, company: sharing.company, place: sharing.place, valid_date },
        link,
      ),
      await toOthers(ctx, at.company_id),
    )
  ctx.audit({
    entity: 'shared_access',
    entity_id: public_id,
    detail: { name, email: body.email, modules, folder_ids, valid_date, mailed: body.sendEmail },
  })
  return (await listRows(ctx.db, at)).map((row) =>
    present(row, ctx.now, row.public_id === public_id ? link : null),
  )
}

/** Takes a link back: it and the sessions that it opened end at once. @throws Problem `not_found` */
export async function removeSharedAccess(
  ctx: Ctx,
  { params }: Input<typeof sharedAccesses.remove>,
): Promise<{ ok: true }> {
  const at = placeOf(ctx)
  const id = await removeRow(ctx.db, at, params.token, ctx.now.toISOString())
  if (id === undefined) throw notFound('SharedAccess')
  await endSessionsOf(ctx.db, at.company_id, id)
  ctx.audit({ entity: 'shared_access', entity_id: params.token, detail: { removed: true } })
  return { ok: true }
}

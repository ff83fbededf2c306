/** Recalls of a place: started from lots, noted whom they reached, and closed with a signed report. */
import { recallMinutes, type RecallOrigin } from '@larder/core/traceability'
import type { ResponseOf } from '@larder/contract/kit'
import type { Recall, RecallDetails, Trace, recalls } from '@larder/contract/recalls'
import { mergeFields } from '@larder/core/two-hands'
import { placeOf, userId, writingUser, type Ctx, type Input } from '#kit/context.ts'
import { conflict, invalid, notFound, versionConflict } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { appendRevision, personal, type Recording } from '#kit/records/records.ts'
import { getPlace } from '#features/plan-data/public.ts'
import { announce } from '#features/webhooks/public.ts'
import { locate, reach } from './locate.ts'
import { dayEnd, dayStart } from './record-range.ts'
import {
  countLots,
  findRecall,
  insertRecall,
  listNotes,
  listOriginLots,
  listRecallRows,
  listWholeNotes,
  lockRecall,
  storeNote,
  updateRecall,
  type NoteRow,
  type RecallRow,
} from './recalls.queries.ts'

const absent = () => notFound('recalls')
/** Lots that a search shows. */
const FOUND_LOTS = 500

function present({
  report: _report,
  started_by_id: _id,
  company_id: _company,
  origin,
  ...row
}: RecallRow): Recall {
  const { lot_ids: _lots, ...lotOrigin } = origin
  const minutes = row.closed_at === null ? null : recallMinutes(row.started_at, row.closed_at)
  return { ...row, title: row.title ?? '', origin: lotOrigin, minutes }
}

/** @throws Problem 404 where the place has no such lot */
export async function traceLot(ctx: Ctx, { params }: Input<typeof recalls.traceLot>): Promise<Trace> {
  const at = placeOf(ctx)
  if ((await countLots(ctx.db, at, [params.id])) === 0) throw notFound('lots')
  return locate(ctx.db, at.company_id, await reach(ctx.db, at.company_id, [params.id]))
}

export async function findOriginLots(
  ctx: Ctx,
  { query }: Input<typeof recalls.originLots>,
): Promise<ResponseOf<typeof recalls.originLots>> {
  const at = placeOf(ctx)
  const { timezone } = await getPlace(ctx.db, at)
  const { kind, search = '', partnerId = null, productId = null, from, to } = query
  const lots = await listOriginLots(
    ctx.db,
    at,
    {
      kind,
      search: search.trim(),
      partner_id: partnerId,
      product_id: productId,
      from: from === undefined ? null : dayStart(from, timezone),
      to: to === undefined ? null : dayEnd(to, timezone),
    },
    FOUND_LOTS + 1,
  )
  return { lots: lots.slice(0, FOUND_LOTS), is_more: lots.length > FOUND_LOTS }
}

export const listRecalls = async (ctx: Ctx): Promise<Recall[]> =>
  (await listRecallRows(ctx.db, placeOf(ctx))).map(present)

/** As it was signed where it is closed, else as things are now. @throws Problem 404 */
export async function showRecall(ctx: Ctx, id: number): Promise<RecallDetails> {
  const row = await findRecall(ctx.db, placeOf(ctx), { id })
  if (row === undefined) throw absent()
  return row.report ?? locateRecall(ctx, row)
}

async function locateRecall(ctx: Ctx, row: RecallRow): Promise<RecallDetails> {
  const { company_id } = placeOf(ctx)
  const trace = await locate(ctx.db, company_id, await reach(ctx.db, company_id, row.origin.lot_ids))
  return { ...present(row), ...trace, recipients: trace.recipients.map(await notesOf(ctx, row)) }
}

const NOT_INFORMED = { informed_at: null, informed_by: null, answer: '' } as const

/** Adds to a recipient when it was informed and what it answered. */
export async function notesOf(
  ctx: Ctx,
  { id }: RecallRow,
): Promise<<One extends { readonly recipient: string }>(one: One) => One & NoteRow> {
  const rows = await listNotes(ctx.db, placeOf(ctx).company_id, id)
  const notes = new Map(rows.map((note) => [note.recipient, note]))
  return (one) => ({ ...one, ...NOT_INFORMED, ...notes.get(one.recipient) })
}

/** @throws Problem 404 */
export const getRecall = (ctx: Ctx, { params }: Input<typeof recalls.get>): Promise<RecallDetails> =>
  showRecall(ctx, params.id)

/** @throws Problem 422: `unknown_lot`, or `uuid_reused` where another place used the uuid */
export async function startRecall(ctx: Ctx, { body }: Input<typeof recalls.create>): Promise<RecallDetails> {
  const at = placeOf(ctx)
  const lot_ids = [...new Set(body.origin.lot_ids)]
  if ((await countLots(ctx.db, at, lot_ids)) < lot_ids.length)
    throw invalid('origin.lot_ids', 'unknown_lot', 'The place has no such lot.')
  const origin: RecallOrigin = { ...body.origin, text: body.origin.text.trim(), lot_ids }
  const newRecall = await insertRecall(ctx.db, {
    ...at,
    uuid: body.uuid,
    is_drill: body.is_drill,
    origin,
    reason: body.reason.trim(),
    started_at: ctx.now.toISOString(),
    started_by: writingUser(ctx),
  })
  const row = await findRecall(ctx.db, at, { uuid: body.uuid })
  if (row === undefined) throw invalid('uuid', 'uuid_reused', 'Another recall has this uuid.')
  if (newRecall !== undefined)
    await announce(ctx, {
      ...at,
      event: 'recall.started',
      key: row.uuid,
      data: { recall_id: row.id, uuid: row.uuid, is_drill: row.is_drill, lots: lot_ids.length },
    })
  ctx.audit({
    entity: 'recall',
    entity_id: row.id,
    detail: {
      uuid: row.uuid,
      is_drill: row.is_drill,
      lots: lot_ids.length,
      replayed: newRecall === undefined,
    },
  })
  return showRecall(ctx, row.id)
}

/** Locks a recall until the end of the transaction. @throws Problem 404; 409 where it is closed */
async function lockOpen(ctx: Ctx, id: number): Promise<RecallRow> {
  const at = placeOf(ctx)
  if (!(await lockRecall(ctx.db, at, id))) throw absent()
  const row = await findRecall(ctx.db, at, { id })
  if (row === undefined) throw absent()
  if (row.closed_at !== null) throw conflict('The recall is closed.')
  return row
}

/** @throws Problem 404; 409 */
export async function changeRecall(
  ctx: Ctx,
  { params, body }: Input<typeof recalls.change>,
): Promise<RecallDetails> {
  const row = await lockOpen(ctx, params.id)
  if (row.version !== body.base_version) throw versionConflict(await showRecall(ctx, row.id))
  await updateRecall(ctx.db, placeOf(ctx), row.id, { reason: body.reason.trim(), is_drill: body.is_drill })
  ctx.audit({ entity: 'recall', entity_id: row.id, detail: { is_drill: body.is_drill } })
  return showRecall(ctx, row.id)
}

/** @throws Problem 404; 409; 422 `unknown_recipient` for somebody to whom nothing was sent */
export async function noteRecipient(
  ctx: Ctx,
  { params, body }: Input<typeof recalls.note>,
): Promise<RecallDetails> {
  const at = placeOf(ctx)
  // Tracing takes long, and others who telephone must not wait for it.
  const trace = await showRecall(ctx, params.id)
  const row = await lockOpen(ctx, params.id)
  const { recipient, base } = body
  const recipients = trace.recipients.map(await notesOf(ctx, row))
  const before = recipients.find((one) => one.recipient === recipient)
  if (before === undefined)
    throw invalid('recipient', 'unknown_recipient', 'Nothing of the recall was sent there.')
  const mine = { informed_at: body.informed_at, answer: body.answer.trim() }
  const now = { informed_at: before.informed_at, answer: before.answer }
  const after = base === undefined ? mine : mergeFields(now, base, mine)
  if (after === null) throw versionConflict(before)
  await storeNote(ctx.db, {
    ...at,
    ...after,
    recall_id: row.id,
    recipient,
    informed_by: after.informed_at === null ? null : writingUser(ctx),
    updated_at: ctx.now.toISOString(),
  })
  ctx.audit({
    entity: 'recall',
    entity_id: row.id,
    detail: { recipient, informed_at: after.informed_at },
  })
  return { ...trace, recipients: trace.recipients.map(await notesOf(ctx, row)) }
}

/** Names and answers of people are sealed; the amounts are not. */
const sealed = (report: RecallDetails) => ({
  ...report,
  reason: personal(report.reason),
  origin: { ...report.origin, text: personal(report.origin.text) },
  started_by: report.started_by === null ? null : personal(report.started_by),
  closed_name: personal(report.closed_name ?? ''),
  closed_role: personal(report.closed_role ?? ''),
  recipients: report.recipients.map((one) => ({
    ...one,
    name: personal(one.name),
    email: personal(one.email),
    phone: personal(one.phone),
    address: personal(one.address),
    informed_by: one.informed_by === null ? null : personal(one.informed_by),
    answer: personal(one.answer),
  })),
})

/** The report, and what the list of recalls and the recipients are shown from. */
async function closedBody(ctx: Recording, row: RecallRow, report: RecallDetails): Promise<unknown> {
  const notes = await listWholeNotes(ctx.db, row)
  return {
    is_drill: row.is_drill,
    report: sealed(report),
    origin: { ...row.origin, text: personal(row.origin.text) },
    started_by: row.started_by_id,
    notes: notes.map((note) => ({ ...note, answer: personal(note.answer) })),
  }
}

/** A closed recall whose revision does not say all that is shown. */
export async function sealRecallLate(ctx: Recording, at: PlaceKey, uuid: string): Promise<void> {
  const row = await findRecall(ctx.db, at, { uuid })
  if (row?.report == null) return
  await appendRevision(ctx, {
    ...at,
    entity: 'recall',
    entity_id: uuid,
    op: 'seal',
    performed_at: ctx.now.toISOString(),
    reason: null,
    source: 'generated',
    body: await closedBody(ctx, row, row.report),
  })
}

/** @throws Problem 404; 409 */
export async function closeRecall(
  ctx: Ctx,
  { params, body }: Input<typeof recalls.close>,
): Promise<RecallDetails> {
  const at = placeOf(ctx)
  const row = await lockOpen(ctx, params.id)
  if (row.version !== body.base_version) throw versionConflict(await showRecall(ctx, row.id))
  const closed_at = ctx.now.toISOString()
  const closed = { closed_at, closed_name: body.name.trim(), closed_role: body.role.trim() }
  const report = await locateRecall(ctx, { ...row, ...closed, version: row.version + 1 })
  await updateRecall(ctx.db, at, row.id, {
    ...closed,
    closed_by: userId(ctx),
    report: JSON.stringify(report),
  })
  await appendRevision(ctx, {
    ...at,
    entity: 'recall',
    entity_id: row.uuid,
    op: 'confirm',
    performed_at: closed_at,
    reason: null,
    source: 'typed',
    body: await closedBody(ctx, row, report),
  })
  const informed = report.recipients.filter(({ informed_at }) => informed_at !== null).length
  await announce(ctx, {
    ...at,
    event: 'recall.closed',
    key: row.uuid,
    data: {
      recall_id: row.id,
      uuid: row.uuid,
      is_drill: row.is_drill,
      minutes: report.minutes,
      located_percent: report.located_percent,
      recipients: report.recipient_count,
      informed,
    },
  })
  ctx.audit({
    entity: 'recall',
    entity_id: row.id,
    detail: { closed: true, minutes: report.minutes, located_percent: report.located_percent },
  })
  return report
}

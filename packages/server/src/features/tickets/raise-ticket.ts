/** A ticket comes to be: by itself, or with the entry of a task. */
import { createHash } from 'node:crypto'
import { proposedDue } from '@larder/core/audits'
import { isBeforeSetup, localDate } from '@larder/core/schedule'
import type { StoredFile } from '@larder/core/tasks'
import type { FileRef } from '@larder/contract/entry-fields.schemas'
import type { Ticket, tickets } from '@larder/contract/tickets'
import { placeOf, userId, type Ctx, type Input } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { clockSkew, performedAt } from '#kit/records/device-time.ts'
import { invalid } from '#kit/problem.ts'
import { appendRevision, canonicalJson, personal, type Recording } from '#kit/records/records.ts'
import { promisePhotos } from '#features/files/public.ts'
import { notify } from '#features/notifications/public.ts'
import { findByUuid, insertTicket } from './records.queries.ts'
import { showTicket } from './show-ticket.ts'
import { findEntryUuid, findFiles, findPlace, hasEntry } from './tickets.queries.ts'

export type RaisedTicket = {
  readonly uuid: string
  readonly body_hash: Buffer
  readonly description: string
  readonly files: readonly StoredFile[]
  readonly raised_at: string
  readonly raised_on: string
  readonly related_task_entry_id: number | null
  readonly due_on: string | null
}

/** The ticket's body for the chain; free text is sealed. */
export const sealTicket = (
  { description, files }: Pick<RaisedTicket, 'description' | 'files'>,
  more: Readonly<Record<string, unknown>> = {},
): unknown => ({ ...more, description: personal(description), files })

/** The entry that a ticket is about, as the chain names it: by itself too, as another row may get its number. */
export const relatedEntry = async ({ db }: Pick<Recording, 'db'>, at: PlaceKey, id: number | null) => ({
  related_task_entry_id: id,
  related_task_entry_uuid: id === null ? null : ((await findEntryUuid(db, at, id)) ?? null),
})

/** Row, revision and notification. Undefined when the uuid is there already: then nothing was written. */
async function storeTicket(ctx: Ctx, ticket: RaisedTicket): Promise<number | undefined> {
  const at = placeOf(ctx)
  const ticketRow = await insertTicket(ctx.db, {
    ...at,
    ...ticket,
    received_at: ctx.now.toISOString(),
    created_by: userId(ctx),
  })
  if (ticketRow === undefined) return undefined
  const { uuid, raised_at, raised_on, due_on } = ticket
  const related = await relatedEntry(ctx, at, ticket.related_task_entry_id)
  await appendRevision(ctx, {
    ...at,
    entity: 'ticket',
    entity_id: uuid,
    op: 'create',
    performed_at: raised_at,
    reason: null,
    source: 'typed',
    body: sealTicket(ticket, { raised_on, ...related, ...(due_on !== null && { due_on }) }),
  })
  await notify(ctx, [
    {
      ...at,
      key: `ticket:${uuid}:raised`,
      kind: 'ticket_raised',
      at: ctx.now,
      payload: { ticket_id: ticketRow.id },
      mailed: false,
      read_by: userId(ctx),
    },
  ])
  return ticketRow.id
}

/**
 * The files by their content; photos that follow get their rows. @throws Problem 422 at the file that is not
 * there, or not yet
 */
export async function namedFiles(ctx: Ctx, uuid: string, sent: readonly FileRef[]): Promise<StoredFile[]> {
  const idOf = await promisePhotos(
    ctx,
    uuid,
    sent.map((ref, index) => ({ at: `file_list.${index}`, ref })),
  )
  const list = sent.map(idOf)
  const filesById = new Map(
    (await findFiles(ctx.db, placeOf(ctx), { uuid, ids: list.map(({ id }) => id) })).map((file) => [
      file.id,
      file,
    ]),
  )
  return list.map(({ id }, index) => {
    const file = filesById.get(id)
    if (file === undefined)
      throw invalid(
        `file_list.${index}.id`,
        'unknown_file',
        'There is no such file, or its content was not uploaded yet.',
      )
    return file
  })
}

/**
 * Raises a ticket by itself, or about an entry that was made. The uuid is its identity, as an entry's is.
 * @throws Problem 422: `uuid` used for another one, `performed_at` ahead or before the place, an unknown file
 * or entry
 */
export async function createTicket(ctx: Ctx, { body }: Input<typeof tickets.create>): Promise<Ticket> {
  const at = placeOf(ctx)
  const raised_at = performedAt(ctx, body)
  const related_task_entry_id = body.related_task_entry_id ?? null
  const body_hash = createHash('sha256').update(canonicalJson(body)).digest()
  const existingTicket = await findByUuid(ctx.db, at, body.uuid)
  const id = existingTicket?.id ?? (await raise())
  if (id === undefined || (existingTicket !== undefined && !existingTicket.body_hash.equals(body_hash)))
    throw invalid('uuid', 'uuid_reused', 'Another ticket has this uuid.')
  const skew = clockSkew(ctx)
  ctx.audit({
    entity: 'ticket',
    entity_id: id,
    detail: {
      uuid: body.uuid,
      related_task_entry_id,
      replayed: existingTicket !== undefined,
      ...(skew !== 0 && { clock_skew_seconds: Math.round(skew / 1_000) }),
    },
  })
  return showTicket(ctx, id)

  async function raise(): Promise<number | undefined> {
    const files = await namedFiles(ctx, body.uuid, body.file_list)
    if (related_task_entry_id !== null && !(await hasEntry(ctx.db, at, related_task_entry_id)))
      throw invalid('related_task_entry_id', 'unknown_entry', 'The place has no such entry.')
    const { timezone, created_at } = await findPlace(ctx.db, at)
    if (isBeforeSetup({ since: created_at, timezone }, raised_at))
      throw invalid('performed_at', 'before_place', 'The place did not exist yet.')
    return storeTicket(ctx, {
      uuid: body.uuid,
      body_hash,
      description: body.description.trim(),
      files,
      raised_at,
      raised_on: localDate(raised_at, timezone),
      related_task_entry_id,
      due_on: null,
    })
  }
}

export type EntryOfTicket = {
  readonly id: number
  readonly uuid: string
  readonly performed_at: string
  readonly entry_date: string
}

/** The uuid of the ticket that a step of an entry raises: always the same (RFC 9562, version 8). */
export function ticketUuid(entry_uuid: string, step_id: number): string {
  const hex = createHash('sha256').update(`larder.ticket.1 ${entry_uuid} ${step_id}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export type StepTicket = {
  readonly step_id: number
  readonly description: string
  readonly files: readonly StoredFile[]
}

/**
 * Raises the tickets of an entry, in its transaction; existing ones stay unchanged. Returns the id of the
 * first new one.
 */
export async function raiseWithEntry(
  ctx: Ctx,
  entry: EntryOfTicket,
  stepTickets: readonly StepTicket[],
): Promise<{ readonly id: number } | null> {
  let first: number | undefined
  for (const { step_id, description, files } of stepTickets) {
    const uuid = ticketUuid(entry.uuid, step_id)
    const body_hash = createHash('sha256').update(canonicalJson({ description, files })).digest()
    const id = await storeTicket(ctx, {
      uuid,
      body_hash,
      description,
      files,
      raised_at: entry.performed_at,
      raised_on: entry.entry_date,
      related_task_entry_id: entry.id,
      due_on: null,
    })
    first ??= id
  }
  return first === undefined ? null : { id: first }
}

export type Finding = {
  /** The audit that found it, and its question: together they give the ticket's uuid. */
  readonly record_uuid: string
  readonly question_id: number
  readonly description: string
  readonly files: readonly StoredFile[]
  /** Null = by the rule. */
  readonly due_on: string | null
  readonly is_critical: boolean
}

/** Raises the ticket of an audit's finding, once; returns its id, and until when it is to be put right. */
export async function raiseFinding(
  ctx: Ctx,
  finding: Finding,
): Promise<{ readonly ticket_id: number; readonly due_on: string }> {
  const at = placeOf(ctx)
  const { record_uuid, question_id, description, files } = finding
  const uuid = ticketUuid(record_uuid, question_id)
  const { timezone } = await findPlace(ctx.db, at)
  const raised_at = ctx.now.toISOString()
  const raised_on = localDate(raised_at, timezone)
  const due_on = finding.due_on ?? proposedDue(finding, raised_on)
  const ticketId = await storeTicket(ctx, {
    uuid,
    body_hash: createHash('sha256').update(canonicalJson({ description, files })).digest(),
    description,
    files,
    raised_at,
    raised_on,
    related_task_entry_id: null,
    due_on,
  })
  const id = ticketId ?? (await findByUuid(ctx.db, at, uuid))?.id
  if (id === undefined) throw new Error(`the ticket ${uuid} was not stored`)
  return { ticket_id: id, due_on }
}

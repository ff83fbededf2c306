/** Where a document is and what it belongs to. */
import type { FileType } from '@larder/core/files'
import { can } from '@larder/core/permissions'
import { requiredDocuments } from '@larder/knowledge'
import { placeOf, type Ctx } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import { findUnknownOwners, listFolderFacts, type Owners } from './documents.queries.ts'

/**
 * What a document belongs to is at the place, and what it counts as is a required document.
 * @throws Problem 422 `unknown_owner`; `unknown_document`
 */
export async function refuseUnknown(ctx: Ctx, facts: Facts): Promise<void> {
  const { document_key = null } = facts
  if (document_key !== null && !requiredDocuments.some(({ key }) => key === document_key))
    throw invalid('document_key', 'unknown_document', 'There is no such required document.')
  // Who gave a paper to a person would not see it again: people are absent for who may not see their papers.
  const isHidden = facts.worker_id != null && !can(ctx.actor, 'workers.private', ctx.target)
  const [unknown] = isHidden ? ['worker_id'] : await findUnknownOwners(ctx.db, placeOf(ctx), facts)
  if (unknown !== undefined) throw invalid(unknown, 'unknown_owner', 'The place does not have it.')
}

/** The facts of a document that the input names; absent ones stay. */
export function readFacts(body: Facts): Facts {
  const { valid_until, kept_where, partner_id, worker_id, equipment_id, room_id, document_key } = body
  return {
    ...(valid_until === undefined ? {} : { valid_until }),
    ...(kept_where === undefined ? {} : { kept_where }),
    ...(partner_id === undefined ? {} : { partner_id }),
    ...(worker_id === undefined ? {} : { worker_id }),
    ...(equipment_id === undefined ? {} : { equipment_id }),
    ...(room_id === undefined ? {} : { room_id }),
    ...(document_key === undefined ? {} : { document_key }),
  }
}

export type Facts = Owners & {
  readonly valid_until?: string | null | undefined
  readonly kept_where?: string | undefined
  readonly document_key?: string | null | undefined
}

/**
 * Where a file goes that is put into the folder: a folder of the plan gives it its type, any other one makes
 * it a document. @throws Problem 422 `unknown_folder`
 */
export async function placeIn(
  ctx: Ctx,
  folder_id: number,
): Promise<{ readonly type: FileType; readonly folder_id: number | null }> {
  const folder = (await listFolderFacts(ctx.db, placeOf(ctx))).find(({ id }) => id === folder_id)
  if (folder === undefined) throw invalid('folder_id', 'unknown_folder', 'The place has no such folder.')
  return folder.type === null ? { type: 'documentation', folder_id } : { type: folder.type, folder_id: null }
}

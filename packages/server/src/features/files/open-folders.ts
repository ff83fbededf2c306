/** Which files of the place the actor may see. */
import { can } from '@larder/core/permissions'
import { withSubFolders } from '@larder/core/documents'
import { isOfPlan } from '@larder/core/files'
import { dateOf, dayOf, localDate } from '@larder/core/schedule'
import { reminderDays } from '@larder/core/documents'
import type { PlaceFile } from '@larder/contract/files'
import { placeOf, type Ctx } from '#kit/context.ts'
import {
  findSharedFolders,
  listFolderFacts,
  pageDocuments,
  type DocumentsWanted,
} from './documents.queries.ts'
import type { FolderFacts } from './documents.queries.ts'
import { zoneOf, type FileRow } from './files.queries.ts'
import { present } from './present-file.ts'

/** Papers of people are for owners and `personnel`, never for a link. */
export const seesPrivate = (ctx: Ctx): boolean => can(ctx.actor, 'workers.private', ctx.target)

/** The folders that the actor's link opens; null for everybody else, who may see all. */
export async function openFoldersOf(ctx: Ctx): Promise<readonly FolderFacts[] | null> {
  if (ctx.shared_access_id === null || ctx.actor.kind !== 'shared') return null
  if (!ctx.actor.modules.includes('documents')) return []
  const at = placeOf(ctx)
  const rows = await listFolderFacts(ctx.db, at)
  const chosen = await findSharedFolders(ctx.db, at.company_id, ctx.shared_access_id)
  if (chosen === null) return rows
  const open = withSubFolders(rows, chosen)
  return rows.filter(({ id }) => open.has(id))
}

/**
 * Decides for each file. Visitors with a shared link see the files of the modules that it opens: of the plan,
 * of the records of the activity log, or in the chosen folders of documents.
 */
export async function judgeShown(ctx: Ctx): Promise<(row: FileRow) => boolean> {
  const { actor } = ctx
  const mayPrivate = seesPrivate(ctx)
  const open = await openFoldersOf(ctx)
  const inOpen = ({ folder_id, type }: FileRow): boolean =>
    (open ?? []).some((folder) =>
      folder.type === null ? folder.id === folder_id : folder_id === null && folder.type === type,
    )
  return (row) => {
    if (row.worker_id !== null && !mayPrivate) return false
    if (actor.kind !== 'shared') return true
    return (
      (actor.modules.includes('plan') && row.folder_id === null && isOfPlan(row.type)) ||
      (actor.modules.includes('activity_log') && row.held_at !== null) ||
      inOpen(row)
    )
  }
}

export type FilesWanted = Pick<DocumentsWanted, 'folder_ids' | 'types'> & {
  /** Only those that have expired or expire soon. */
  readonly ending: boolean
  readonly search?: string | undefined
  readonly page: number
  readonly perPage: number
}

type Page = {
  readonly data: PlaceFile[]
  readonly meta: { readonly current_page: number; readonly per_page: number; readonly total: number }
}

/** A page of the files in these folders that the actor may see. */
export async function pageOfFiles(ctx: Ctx, wanted: FilesWanted): Promise<Page> {
  const { search = '', page, perPage, ending, folder_ids, types } = wanted
  const at = placeOf(ctx)
  const { rows, total } = await pageDocuments(ctx.db, at, {
    folder_ids,
    types,
    with_private: seesPrivate(ctx),
    search: search.trim(),
    ending_by: ending
      ? dateOf(dayOf(localDate(ctx.now.toISOString(), await zoneOf(ctx.db, at))) + reminderDays[0])
      : null,
    offset: (page - 1) * perPage,
    limit: perPage,
  })
  return { data: rows.map(present), meta: { current_page: page, per_page: perPage, total } }
}

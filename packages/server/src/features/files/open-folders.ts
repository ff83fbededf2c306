/** Which files of the place the actor may see. */
import { can } from '@larder/core/permissions'
import { withSubFolders } from '@larder/core/documents'
import { areasOfFile } from '@larder/core/files'
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

/** Areas that the actor's link, token or tablet opens; null for people, who see all of the place. */
function areasOf({ actor }: Ctx): readonly string[] | null {
  if (actor.kind === 'shared') return actor.modules
  if (actor.kind === 'tablet') return ['activity_log']
  return actor.kind === 'integration' ? actor.scopes : null
}

/** The folders that the actor's link or token opens, none on a tablet; null for people, who may see all. */
export async function openFoldersOf(ctx: Ctx): Promise<readonly FolderFacts[] | null> {
  const areas = areasOf(ctx)
  if (areas === null) return null
  if (!areas.includes('documents')) return []
  const at = placeOf(ctx)
  const rows = await listFolderFacts(ctx.db, at)
  if (ctx.shared_access_id === null) return rows
  const chosen = await findSharedFolders(ctx.db, at.company_id, ctx.shared_access_id)
  if (chosen === null) return rows
  const open = withSubFolders(rows, chosen)
  return rows.filter(({ id }) => open.has(id))
}

/**
 * Decides for each file. A link, a token or a tablet shows the files of the areas that it opens; of documents, a link
 * shows those in the chosen folders.
 */
export async function judgeShown(ctx: Ctx): Promise<(row: FileRow) => boolean> {
  const mayPrivate = seesPrivate(ctx)
  const areas = areasOf(ctx)
  const open = await openFoldersOf(ctx)
  const opensAll = ctx.actor.kind === 'integration'
  const inOpen = ({ folder_id, type }: FileRow): boolean =>
    (open ?? []).some((folder) =>
      folder.type === null ? folder.id === folder_id : folder_id === null && folder.type === type,
    )
  return (row) => {
    if (row.worker_id !== null && !mayPrivate) return false
    if (areas === null) return true
    return (
      inOpen(row) ||
      areasOfFile(row).some((area) => areas.includes(area) && (area !== 'documents' || opensAll))
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

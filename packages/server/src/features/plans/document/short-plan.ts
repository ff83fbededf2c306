/** The short plan as it is packed: with the changes since the version before it. */
import { withChanges, type PlanDocument } from '@larder/core/haccp'
import { localDate } from '@larder/core/schedule'
import type { Ctx } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { compare } from '../versions/compare.ts'
import { findLatestVersion, findVersion, type VersionRow } from '../versions/versions.queries.ts'
import { dateIn, readPlan, writeDocument, type ReadPlan } from './write-document.ts'

const CONFIRMED = 3

/** The last confirmed version; of a confirmed plan, which is that version, the one before. */
async function findEarlier(ctx: Ctx, at: PlaceKey, { row }: ReadPlan): Promise<VersionRow | undefined> {
  const last = await findLatestVersion(ctx.db, at)
  return last !== undefined && row.status_type_id === CONFIRMED
    ? findVersion(ctx.db, at, last.version - 1)
    : last
}

/** The sections that differ from the earlier version, by their titles in the document's language. */
export async function withChangesSince(
  ctx: Ctx,
  at: PlaceKey,
  read: ReadPlan,
  document: PlanDocument,
): Promise<PlanDocument> {
  const { words } = read.reading.texts
  const earlier = await findEarlier(ctx, at, read)
  if (earlier === undefined) return withChanges(document, null, words)
  const { language } = earlier.document
  const now =
    language === document.language
      ? document
      : await writeDocument(ctx, at, await readPlan(ctx, at, { lang: language }))
  const titles = new Map(document.sections.map(({ static_name, title }) => [static_name, title]))
  const sections = compare(earlier.document, now).map(
    ({ static_name, title }) => titles.get(static_name) ?? title,
  )
  const date_text = dateIn(read.place, localDate(earlier.confirmed_at, read.place.timezone))
  return withChanges(document, { date_text, sections }, words)
}

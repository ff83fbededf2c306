/** Confirmed versions to read, to download and to compare; the changes since the last one. */
import { contentDisposition, zipFileName } from '@larder/plan-pdf'
import type { SectionChange } from '@larder/core/haccp'
import type { ResponseOf } from '@larder/contract/kit'
import type { plans } from '@larder/contract/plans'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { FileAnswer } from '#kit/http/file-answer.ts'
import { fileStore } from '#kit/files/files.ts'
import { notFound } from '#kit/problem.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { keepVersion } from './keep-version.ts'
import { findPlanState, getPlace, listVersions, textsAt } from '#features/plan-data/public.ts'
import { ownPlan } from '../generate/read-status.ts'
import { compare } from './compare.ts'
import {
  findLatestVersion,
  findVersion,
  listChangesSinceConfirmed,
  type ChangeRow,
  type VersionRow,
} from './versions.queries.ts'
import { readPlan, writeDocument } from '../document/write-document.ts'

type Unconfirmed = ResponseOf<typeof plans.unconfirmed>
type Section = ResponseOf<typeof plans.versionSection>

export async function listConfirmed(ctx: Ctx): Promise<ResponseOf<typeof plans.versions>> {
  const rows = await listVersions(ctx.db, placeOf(ctx))
  return rows.map(
    ({ confirmed_by, firstname, lastname, zip_sha256, zip_size, zip_language, ...version }) => ({
      ...version,
      confirmed_by: { id: confirmed_by, firstname: firstname ?? '', lastname: lastname ?? '' },
      zip:
        zip_sha256 === null || zip_size === null || zip_language === null
          ? null
          : { sha256: zip_sha256, size: zip_size, language: zip_language },
    }),
  )
}

/** @throws Problem 404 for a version that was never confirmed. */
async function getVersion(ctx: Ctx, at: PlaceKey, version: number): Promise<VersionRow> {
  const row = await findVersion(ctx.db, at, version)
  if (!row) throw notFound('PlanVersion')
  return row
}

export async function listVersionTitles(
  ctx: Ctx,
  { params }: Input<typeof plans.versionTitles>,
): Promise<ResponseOf<typeof plans.versionTitles>> {
  const { document } = await getVersion(ctx, placeOf(ctx), params.version)
  return document.sections.map(({ static_name, title }) => ({ static_name, title }))
}

export async function getVersionSection(
  ctx: Ctx,
  { params }: Input<typeof plans.versionSection>,
): Promise<Section> {
  const { document } = await getVersion(ctx, placeOf(ctx), params.version)
  const section = document.sections.find(({ static_name }) => static_name === params.id)
  if (!section) throw notFound('PlanSection')
  const { order, static_name, title, landscape, blocks } = section
  return {
    id: order,
    static_name,
    title,
    language: document.language,
    landscape,
    status_line: document.status_line,
    blocks,
  }
}

/** The bytes that were kept; where they are not made yet, they are made now. */
export async function downloadVersion(
  ctx: Ctx,
  { params }: Input<typeof plans.downloadVersion>,
): Promise<FileAnswer> {
  const at = placeOf(ctx)
  const { document } = await getVersion(ctx, at, params.version)
  const { platform } = ctx
  const headers = {
    'content-disposition': contentDisposition(
      zipFileName(`${document.place_name} ${params.version}`, document.language),
    ),
  }
  return new FileAnswer(
    'application/zip',
    async () => fileStore(platform).open((await keepVersion(platform, at, params.version)).sha256),
    headers,
  )
}

const onWire = ({
  static_name,
  title,
  state,
  changes,
}: SectionChange): ResponseOf<typeof plans.compare>['sections'][number] => ({
  static_name,
  title,
  state,
  changes: [...changes],
})

export async function compareVersions(
  ctx: Ctx,
  { query }: Input<typeof plans.compare>,
): Promise<ResponseOf<typeof plans.compare>> {
  const at = placeOf(ctx)
  const { document: before } = await getVersion(ctx, at, query.from)
  const after =
    query.to === undefined
      ? await writeDocument(ctx, at, await readPlan(ctx, at, { lang: before.language }))
      : (await getVersion(ctx, at, query.to)).document
  return {
    from: query.from,
    to: query.to ?? null,
    language: before.language,
    sections: compare(before, after).map(onWire),
  }
}

type Reason = Unconfirmed['sections'][number]['reasons'][number]

/** The changes of a section since; changes that name no section may affect any. */
const reasonsFor = (static_name: string, changes: readonly ChangeRow[]): Reason[] =>
  changes
    .filter(({ sections }) => sections.length === 0 || sections.includes(static_name))
    .map(({ code, reason, changed_at, firstname, lastname }) => ({
      code,
      reason,
      changed_at,
      changed_by:
        firstname === null && lastname === null
          ? null
          : { firstname: firstname ?? '', lastname: lastname ?? '' },
    }))

export async function getUnconfirmed(
  ctx: Ctx,
  { params }: Input<typeof plans.unconfirmed>,
): Promise<Unconfirmed> {
  const at = placeOf(ctx)
  const plan = ownPlan(await findPlanState(ctx.db, at), params.planId)
  const last = await findLatestVersion(ctx.db, at)
  const place = await getPlace(ctx.db, at)
  // A plan of the place's own has files, not sections.
  if (!last || plan.status_type_id === 1 || place.uses_custom_plan)
    return {
      version: null,
      confirmed_at: null,
      language: textsAt(place, null).language,
      sections: [],
    }
  const { version, confirmed_at, document } = last
  if (plan.status_type_id === 3) return { version, confirmed_at, language: document.language, sections: [] }
  const now = await writeDocument(ctx, at, await readPlan(ctx, at, { lang: document.language }))
  const changes = await listChangesSinceConfirmed(ctx.db, at)
  const sections = compare(document, now).map((section) => ({
    ...onWire(section),
    reasons: reasonsFor(section.static_name, changes),
  }))
  return { version, confirmed_at, language: document.language, sections }
}

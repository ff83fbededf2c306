/** What a place of its kind must have, and whether it is there. docs/decisions/111-required-documents.md */
import { documentsPercent, judgeRequired } from '@larder/core/documents'
import { askedDocuments, type AskedDocument } from '@larder/core/haccp'
import { localDate } from '@larder/core/schedule'
import { requiredDocuments as facts } from '@larder/knowledge'
import type { requiredDocuments } from '@larder/contract/documents'
import type { Done, ResponseOf, Wire } from '@larder/contract/kit'
import type { Db } from '#db/transaction.ts'
import { languageFor } from '#kit/text/naming-language.ts'
import { listRequired, present, seesPrivate } from '#features/files/public.ts'
import {
  findInputs,
  getPlace,
  knowledge,
  placeProfile,
  sourcesAt,
  textsAt,
} from '#features/plan-data/public.ts'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { notFound, versionConflict } from '#kit/problem.ts'
import { nameIn } from '#kit/text/texts.ts'
import { listFolderRows, type FolderRow } from './folders.queries.ts'
import { describeFiles, namedFolders } from './read-folders.ts'
import {
  deleteException,
  listExceptions,
  lockException,
  saveException,
} from './required-documents.queries.ts'

/** Where no text that asks for it speaks at the place, it is not asked for. */
async function readAsked(db: Db, at: PlaceKey) {
  const place = await getPlace(db, at)
  const profile = placeProfile(place, await findInputs(db, at))
  const requirements = profile === undefined ? [] : askedDocuments(facts, profile, knowledge)
  return { place, asked: requirements.filter(({ sources }) => sourcesAt(place, sources, 'en') !== '') }
}

async function judge(db: Db, at: PlaceKey, now: Date) {
  const { place, asked: requirements } = await readAsked(db, at)
  const exceptions = await listExceptions(db, at)
  const files = requirements.length === 0 ? [] : await listRequired(db, at, true)
  const rule = {
    exceptions: exceptions.map(({ document_key }) => document_key),
    today: localDate(now.toISOString(), place.timezone),
  }
  const judged = requirements.map((one) => ({ ...one, state: judgeRequired(one.key, files, rule) }))
  return { place, exceptions, judged, percent: documentsPercent(judged.map(({ state }) => state)) }
}

/** The area `documents` of the overview. */
export const documentsPercentOf = async (db: Db, at: PlaceKey, now: Date): Promise<number | null> =>
  (await judge(db, at, now)).percent

/** What lowers that percentage. */
export async function missingDocuments(
  db: Db,
  at: PlaceKey,
  { now, lang }: { readonly now: Date; readonly lang: string },
): Promise<readonly { readonly name: string; readonly is_expired: boolean }[]> {
  const { judged } = await judge(db, at, now)
  return judged
    .filter(({ state }) => state === 'missing' || state === 'expired')
    .map(({ key, state }) => ({
      name: nameIn(lang, `documents.required_${key}`),
      is_expired: state === 'expired',
    }))
}

/** Where a new one is put: its default folder, else the first that holds files. */
const folderFor = ({ folder }: AskedDocument, rows: readonly FolderRow[]): number | null => {
  const own = rows.filter(({ type }) => type === null)
  return (own.find(({ default_key }) => default_key === folder) ?? own[0])?.id ?? null
}

export async function listRequiredDocuments(
  ctx: Ctx,
  { query }: Input<typeof requiredDocuments.list>,
): Promise<ResponseOf<typeof requiredDocuments.list>> {
  const at = placeOf(ctx)
  const lang = await languageFor(ctx, query.lang)
  const { place, exceptions, judged, percent } = await judge(ctx.db, at, ctx.now)
  const { duties, prps } = textsAt(place, lang)
  const rows = await listFolderRows(ctx.db, at, { with_private: seesPrivate(ctx) })
  const stored = (await listRequired(ctx.db, at, seesPrivate(ctx))).map(present)
  const files = await describeFiles(ctx, stored, namedFolders(rows, lang))
  return {
    percent,
    data: judged.map(({ state, ...document }) => {
      const { key, fact } = document
      const exception = exceptions.find(({ document_key }) => document_key === key)
      return {
        key,
        name: nameIn(lang, `documents.required_${key}`),
        text: 'jurisdiction' in fact ? (duties[fact.id] ?? '') : (prps[fact.id]?.name ?? ''),
        source: sourcesAt(place, document.sources, lang),
        state,
        folder_id: folderFor(document, rows),
        files: files.filter(({ document_key }) => document_key === key),
        exception:
          exception === undefined ? null : { reason: exception.reason, created_at: exception.created_at },
      }
    }),
  }
}

const refuseUnknown = (key: string): void => {
  if (!facts.some((fact) => fact.key === key)) throw notFound('RequiredDocument')
}

/** @throws Problem 404 */
export async function exceptDocument(
  ctx: Ctx,
  { params, body }: Input<typeof requiredDocuments.except>,
): Promise<Wire<typeof Done>> {
  refuseUnknown(params.key)
  const reason = body.reason.trim()
  const before = (await lockException(ctx.db, placeOf(ctx), params.key))?.reason ?? null
  if (body.base !== undefined && ![body.base, reason].includes(before))
    throw versionConflict({ reason: before })
  await saveException(ctx.db, placeOf(ctx), {
    document_key: params.key,
    reason,
    created_at: ctx.now.toISOString(),
  })
  ctx.audit({ entity: 'document_exception', entity_id: params.key, detail: { reason } })
  return { ok: true }
}

/** @throws Problem 404 also where the place needs it anyway */
export async function requireDocument(
  ctx: Ctx,
  { params }: Input<typeof requiredDocuments.require>,
): Promise<Wire<typeof Done>> {
  if (!(await deleteException(ctx.db, placeOf(ctx), params.key))) throw notFound('RequiredDocument')
  ctx.audit({ entity: 'document_exception', entity_id: params.key, detail: { removed: true } })
  return { ok: true }
}

/** Exports of a whole company: requested, made by a job, downloaded for a day. */
import type { CompanyExport, companyExports } from '@larder/contract/companies'
import { contentDisposition } from '@larder/plan-pdf'
import { companyOf, userId, type Ctx, type Input } from '#kit/context.ts'
import { fileStore } from '#kit/files/files.ts'
import { FileAnswer } from '#kit/http/file-answer.ts'
import { enqueue, forCompany, type JobHandler } from '#kit/jobs/jobs.ts'
import { notFound, Problem } from '#kit/problem.ts'
import {
  findExportRow,
  insertExport,
  listExportRows,
  lockExports,
  updateExport,
  type ExportRow,
} from './exports.queries.ts'
import { findCompany } from './rows.queries.ts'
import { writeArchive } from './write-archive.ts'

/** The store of files removes a content that nothing names after so long. */
const AVAILABLE_MS = 86_400_000
/** Each takes as much room on the disk as the company. */
const MOST_A_DAY = 3

const dayBefore = (now: Date): string => new Date(now.getTime() - AVAILABLE_MS).toISOString()

function present({ id, asked_at, made_at, failed_at, size, ...row }: ExportRow): CompanyExport {
  const { bytes_total, bytes_done, key_fingerprint } = row
  return {
    id,
    asked_at,
    state: made_at !== null ? 'ready' : failed_at === null ? 'waiting' : 'failed',
    bytes_total,
    bytes_done,
    size,
    key_fingerprint,
    available_until: made_at === null ? null : new Date(Date.parse(made_at) + AVAILABLE_MS).toISOString(),
  }
}

const isOver = ({ made_at }: ExportRow, now: Date): boolean => made_at !== null && made_at <= dayBefore(now)

export async function listExports(ctx: Ctx): Promise<CompanyExport[]> {
  const rows = await listExportRows(ctx.db, companyOf(ctx), dayBefore(ctx.now))
  return rows.filter((row) => !isOver(row, ctx.now)).map(present)
}

/** The one that is being made, or a new one. @throws Problem 429 after three in a day */
export async function createExport(ctx: Ctx): Promise<CompanyExport> {
  const company_id = companyOf(ctx)
  await lockExports(ctx.db, company_id)
  const rows = await listExportRows(ctx.db, company_id, dayBefore(ctx.now))
  const running = rows.find(({ made_at, failed_at }) => made_at === null && failed_at === null)
  const oldest = rows.at(-1)
  if (running === undefined && oldest !== undefined && rows.length >= MOST_A_DAY)
    throw new Problem('too_many_attempts', 'This company was exported three times today.', {
      retry_after_seconds: Math.ceil(
        (Date.parse(oldest.asked_at) + AVAILABLE_MS - ctx.now.getTime()) / 1_000,
      ),
    })
  const row =
    running ??
    (await insertExport(ctx.db, { company_id, asked_by: userId(ctx), asked_at: ctx.now.toISOString() }))
  if (running === undefined)
    await enqueue(ctx, 'company_exports.make', { company_id, id: row.id }, { company_id })
  ctx.audit({ entity: 'company_export', entity_id: row.id })
  return present(row)
}

/** @throws Problem 404 where it is not made, or not stored any more */
export async function downloadExport(ctx: Ctx, { params }: Input<typeof companyExports.download>) {
  const company_id = companyOf(ctx)
  const row = await findExportRow(ctx.db, company_id, params.exportId)
  const store = fileStore(ctx.platform)
  const { sha256 = null, size } = row ?? {}
  if (row === undefined || sha256 === null || isOver(row, ctx.now) || (await store.sizeOf(sha256)) === null)
    throw notFound('company_exports')
  const { name } = await findCompany(ctx.db, company_id)
  ctx.audit({ entity: 'company_export', entity_id: row.id, detail: { sha256 } })
  const title = `${name.replace(/[^\p{L}\p{N} .-]+/gu, ' ').trim() || 'company'} ${row.asked_at.slice(0, 10)}.zip`
  return new FileAnswer('application/zip', () => store.open(sha256), {
    'content-disposition': contentDisposition(title),
    'content-length': String(size),
    'accept-ranges': 'bytes',
  })
}

/** A failure is shown, and the owner requests another one. */
export const makeExport: JobHandler = async (platform, payload) => {
  const key = payload as { company_id: number; id: number }
  const note = (change: Parameters<typeof updateExport>[2]): Promise<unknown> =>
    forCompany(platform, key.company_id, ({ db }) => updateExport(db, key, change))
  try {
    const { sha256, size, key_fingerprint } = await writeArchive(
      platform,
      key.company_id,
      ({ done, total }) => note({ bytes_done: done, bytes_total: total }).then(() => undefined),
    )
    await note({ sha256, size, key_fingerprint, made_at: platform.now().toISOString() })
  } catch (error) {
    platform.log.error({ event: 'company_export.failed', err: error, ...key }, 'A company was not exported.')
    await note({ failed_at: platform.now().toISOString() })
  }
}

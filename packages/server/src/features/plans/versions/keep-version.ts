/**
 * The ZIP of a confirmed version: made from the frozen document, kept by its SHA-256, noted in the place's
 * chain.
 */
import { planZip } from '@larder/plan-pdf'
import type { Ctx } from '#kit/context.ts'
import { forCompany } from '#kit/jobs/jobs.ts'
import { fileStore } from '#kit/files/files.ts'
import type { Platform } from '#kit/platform.ts'
import { appendRevision } from '#kit/records/records.ts'
import { signedLine } from '#kit/records/signed-line.ts'
import type { PlaceKey } from '#kit/place-key.ts'
import { pdfEngine } from '#features/plan-data/public.ts'
import { filesFrom } from '../document/plan-file-source.ts'
import { findVersion, findVersionFile, insertVersionFile, type VersionFile } from './versions.queries.ts'

/**
 * Makes the ZIP of a version unless it is kept already: the frozen document, and below it the signature that
 * the place's records have by then.
 * @throws where there is no such version, or a PDF could not be made: the job tries again.
 */
export async function keepVersion(platform: Platform, at: PlaceKey, version: number): Promise<VersionFile> {
  const read = async ({ db }: Pick<Ctx, 'db'>) => {
    const versionRow = await findVersion(db, at, version)
    return {
      kept: await findVersionFile(db, at, version),
      row: versionRow,
      signed_line: versionRow === undefined ? '' : await signedLine(db, at, versionRow.document.language),
    }
  }
  const {
    kept: storedFile,
    row,
    signed_line,
  } = await forCompany(platform, at.company_id, read, { writes: false })
  if (storedFile) return storedFile
  if (!row) throw new Error(`There is no version ${version}.`)
  const { stream, done } = planZip({ ...row.document, signed_line }, pdfEngine(platform), {
    files: filesFrom(platform),
    owner: at.company_id,
  })
  // A failure before the store reads is reported by `done`.
  stream.on('error', () => undefined)
  const [stored] = await Promise.all([fileStore(platform).put(stream), done])
  const file: VersionFile = {
    version,
    language: row.document.language,
    ...stored,
    made_at: platform.now().toISOString(),
  }
  await forCompany(platform, at.company_id, async (ctx) => {
    if (!(await insertVersionFile(ctx.db, at, { ...file, plan_id: row.plan_id }))) return
    await appendRevision(
      { ...ctx, actor: { kind: 'system' } },
      {
        ...at,
        entity: 'plan',
        entity_id: row.plan_id,
        op: 'attach', // a person confirms once; the ZIP follows when its job has run
        performed_at: file.made_at,
        reason: null,
        source: 'generated',
        body: {
          plan_id: row.plan_id,
          version,
          language: file.language,
          zip_sha256: file.sha256,
          size: file.size,
        },
      },
    )
  })
  return file
}

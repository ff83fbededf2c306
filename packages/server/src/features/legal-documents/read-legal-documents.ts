/** The operator's documents are read at each request: a changed file needs no restart. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  chooseLegalLanguage,
  languagesOf,
  legalDocumentKeys,
  legalFileName,
  type LegalDocumentKey,
} from '@larder/core/legal-documents'
import type { LegalDocument, legalDocuments } from '@larder/contract/legal-documents'
import type { Ctx, Input } from '#kit/context.ts'
import type { Platform } from '#kit/platform.ts'
import { notFound } from '#kit/problem.ts'

const folderOf = ({ config }: Platform): string => config.legal_folder ?? join(config.data_folder, 'legal')

/** An installation without the folder has no documents. */
const filesIn = (folder: string): Promise<readonly string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

export async function listLegalDocuments({ platform }: Ctx): Promise<LegalDocumentKey[]> {
  const files = await filesIn(folderOf(platform))
  return legalDocumentKeys.filter((key) => languagesOf(files, key).length > 0)
}

/** @throws Problem `not_found` where the installation has no such document */
export async function getLegalDocument(
  { platform }: Ctx,
  { params, query }: Input<typeof legalDocuments.get>,
): Promise<LegalDocument> {
  const folder = folderOf(platform)
  const key = legalDocumentKeys.find((one) => one === params.key)
  if (key === undefined) throw notFound('LegalDocument')
  const lang = chooseLegalLanguage(languagesOf(await filesIn(folder), key), query.lang)
  if (lang === undefined) throw notFound('LegalDocument')
  return { key, lang, text: await readFile(join(folder, legalFileName(key, lang)), 'utf8') }
}

import { contentDisposition } from '@larder/plan-pdf'
import type { files } from '@larder/contract/files'
import type { ResponseOf } from '@larder/contract/kit'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { FileAnswer } from '#kit/http/file-answer.ts'
import { fileStore } from '#kit/files/files.ts'
import { notFound } from '#kit/problem.ts'
import { getFile } from './change-files.ts'
import { listVersions } from './documents.queries.ts'

const endings: Readonly<Record<string, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'application/pdf': '.pdf',
  'video/mp4': '.mp4',
  'video/webm': '.webm',
  'video/x-msvideo': '.avi',
  'video/ogg': '.ogv',
  'video/mpeg': '.mpeg',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': '.xlsx',
  'application/vnd.oasis.opendocument.text': '.odt',
  'application/vnd.oasis.opendocument.spreadsheet': '.ods',
  'text/plain': '.txt',
  'text/csv': '.csv',
}

/** The name with the ending of its real type: `plan.svg` that is a PNG is saved as `plan.png`. */
export function nameWithEnding(filename: string, mime: string): string {
  const ending = endings[mime] ?? ''
  return `${filename.replace(/\.(png|jpe?g|webp|pdf|svg|html?|exe|js|mp4|webm|avi|og[gv]|mpe?g|docx|xlsx|od[ts]|txt|csv)$/i, '')}${ending}`
}

/**
 * The content, of the type that its bytes have, to be saved and not shown; where a browser shows it all the
 * same, it may run and load nothing. @throws Problem 404 also while the content has not come
 */
export async function open(ctx: Ctx, { params }: Input<typeof files.get>): Promise<FileAnswer> {
  const { sha256, mime, size, filename } = await getFile(ctx, params.id)
  if (sha256 === null || mime === null || size === null) throw notFound('files')
  return answerWith(ctx, { sha256, mime, size, filename })
}

type Stored = Readonly<Record<'sha256' | 'mime' | 'filename', string>> & { readonly size: number }

function answerWith({ platform }: Ctx, { sha256, mime, size, filename }: Stored): FileAnswer {
  return new FileAnswer(mime, () => fileStore(platform).open(sha256), {
    'content-disposition': contentDisposition(nameWithEnding(filename, mime)),
    'content-length': String(size),
    'accept-ranges': 'bytes',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
}

export const versions = async (
  ctx: Ctx,
  { params }: Input<typeof files.versions>,
): Promise<ResponseOf<typeof files.versions>> => {
  const { id } = await getFile(ctx, params.id)
  return [...(await listVersions(ctx.db, placeOf(ctx), id))]
}

/** An older content of a document. @throws Problem 404 */
export async function openVersion(
  ctx: Ctx,
  { params }: Input<typeof files.openVersion>,
): Promise<FileAnswer> {
  const { id } = await getFile(ctx, params.id)
  const version = (await listVersions(ctx.db, placeOf(ctx), id)).find((one) => one.id === params.version)
  if (version === undefined) throw notFound('files')
  return answerWith(ctx, version)
}

import { contentDisposition } from '@larder/plan-pdf'
import type { files } from '@larder/contract/files'
import type { Ctx, Input } from '#kit/context.ts'
import { FileAnswer } from '#kit/http/file-answer.ts'
import { fileStore } from '#kit/files/files.ts'
import { notFound } from '#kit/problem.ts'
import { getFile } from './change-files.ts'

const endings: Readonly<Record<string, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'application/pdf': '.pdf',
}

/** The name with the ending of its real type: `plan.svg` that is a PNG is saved as `plan.png`. */
export function nameWithEnding(filename: string, mime: string): string {
  const ending = endings[mime] ?? ''
  return `${filename.replace(/\.(png|jpe?g|webp|pdf|svg|html?|exe|js)$/i, '')}${ending}`
}

/**
 * The content, of the type that its bytes have, to be saved and not shown; where a browser shows it all the
 * same, it may run and load nothing. @throws Problem 404 also while the content has not come
 */
export async function open(ctx: Ctx, { params }: Input<typeof files.get>): Promise<FileAnswer> {
  const { sha256, mime, size, filename } = await getFile(ctx, params.id)
  if (sha256 === null || mime === null) throw notFound('files')
  const { platform } = ctx
  return new FileAnswer(mime, () => fileStore(platform).open(sha256), {
    'content-disposition': contentDisposition(nameWithEnding(filename, mime)),
    'content-length': String(size),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
}

/**
 * A file in a request: multipart/form-data with a part `file`. The body is not read before session, target
 * and permission are settled: a route that takes a file reads it in its `before` step. The limit holds while
 * bytes come in.
 */
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MAX_UPLOAD_BYTES } from '@larder/core/files'
import { tooLarge } from './files.ts'
import { countBytes } from '../http/body-budget.ts'
import { Problem, invalid } from '../problem.ts'

export type Upload = { readonly filename: string; readonly bytes: Buffer }

/** Forms of our own have two parts; their heads and fields are short. */
const LIMITS = {
  parts: 5,
  files: 1,
  fields: 4,
  fieldNameSize: 100,
  fieldSize: 16_384,
  headerPairs: 20,
  fileSize: MAX_UPLOAD_BYTES + 1,
}

/** Only routes of this scope take multipart bodies; everywhere else they are refused with 415. */
export const takeUploads = async (scope: FastifyInstance): Promise<void> => {
  await scope.register(multipart, { limits: LIMITS })
}

export const hasUpload = (request: FastifyRequest): boolean =>
  typeof request.isMultipart === 'function' && request.isMultipart()

/**
 * The file of the request; null where it is JSON.
 * @throws Problem `too_large` (413); `invalid` where there is no file or the form is broken; `overloaded`
 */
export async function readUpload(request: FastifyRequest): Promise<Upload | null> {
  if (!hasUpload(request)) return null
  try {
    const part = await request.file({ limits: LIMITS })
    if (part === undefined) throw invalid('file', 'required', 'There is no file in the form.')
    const pieces: Buffer[] = []
    let size = 0
    for await (const piece of part.file as AsyncIterable<Buffer>) {
      size += piece.length
      if (size > MAX_UPLOAD_BYTES) throw tooLarge()
      countBytes(request, piece.length)
      pieces.push(piece)
    }
    return { filename: part.filename, bytes: Buffer.concat(pieces, size) }
  } catch (error) {
    if (error instanceof Problem) throw error
    if (error instanceof Error && 'statusCode' in error && error.statusCode === 413) throw tooLarge()
    throw invalid('file', 'malformed_form', 'The form could not be read.')
  }
}

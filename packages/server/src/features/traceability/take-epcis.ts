/** The EPCIS document of a request: a file, or JSON in the body. Refuses what is no JSON or too deep. */
import type { traceability } from '@larder/contract/traceability'
import { MOST_EPCIS_LEVELS } from '@larder/core/epcis'
import type { Input, Outside } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'

type Sent = Input<typeof traceability.previewEpcis>

/** Nested objects and lists cost the reader a call each. */
function isTooDeep(document: unknown): boolean {
  let level: readonly unknown[] = [document]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_EPCIS_LEVELS) return true
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value as object) : [],
    )
  }
  return false
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown
  } catch {
    throw invalid('file', 'no_json', 'The file is not JSON.')
  }
}

/** @throws Problem 413; 422 at `file` or `document` */
export async function takeEpcis(outside: Outside, { body }: Sent): Promise<unknown> {
  const upload = outside.has_upload ? await outside.upload() : null
  const field = upload === null ? 'document' : 'file'
  const document = upload === null ? body.document : parse(upload.bytes)
  if (document === undefined) throw invalid(field, 'required', 'There is no document.')
  if (isTooDeep(document)) throw invalid(field, 'too_deep', 'The document is nested too deeply.')
  return document
}

/** The EPCIS document of a request: a file, or text in the body. Refuses what is no JSON or too deep. */
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

function parse(text: string, field: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw invalid(field, 'no_json', 'The document is not JSON.')
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw invalid('file', 'no_json', 'The file is not text.')
  }
}

/** @throws Problem 413; 422 at `file` or `document` */
export async function takeEpcis(outside: Outside, { body }: Sent): Promise<unknown> {
  const upload = outside.has_upload ? await outside.upload() : null
  const field = upload === null ? 'document' : 'file'
  const text = upload === null ? body.document : decode(upload.bytes)
  if (text === undefined) throw invalid(field, 'required', 'There is no document.')
  const document = parse(text, field)
  if (isTooDeep(document)) throw invalid(field, 'too_deep', 'The document is nested too deeply.')
  return document
}

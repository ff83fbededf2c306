/** The id of an event of EPCIS that follows from what it says. */
import { createHash } from 'node:crypto'
import { preHashOf, type AnyEvent } from '@larder/core/traceability'

/** CBV 2.0, section 8.9; `ni:` of RFC 6920. */
export function hashEvent(event: AnyEvent, namespaces: Readonly<Record<string, string>>): string {
  const digest = createHash('sha256').update(preHashOf(event, namespaces)).digest('hex')
  return `ni:///sha-256;${digest}?ver=CBV2.0`
}

/**
 * Office documents are ZIP archives (ECMA-376, ISO/IEC 26300). What they may contain is a list (office/):
 * everything else is refused, so that nothing runs and nothing is loaded where somebody opens them.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { judgeOpenDocument } from './office/judge-open-document.ts'
import { judgePackage } from './office/judge-package.ts'
import { OfficeRefused, type DocumentFault } from './office/office-fault.ts'
import { readParts } from './office/read-parts.ts'

export type { DocumentFault } from './office/office-fault.ts'

export type OfficeKind = 'docx' | 'xlsx' | 'odt' | 'ods'
/** `reason` is for tests and logs. */
export type OfficeVerdict =
  | { readonly kind: OfficeKind }
  | { readonly fault: DocumentFault; readonly reason: string }

/** Which office document the archive is, or why it is none. */
export async function inspectOffice(bytes: Buffer): Promise<OfficeVerdict> {
  try {
    const parts = readParts(bytes)
    const isOpen = parts.some(({ name }) => name === 'mimetype')
    return { kind: await (isOpen ? judgeOpenDocument(parts) : judgePackage(parts)) }
  } catch (error) {
    if (error instanceof OfficeRefused) return { fault: error.fault, reason: error.message }
    throw error
  }
}

if (parentPort !== null) parentPort.postMessage(await inspectOffice(Buffer.from(workerData as Uint8Array)))

import type { PdfJob, SectionPdf } from './compile-section.ts'

export type PdfErrorCode = 'compile_failed' | 'timed_out' | 'crashed' | 'cancelled' | 'closed'

/**
 * Why a PDF was not made. `compile_failed` and `timed_out` come again with the same data; `crashed` need not.
 */
export class PdfError extends Error {
  readonly code: PdfErrorCode

  constructor(code: PdfErrorCode, message: string) {
    super(message)
    this.name = 'PdfError'
    this.code = code
  }
}

/**
 * Owners (companies) take turns in the queue for PDFs; `signal` removes a queued job, a running one is not
 * stopped.
 */
export type CompileOptions = { readonly owner?: number; readonly signal?: AbortSignal }

/** Makes PDFs without blocking the caller. */
export type PdfEngine = {
  /** The PDF of one section. Rejects with PdfError. */
  readonly compile: (job: PdfJob, options?: CompileOptions) => Promise<SectionPdf>
  /** Starts what the first job would start, and waits for it. */
  readonly warm: () => Promise<void>
  /** Ids of the processes that compile now, for watching their memory. */
  readonly processIds: () => readonly number[]
  /** Ends everything; waiting and running jobs reject with `closed`. */
  readonly close: () => Promise<void>
}

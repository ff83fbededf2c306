import { openPdfEngine, withSectionCache } from '@larder/plan-pdf'
import { resource } from '#kit/resources.ts'

/** A section may take this long by the wall clock: on a busy machine a slow PDF is better than none (the loader promises 3 minutes). */
const SECTION_LIMIT_MS = 60_000

/** One engine a process: its children start at the first download. */
export const pdfEngine = resource(() => withSectionCache(openPdfEngine({ timeout_ms: SECTION_LIMIT_MS })), (engine) => engine.close())

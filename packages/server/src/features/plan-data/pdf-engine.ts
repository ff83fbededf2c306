import { openPdfEngine, withSectionCache } from '@larder/plan-pdf'
import { resource } from '#kit/resources.ts'

/**
 * A section may take this long by the wall clock: on a busy machine a slow PDF is better than none (the
 * loader promises 3 minutes).
 */
const SECTION_LIMIT_MS = 60_000

/**
 * One pool of compilers a process, for PDFs that are printed once: its children start at the first download.
 */
export const pdfCompilers = resource(
  () => openPdfEngine({ timeout_ms: SECTION_LIMIT_MS }),
  (engine) => engine.close(),
)

/** The same for plans, which are downloaded again: it remembers their sections. */
export const pdfEngine = resource(
  (platform) => withSectionCache(pdfCompilers(platform)),
  () => Promise.resolve(),
)

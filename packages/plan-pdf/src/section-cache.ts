import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SectionJob, SectionPdf } from './compile-section.ts'
import { PdfError } from './engine.ts'
import type { PdfEngine } from './engine.ts'
import { templates } from './templates.ts'

/** Changes when a template or the code that feeds it changes: hash of both. */
function templateVersion(): string {
  const hash = createHash('sha256')
  for (const folder of [templates, import.meta.dirname]) {
    for (const file of readdirSync(folder)
      .filter((name) => /(?<!\.test)\.(typ|ts)$/.test(name))
      .toSorted())
      hash.update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex')
}

/**
 * An engine that remembers PDFs by the hash of their language, template version and data, least recently used
 * first out, at most `most_bytes` (default 50 MB).
 */
export function withSectionCache(engine: PdfEngine, most_bytes = 50_000_000): PdfEngine {
  const kept = new Map<string, SectionPdf>()
  const version = templateVersion()
  let bytes = 0
  const keep = (key: string, made: SectionPdf): void => {
    if (kept.has(key) || made.pdf.length > most_bytes) return
    kept.set(key, made)
    bytes += made.pdf.length
    for (const [oldest, { pdf }] of kept) {
      if (bytes <= most_bytes) break
      kept.delete(oldest)
      bytes -= pdf.length
    }
  }
  return {
    ...engine,
    compile: async (job, options) => {
      if (options?.signal?.aborted === true) throw new PdfError('cancelled', 'The PDF was cancelled')
      const key = keyOf(job, version)
      const known = kept.get(key)
      if (known !== undefined) {
        kept.delete(key)
        kept.set(key, known)
        return known
      }
      const made = await engine.compile(job, options)
      keep(key, made)
      return made
    },
    close: () => {
      kept.clear()
      bytes = 0
      return engine.close()
    },
  }
}

function keyOf(job: SectionJob, version: string): string {
  return createHash('sha256')
    .update(version)
    .update(JSON.stringify({ ...job, pictures: Object.keys(job.pictures ?? {}) }))
    .digest('hex')
}

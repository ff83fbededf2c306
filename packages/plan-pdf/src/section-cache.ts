import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { PdfJob, SectionPdf } from './compile-section.ts'
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
  const cache = new LRUCache<string, SectionPdf>({
    maxSize: most_bytes,
    sizeCalculation: ({ pdf }) => Math.max(1, pdf.length),
  })
  const version = templateVersion()
  return {
    ...engine,
    compile: async (job, options) => {
      if (options?.signal?.aborted === true) throw new PdfError('cancelled', 'The PDF was cancelled')
      const key = keyOf(job, version)
      const cached = cache.get(key)
      if (cached !== undefined) return cached
      const section = await engine.compile(job, options)
      cache.set(key, section)
      return section
    },
    close: () => {
      cache.clear()
      return engine.close()
    },
  }
}

function keyOf(job: PdfJob, version: string): string {
  return createHash('sha256')
    .update(version)
    .update(JSON.stringify('pictures' in job ? { ...job, pictures: Object.keys(job.pictures ?? {}) } : job))
    .digest('hex')
}

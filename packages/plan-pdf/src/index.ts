export { openPdfEngine } from './pool.ts'

export type { PdfEngine } from './engine.ts'

export { withSectionCache } from './section-cache.ts'
export { filesZip, planZip } from './plan-zip.ts'
export type { PlanFileSource } from './plan-zip.ts'
export { contentDisposition, zipFileName } from './file-name.ts'

/** The part of documents that other features may use. */
import { lazyPiece } from '#kit/lazy-piece.ts'

export { foldersOf } from './documents.api.ts'
export { choices as folderChoices } from './folder-address.ts'

/** Lazy: render it inside a `Suspense`. */
export const PdfPages = lazyPiece(() => import('./pdf-pages.tsx'), 'PdfPages')

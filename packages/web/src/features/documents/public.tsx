/** The part of documents that other features may use. */
import { lazy } from 'react'
import { loadPiece } from '#kit/refresh.ts'

export { foldersOf } from './documents.api.ts'
export { choices as folderChoices } from './folder-address.ts'

/** Lazy: render it inside a `Suspense`. */
export const PdfPages = lazy(() =>
  loadPiece(() => import('./pdf-pages.tsx')).then(({ PdfPages: pages }) => ({ default: pages })),
)

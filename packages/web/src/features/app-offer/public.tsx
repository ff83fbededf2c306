import { lazy } from 'react'
import { loadPiece } from '#kit/refresh.ts'

export { MobileBanner } from './mobile-banner.tsx'

/** Lazy: render it inside a `Suspense`. */
export const EasyApp = lazy(() =>
  loadPiece(() => import('./easy-app.tsx')).then(({ EasyApp: offer }) => ({ default: offer })),
)

/** Lazy: render it inside a `Suspense`. */
export const AddressCode = lazy(() =>
  loadPiece(() => import('./address-code.tsx')).then(({ AddressCode: code }) => ({ default: code })),
)

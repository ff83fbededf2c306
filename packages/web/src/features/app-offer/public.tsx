import { lazy } from 'react'
import { loadPiece } from '#kit/refresh.ts'

export { EasyApp } from './easy-app.tsx'
export { MobileBanner } from './mobile-banner.tsx'

/** Stands in a `Suspense`. */
export const AddressCode = lazy(() => loadPiece(() => import('./address-code.tsx')).then(({ AddressCode: code }) => ({ default: code })))

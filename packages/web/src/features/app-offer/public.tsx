import { lazyPiece } from '#kit/lazy-piece.ts'

export { MobileBanner } from './mobile-banner.tsx'

/** Lazy: render it inside a `Suspense`. */
export const EasyApp = lazyPiece(() => import('./easy-app.tsx'), 'EasyApp')

/** Lazy: render it inside a `Suspense`. */
export const AddressCode = lazyPiece(() => import('./address-code.tsx'), 'AddressCode')

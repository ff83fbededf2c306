import { lazyPiece } from '#kit/lazy-piece.ts'

export { MobileBanner } from './mobile-banner.tsx'

/** Lazy: render these inside a `Suspense`. */
export const EasyApp = lazyPiece(() => import('./easy-app.tsx'), 'EasyApp', 'first')

export const InstallSteps = lazyPiece(() => import('./install-steps.tsx'), 'InstallSteps')
export const AddressCode = lazyPiece(() => import('./address-code.tsx'), 'AddressCode')

import { lazyPiece } from '#kit/lazy-piece.ts'

/** The form of a place, loaded when it is opened. */
export const PlaceForm = lazyPiece(() => import('./place-form.tsx'), 'PlaceForm')

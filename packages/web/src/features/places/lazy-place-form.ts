import { lazy } from 'react'
import { loadPiece } from '#kit/refresh.ts'

/** The form of a place, loaded when it is opened. */
export const PlaceForm = lazy(() =>
  loadPiece(() => import('./place-form.tsx')).then(({ PlaceForm: form }) => ({ default: form })),
)

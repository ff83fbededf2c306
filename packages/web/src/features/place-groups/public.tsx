import { lazy } from 'react'
import { loadPiece } from '#kit/refresh.ts'

export { groupsOf } from './place-groups.api.ts'

/** Loaded where a company has many places. */
export const ChainView = lazy(() =>
  loadPiece(() => import('./chain-view.tsx')).then((piece) => ({ default: piece.ChainView })),
)

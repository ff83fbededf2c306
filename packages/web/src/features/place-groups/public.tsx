import { lazyPiece } from '#kit/lazy-piece.ts'

export { groupsOf } from './place-groups.api.ts'

/** Loaded where a company has many places. */
export const ChainView = lazyPiece(() => import('./chain-view.tsx'), 'ChainView')

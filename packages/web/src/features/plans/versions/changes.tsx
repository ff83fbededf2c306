import { Suspense } from 'react'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import type { LineChange } from './line-change.ts'

const ChangeList = lazyPiece(() => import('./change-list.tsx'), 'ChangeList')

/** `ChangeList`, loaded when it is first shown: comparing words comes with it. */
export function Changes({ changes }: { readonly changes: readonly LineChange[] }) {
  return (
    <Suspense fallback={<RowsSkeleton rows={2} />}>
      <ChangeList changes={changes} />
    </Suspense>
  )
}

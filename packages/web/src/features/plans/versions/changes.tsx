import { lazy, Suspense } from 'react'
import { loadPiece } from '#kit/refresh.ts'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import type { LineChange } from './line-change.ts'

const ChangeList = lazy(() =>
  loadPiece(() => import('./change-list.tsx')).then(({ ChangeList: list }) => ({ default: list })),
)

/** `ChangeList`, loaded when it is first shown: comparing words comes with it. */
export function Changes({ changes }: { readonly changes: readonly LineChange[] }) {
  return (
    <Suspense fallback={<RowsSkeleton rows={2} />}>
      <ChangeList changes={changes} />
    </Suspense>
  )
}

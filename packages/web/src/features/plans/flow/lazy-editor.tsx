import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { QueryView } from '#ui/query-view.tsx'
import { PageSkeleton } from '#ui/skeletons.tsx'
import { usePlan } from '../plan-context.ts'
import { flowOf } from '../plans.api.ts'

const FlowEditor = lazyPiece(() => import('./flow-editor.tsx'), 'FlowEditor')

/** Loads the editor's code and the current diagram when editing starts. */
export function LazyEditor({ onClose }: { readonly onClose: () => void }) {
  const { placeId, planId, groupId, lang } = usePlan()
  const flow = useQuery({
    ...flowOf({ placeId, planId, groupId }, lang),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
  // The cached diagram may be older than what others have saved.
  if (!flow.isFetchedAfterMount) return <PageSkeleton />
  return (
    <QueryView query={flow}>
      {(current) => (
        <Suspense fallback={<PageSkeleton />}>
          <FlowEditor opened={current} onClose={onClose} />
        </Suspense>
      )}
    </QueryView>
  )
}

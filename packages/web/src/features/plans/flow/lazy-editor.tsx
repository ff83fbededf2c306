import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { loadPiece } from '#kit/refresh.ts'
import { QueryView } from '#ui/query-view.tsx'
import { PageSkeleton } from '#ui/skeletons.tsx'
import { usePlan } from '../plan-context.ts'
import { flowOf } from '../plans.api.ts'

const FlowEditor = lazy(() =>
  loadPiece(() => import('./flow-editor.tsx')).then(({ FlowEditor: editor }) => ({ default: editor })),
)

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

import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { loadPiece } from '#kit/refresh.ts'
import { QueryView } from '#ui/query-view.tsx'
import { PageSkeleton } from '#ui/skeletons.tsx'
import { usePlan } from '../plan-context.ts'
import { flowOf } from '../plan.api.ts'

const FlowEditor = lazy(() =>
  loadPiece(() => import('./flow-editor.tsx')).then(({ FlowEditor: editor }) => ({ default: editor })),
)

/** The editor with its code and the diagram as it stands now: both come when editing begins. */
export function LazyEditor({ onClose }: { readonly onClose: () => void }) {
  const { placeId, planId, groupId, lang } = usePlan()
  const flow = useQuery({
    ...flowOf({ placeId, planId, groupId }, lang),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  })
  // What was kept from before may be older than what others have saved.
  if (!flow.isFetchedAfterMount) return <PageSkeleton />
  return (
    <QueryView query={flow}>
      {(known) => (
        <Suspense fallback={<PageSkeleton />}>
          <FlowEditor opened={known} onClose={onClose} />
        </Suspense>
      )}
    </QueryView>
  )
}

import { lazy, Suspense, type ComponentProps } from 'react'
import { loadPiece } from '#kit/refresh.ts'

const ConflictDialog = lazy(() =>
  loadPiece(() => import('#ui/conflict-dialog.tsx')).then(({ ConflictDialog: dialog }) => ({
    default: dialog,
  })),
)

/** Somebody else saved the ticket meanwhile: both versions are shown until one is chosen. */
export function TicketConflict(props: Omit<ComponentProps<typeof ConflictDialog>, 'saving'>) {
  return (
    <Suspense fallback={null}>
      <ConflictDialog {...props} saving={false} />
    </Suspense>
  )
}

import { Suspense, type ComponentProps } from 'react'
import { lazyPiece } from '#kit/lazy-piece.ts'

const ConflictDialog = lazyPiece(() => import('#ui/conflict-dialog.tsx'), 'ConflictDialog')

/** Somebody else saved the ticket meanwhile: both versions are shown until one is chosen. */
export function TicketConflict(props: Omit<ComponentProps<typeof ConflictDialog>, 'saving'>) {
  return (
    <Suspense fallback={null}>
      <ConflictDialog {...props} saving={false} />
    </Suspense>
  )
}

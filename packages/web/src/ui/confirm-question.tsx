import { lazy, Suspense, type ComponentProps } from 'react'
import { loadPiece } from '#kit/refresh.ts'

const ConfirmModal = lazy(() =>
  loadPiece(() => import('./confirm-modal.tsx')).then(({ ConfirmModal: modal }) => ({ default: modal })),
)

/** `ConfirmModal` for pages that seldom ask: its code, which is large, comes when it is first opened. */
export function ConfirmQuestion(props: ComponentProps<typeof ConfirmModal>) {
  if (!props.opened) return null
  return (
    <Suspense fallback={null}>
      <ConfirmModal {...props} />
    </Suspense>
  )
}

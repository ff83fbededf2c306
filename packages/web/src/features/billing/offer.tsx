import { lazy, Suspense } from 'react'
import { loadPiece } from '#kit/refresh.ts'
import type { OfferProps } from './offer-modal.tsx'

const OfferModal = lazy(() =>
  loadPiece(() => import('./offer-modal.tsx')).then(({ OfferModal: modal }) => ({ default: modal })),
)

/** `OfferModal`, loaded when it is first shown. */
export function Offer(props: OfferProps) {
  return (
    <Suspense fallback={null}>
      <OfferModal {...props} />
    </Suspense>
  )
}

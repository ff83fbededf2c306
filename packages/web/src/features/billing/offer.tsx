import { Suspense } from 'react'
import { lazyPiece } from '#kit/lazy-piece.ts'
import type { OfferProps } from './offer-modal.tsx'

const OfferModal = lazyPiece(() => import('./offer-modal.tsx'), 'OfferModal')

/** `OfferModal`, loaded when it is first shown. */
export function Offer(props: OfferProps) {
  return (
    <Suspense fallback={null}>
      <OfferModal {...props} />
    </Suspense>
  )
}

import type { Company } from '#kit/access.ts'
import { Suspense } from 'react'
import { lazyPiece } from '#kit/lazy-piece.ts'

export { Offer } from './offer.tsx'
export { PackageCards } from './package-cards.tsx'
export { SubscriptionReminder } from './subscription-reminder.tsx'
export { SubscriptionNotice } from './subscription-notice.tsx'
export { PackageGate } from './package-gate.tsx'

const LazyReturn = lazyPiece(() => import('./payment-return.tsx'), 'PaymentReturn')
const LazyPlaceMore = lazyPiece(() => import('./one-place-more.tsx'), 'OnePlaceMore')
const LazyCampaign = lazyPiece(() => import('./campaign-notice.tsx'), 'CampaignNotice')
type OfCompany = { readonly company: Company }

/** After paying, loaded then alone. */
export const PaymentReturn = (props: OfCompany) => (
  <Suspense fallback={null}>
    <LazyReturn {...props} />
  </Suspense>
)

/** The price of a campaign, loaded for companies that have it. */
export const CampaignNotice = ({ company }: OfCompany) =>
  company.subscription?.is_campaign !== true ? null : (
    <Suspense fallback={null}>
      <LazyCampaign company={company} />
    </Suspense>
  )

/** What one more place costs, loaded for companies that pay by card. */
export const OnePlaceMore = ({ company }: OfCompany) =>
  company.subscription?.stripe_subscription_id == null ? null : (
    <Suspense fallback={null}>
      <LazyPlaceMore company={company} />
    </Suspense>
  )

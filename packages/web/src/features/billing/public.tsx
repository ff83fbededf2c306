import type { Company } from '#kit/access.ts'
import { lazy, Suspense } from 'react'
import { loadPiece } from '#kit/refresh.ts'

export { Offer } from './offer.tsx'
export { PackageCards } from './package-cards.tsx'
export { SubscriptionReminder } from './subscription-reminder.tsx'
export { SubscriptionNotice } from './subscription-notice.tsx'
export { PackageGate } from './package-gate.tsx'

const LazyReturn = lazy(() =>
  loadPiece(() => import('./payment-return.tsx')).then(({ PaymentReturn: part }) => ({ default: part })),
)
const LazyPlaceMore = lazy(() =>
  loadPiece(() => import('./one-place-more.tsx')).then(({ OnePlaceMore: part }) => ({ default: part })),
)
const LazyCampaign = lazy(() =>
  loadPiece(() => import('./campaign-notice.tsx')).then(({ CampaignNotice: part }) => ({ default: part })),
)
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

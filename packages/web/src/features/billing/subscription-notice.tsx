import { billingStanding } from '@larder/core/billing'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { todayAt } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { readForVisit, writeForVisit } from '#kit/storage.ts'
import { Offer } from './offer.tsx'

/** Pages that must not be covered: the one that the notice leads to, and the account's own. */
const open: readonly string[] = [paths.billing, paths.choosePayment, paths.accountSettings]
const dismissedKey = (companyId: number): string => `${companyId}-told-of-subscription`

/**
 * Trial or subscription ended (general 2.7, 4.5): shown once a visit to users with access to billing. Cancel
 * leads to the overview, and work continues: food safety records do not wait for a payment.
 */
export function SubscriptionNotice() {
  const { company, place, can } = useAccess()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  if (company === null || !can('billing.view') || open.includes(pathname)) return null
  const standing = billingStanding(company.subscription, company.trial_end_date, todayAt('UTC'))
  if (standing === 'trial_over') return <Notice key={company.id} companyId={company.id} kind="trial_over" />
  return standing === 'ended' && place !== null ? (
    <Notice key={company.id} companyId={company.id} kind="ended" />
  ) : null
}

const words = {
  trial_over: { title: 'billing.trial_over_title', text: 'billing.trial_over_text' },
  ended: { title: 'billing.ended_title', text: 'billing.ended_text' },
} as const

function Notice({ companyId, kind }: { readonly companyId: number; readonly kind: keyof typeof words }) {
  const say = useSay()
  const navigate = useNavigate()
  const [dismissed, setDismissed] = useState(readForVisit(dismissedKey(companyId)) !== null)
  if (dismissed) return null
  const close = (): void => {
    writeForVisit(dismissedKey(companyId), 'yes')
    setDismissed(true)
    void navigate({ to: paths.overview })
  }
  return <Offer title={say(words[kind].title)} text={say(words[kind].text)} onClose={close} />
}

import { pricePackageIds } from '@larder/core/billing'
import { Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useAccess, type Company } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { contactOf, packageCostsOf, useCheckout } from './billing.api.ts'
import { ContactCard } from './contact-card.tsx'
import { NotYours } from './not-yours.tsx'
import { PackageCards } from './package-cards.tsx'

/** `payFor` names the package that the reader came for; a renewal is the present one. */
function useChosen(company: Company): string | undefined {
  const { payFor } = useSearch({ strict: false })
  if (payFor !== undefined && payFor !== 'renewal') return payFor
  const id = company.subscription?.price_package_id
  return Object.entries(pricePackageIds).find(([, packageId]) => packageId === id)?.[0] ?? 'full_fsms'
}

/** Choosing a package and a period (general 2.5). */
export function ChoosePaymentPage() {
  const say = useSay()
  const { company, can } = useAccess()
  if (company === null || !can('billing.view')) return <NotYours />
  return (
    <>
      <PageHeader title={say('billing.choose_title')} hint={say('billing.choose_hint')} />
      <Stack gap="lg">
        <Packages company={company} />
        <ContactCard companyId={company.id} />
      </Stack>
    </>
  )
}

function Packages({ company }: { readonly company: Company }) {
  const costs = useQuery(packageCostsOf(company.id))
  const contact = useQuery(contactOf(company.id))
  const chosen = useChosen(company)
  const paysByCard = company.subscription?.stripe_subscription_id != null
  return (
    <QueryView query={costs}>
      {(packages) => (
        <PackageCards
          packages={packages}
          chosen={chosen}
          currentId={company.subscription?.price_package_id ?? null}
          {...(contact.data?.takes_payments === true && {
            action: ({ price_id }: { readonly price_id: string }, isChosen: boolean) => (
              <Pay
                companyId={company.id}
                priceId={price_id}
                isChange={paysByCard}
                variant={isChosen ? 'filled' : 'default'}
              />
            ),
          })}
        />
      )}
    </QueryView>
  )
}

type PayProps = {
  readonly companyId: number
  readonly priceId: string
  readonly isChange: boolean
  readonly variant: 'filled' | 'default'
}

/** Leads to the payment provider; a subscription by card is changed where it is, after a second click. */
function Pay({ companyId, priceId, isChange, variant }: PayProps) {
  const say = useSay()
  const checkout = useCheckout()
  const [isAsking, setAsking] = useState(false)
  const pay = async (): Promise<void> => {
    try {
      const { url } = await checkout.mutateAsync({ params: { companyId }, body: { price_id: priceId } })
      window.location.assign(url)
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  if (isChange && !isAsking)
    return (
      <Button variant="default" onClick={() => setAsking(true)}>
        {say('billing.change')}
      </Button>
    )
  return (
    <Stack gap="xs">
      {isChange && <Text size="sm">{say('billing.change_note')}</Text>}
      <Button variant={variant} loading={checkout.isPending} onClick={() => void pay()}>
        {say(isChange ? 'billing.change_now' : 'billing.pay')}
      </Button>
    </Stack>
  )
}

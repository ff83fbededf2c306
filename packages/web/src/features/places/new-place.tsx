import { movesBillingDate } from '@larder/core/billing'
import type { Place } from '@larder/contract/places'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { OnePlaceMore } from '#features/billing/public.tsx'
import { reloadAccess, useAccess, type Company } from '#kit/access.ts'
import { texts, useLanguage } from '#kit/i18n.ts'
import { selectCompany, selectPlace } from '#kit/session.ts'
import { toast } from '#kit/toasts.ts'
import { QueryView } from '#ui/query-view.tsx'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { PlaceForm } from './lazy-place-form.ts'
import { browserZone, newPlaceValues } from './place-values.ts'
import { placeListsIn, useCreatePlace } from './places.api.ts'

type Props = {
  readonly company: Company
  readonly submit: string
  readonly onCancel?: (() => void) | undefined
  readonly onCreated: (place: Place) => Promise<unknown> | void
}

/** Creates a place of the company; it is selected when `onCreated` is called. */
export function NewPlace({ company, submit, onCancel, onCreated }: Props) {
  const client = useQueryClient()
  const create = useCreatePlace()
  const { profile } = useAccess()
  const lists = useQuery(placeListsIn(useLanguage()))
  return (
    <QueryView query={lists} skeleton={<FormSkeleton />}>
      {(lists) => (
        <Suspense fallback={<FormSkeleton />}>
          <OnePlaceMore company={company} />
          <PlaceForm
            lists={lists}
            start={newPlaceValues({ company, profile, zone: browserZone(lists.zones) })}
            submit={submit}
            onCancel={onCancel}
            save={async (body) => {
              const place = await create.mutateAsync({ params: { companyId: company.id }, body })
              await reloadAccess(client)
              selectCompany(company.id)
              selectPlace(place.id)
              await onCreated(place)
              noticeBillingDate(company)
            }}
          />
        </Suspense>
      )}
    </QueryView>
  )
}

/** After one more place: the next billing date moves where it is paid by card (general 4.9). */
export function noticeBillingDate({ subscription, places }: Company): void {
  if (subscription?.stripe_subscription_id != null && movesBillingDate(places.length + 1, false))
    toast('warning', texts.t('billing.date_moves'))
}

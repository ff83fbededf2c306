import { activityLog } from '@larder/contract/activity-log'
import { places } from '@larder/contract/places'
import { progressOf, type IntroStep } from '@larder/core/places'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useAccess, usePlaceId } from '#kit/access.ts'
import { query, useCall } from '#kit/query.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { readLocal, writeLocal } from '#kit/storage.ts'
import { usePhone } from '#kit/use-phone.ts'

const EasyAppModal = lazyPiece(() => import('./easy-app-modal.tsx'), 'EasyAppModal')

/**
 * The step of the introduction about phones: closing the offer completes it, for the place and on every
 * device.
 */
const STEP: IntroStep = 'activity_log_phone'

/**
 * Offers the phone to users at a desktop: to an owner while no user of the place has entered anything from a
 * phone, and once to invited users (general 2.7). `early`: a form is open, or the place has no entry yet;
 * then the offer waits, also when the form is saved.
 */
export function EasyApp({ early }: { readonly early: boolean }) {
  const params = { placeId: usePlaceId() }
  const { can } = useAccess()
  const phone = usePhone()
  const [closed, setClosed] = useState(early || phone)
  const invited = readLocal('invited_user') !== null
  const owner = can('places.edit')
  const isOfferPossible = !closed && owner
  const used = useQuery({
    ...query(activityLog.hasMobileEntries, { params }),
    // One answer is enough: an entry that is saved meanwhile need not request it again.
    enabled: ({ state }) => isOfferPossible && state.data === undefined,
  })
  const place = useQuery({
    ...query(places.get, { params }),
    enabled: isOfferPossible && used.data === false,
  })
  const save = useCall(places.save_progress)
  const offered = place.data !== undefined && progressOf(place.data.onboarding_progress, STEP) === undefined
  if (closed || !(invited || offered)) return null
  const close = (): void => {
    setClosed(true)
    writeLocal('invited_user', null)
    if (offered)
      save.mutate({ body: { place_id: params.placeId, onboarding_progress: [{ [STEP]: 'later' }] } })
  }
  return (
    <Suspense fallback={null}>
      <EasyAppModal onClose={close} />
    </Suspense>
  )
}

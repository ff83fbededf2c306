import { places } from '@larder/contract/places'
import { useEffect } from 'react'
import { useAccess } from '#kit/access.ts'
import { call } from '#kit/call.ts'
import { asProblem } from '#kit/problem.ts'

/**
 * Notes when a company member or owner was last at the place (general 4.10), once for each time it is opened.
 */
export function useLastVisit(): void {
  const { place, can } = useAccess()
  const placeId = place?.id
  const counts = can('places.visit')
  useEffect(() => {
    if (!counts) return
    if (placeId === undefined) return console.info('Place ID is missing')
    // Nobody waits for it: without network the visit is simply not noted.
    call(places.visit, { params: { placeId } }).catch((thrown: unknown) =>
      console.info(asProblem(thrown).message),
    )
  }, [placeId, counts])
}

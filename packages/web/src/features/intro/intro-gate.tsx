import { isIntroComplete } from '@larder/core/places'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess, usePlaceId } from '#kit/access.ts'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { placeOf } from './intro.api.ts'

/** Mark of whoever comes from the introduction: they are not sent back. */
export const FROM_INTRO = 'intro'

type Props = {
  /** Nothing was ever entered at the place. */
  readonly fresh: boolean
  readonly children: ReactNode
}

/**
 * Sends whoever runs a new place to the introduction until that is marked complete (document 3 section 2).
 * Cooks are not: they could not mark it, and have come to enter something. A place with entries knows the
 * activity log already.
 */
export function IntroGate({ fresh, children }: Props) {
  const { can } = useAccess()
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const asked = fresh && can('places.edit') && new URLSearchParams(search).get('from') !== FROM_INTRO
  const place = useQuery({ ...placeOf(usePlaceId()), enabled: asked })
  if (!asked) return children
  if (place.isPending) return <RowsSkeleton rows={4} />
  return place.data !== undefined && !isIntroComplete(place.data.onboarding_progress) ? (
    <Navigate to={paths.activityLogIntroProgress} replace />
  ) : (
    children
  )
}

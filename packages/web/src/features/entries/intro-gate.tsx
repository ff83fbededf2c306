import { isIntroComplete } from '@larder/core/places'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess, usePlaceId } from '#kit/access.ts'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { placeOf } from './entries.api.ts'

/** Marks users that come from the introduction: they are not sent back to it. */
export const FROM_INTRO = 'intro'

type Props = {
  /** Nothing was ever entered at the place. */
  readonly fresh: boolean
  readonly children: ReactNode
}

/**
 * Sends users that manage a new place to the introduction until it is marked complete (document 3 section 2).
 * Cooks are not sent: they cannot mark it, and want to enter something. A place with entries does not need
 * the introduction.
 */
export function IntroGate({ fresh, children }: Props) {
  const { can } = useAccess()
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const isIntroPossible =
    fresh && can('places.edit') && new URLSearchParams(search).get('from') !== FROM_INTRO
  const place = useQuery({ ...placeOf(usePlaceId()), enabled: isIntroPossible })
  if (!isIntroPossible) return children
  if (place.isPending) return <RowsSkeleton rows={4} />
  return place.data !== undefined && !isIntroComplete(place.data.onboarding_progress) ? (
    <Navigate to={paths.activityLogIntroProgress} replace />
  ) : (
    children
  )
}

import { INTRO, INTRO_COMPLETE, progressOf, type IntroStep } from '@larder/core/places'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { paths, type Path } from '#app/paths.ts'
import { usePlaceId } from '#kit/access.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { placeOf, useSaveProgress } from './intro.api.ts'
import { FROM_INTRO } from '#features/entries/public.tsx'

export type Intro = {
  readonly isDone: (step: IntroStep) => boolean
  readonly busy: boolean
  /** Notes a step and goes on; a note that fails says so, and the step can be done again. */
  readonly finish: (step: IntroStep, value: string, next: Path) => Promise<void>
  /**
   * Marks the whole complete and opens today's checks; where the mark fails it says so and opens them all the
   * same.
   */
  readonly leave: () => Promise<void>
}

export function useIntro(): Intro {
  const placeId = usePlaceId()
  const navigate = useNavigate()
  const place = useQuery(placeOf(placeId))
  const save = useSaveProgress()
  const note = (key: string, value: string): Promise<boolean> =>
    save.mutateAsync({ body: { place_id: placeId, onboarding_progress: [{ [key]: value }] } }).then(
      () => true,
      (thrown: unknown) => {
        toastProblem(asProblem(thrown))
        return false
      },
    )
  return {
    isDone: (step) => progressOf(place.data?.onboarding_progress ?? [], step) !== undefined,
    busy: save.isPending,
    finish: async (step, value, next) => {
      if (await note(step, value)) await navigate({ href: next })
    },
    leave: async () => {
      await note(INTRO, INTRO_COMPLETE)
      await navigate({ href: `${paths.activityLogTimeline}?from=${FROM_INTRO}` })
    },
  }
}

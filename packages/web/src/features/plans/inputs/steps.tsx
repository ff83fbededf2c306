import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { loadPiece } from '#kit/refresh.ts'
import { FormSkeleton } from '#ui/skeletons.tsx'
import type { StepProps } from './step.tsx'

// Other pages of the plan load these too.
export { DrawingsStep, LocationStep } from '../files/file-steps.tsx'
export { FoodGroupsStep } from './groups-step.tsx'

/** A step whose code comes when it is shown: a page and the wizard's panel need one of them at a time. */
function step(load: () => Promise<ComponentType<StepProps>>): (props: StepProps) => ReactNode {
  const Loaded = lazy(() => loadPiece(load).then((part) => ({ default: part })))
  return function StepOnDemand(props) {
    return (
      <Suspense fallback={<FormSkeleton />}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}

export const GeneralInfoStep = step(() =>
  import('./general-info-step.tsx').then((part) => part.GeneralInfoStep),
)
export const WorkGroupsStep = step(() => import('./work-groups-step.tsx').then((part) => part.WorkGroupsStep))
export const ProcessesStep = step(() => import('./processes-step.tsx').then((part) => part.ProcessesStep))
export const AnalysesStep = step(() => import('./analyses-step.tsx').then((part) => part.AnalysesStep))
export const ReadyToEatStep = step(() =>
  import('../groups/ready-to-eat-step.tsx').then((part) => part.ReadyToEatStep),
)

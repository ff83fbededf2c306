import { lazy, Suspense } from 'react'
import { loadPiece } from '#kit/refresh.ts'
import type { ReasonQuestionProps } from './reason-dialog.tsx'

const ReasonDialog = lazy(() =>
  loadPiece(() => import('./reason-dialog.tsx')).then(({ ReasonDialog: dialog }) => ({ default: dialog })),
)

/** Asks before something is taken away, and why: the reason is recorded. */
export const ReasonQuestion = (props: ReasonQuestionProps) => (
  <Suspense fallback={null}>
    <ReasonDialog {...props} />
  </Suspense>
)

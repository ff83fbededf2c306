import type { ErrorComponentProps } from '@tanstack/react-router'
import { ErrorPage } from './error-page.tsx'
import { NotFound } from './not-found.tsx'

/**
 * The same pages where no frame stands around them: they bring the main landmark that the frame has
 * otherwise.
 */
export function BareNotFound() {
  return (
    <main id="main" tabIndex={-1}>
      <NotFound />
    </main>
  )
}

export function BareError(props: ErrorComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPage {...props} />
    </main>
  )
}

import { Container } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { asProblem } from '#kit/problem.ts'
import { isChunkFailure, useRefreshNeeded } from '#kit/refresh.ts'
import { ErrorNotice } from '#ui/error-notice.tsx'
import { PageSkeleton } from '#ui/skeletons.tsx'

/** A page that failed while loading or drawing. Behind the question to refresh the page waits. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const refreshNeeded = useRefreshNeeded()
  const missing = isChunkFailure(error)
  if (missing && refreshNeeded) return <PageSkeleton />
  const retry = (): void => {
    // Parts of a page are loaded once a page load.
    if (missing) return location.reload()
    reset()
    void router.invalidate()
  }
  return (
    <Container size="sm" py="xl">
      <ErrorNotice problem={asProblem(error)} onRetry={retry} />
    </Container>
  )
}

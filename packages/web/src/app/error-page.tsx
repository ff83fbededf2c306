import { Container } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { asProblem } from '#kit/problem.ts'
import { isChunkFailure } from '#kit/refresh.ts'
import { ErrorNotice } from '#ui/error-notice.tsx'
import { PageSkeleton } from '#ui/skeletons.tsx'

/** A page that failed while loading or drawing. A piece that is missing has its own modal; behind it the page waits. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  if (isChunkFailure(error)) return <PageSkeleton />
  const retry = (): void => {
    reset()
    void router.invalidate()
  }
  return (
    <Container size="sm" py="xl">
      <ErrorNotice problem={asProblem(error)} onRetry={retry} />
    </Container>
  )
}

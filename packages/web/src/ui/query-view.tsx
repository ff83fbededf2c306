import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Problem } from '#kit/problem.ts'
import { ErrorNotice } from './error-notice.tsx'
import { PageSkeleton } from './skeletons.tsx'

type Props<T> = {
  readonly query: UseQueryResult<T, Problem>
  /** Shown while the query loads; a page's skeleton by default. */
  readonly skeleton?: ReactNode
  /** Of the page, where it is known before the data: shown while the query loads. */
  readonly title?: string | undefined
  readonly children: (data: T) => ReactNode
}

/**
 * The three states of a query: loading, failed with a retry, loaded. Loaded data stays while a refresh fails.
 */
export function QueryView<T>({ query, skeleton, title, children }: Props<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <ErrorNotice problem={query.error} onRetry={() => void query.refetch()} />
  return skeleton ?? <PageSkeleton title={title} />
}

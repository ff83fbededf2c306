import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Problem } from '#kit/problem.ts'
import { CardBoundary } from './card-boundary.tsx'
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

type LoadedProps<T> = { readonly data: T; readonly children: (data: T) => ReactNode }

/** A component of its own: an error of `children` is to be thrown below the boundary. */
const Loaded = <T,>({ data, children }: LoadedProps<T>): ReactNode => children(data)

/**
 * The three states of a query: loading, failed with a retry, loaded. Loaded data stays while a refresh fails; an
 * error of the view stays in it.
 */
export function QueryView<T>({ query, skeleton, title, children }: Props<T>) {
  const refetch = (): void => void query.refetch()
  if (query.data !== undefined)
    return (
      <CardBoundary onRetry={refetch}>
        <Loaded data={query.data}>{children}</Loaded>
      </CardBoundary>
    )
  if (query.isError) return <ErrorNotice problem={query.error} onRetry={refetch} />
  return skeleton ?? <PageSkeleton title={title} />
}

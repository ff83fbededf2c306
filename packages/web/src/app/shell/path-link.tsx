import { Link, type RegisteredRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Path } from '../paths.ts'

type RoutePath = keyof RegisteredRouter['routesByPath']
type Props = {
  readonly to: Path
  readonly className?: string | undefined
  readonly children: ReactNode
  readonly 'aria-label'?: string
  readonly title?: string
  readonly 'data-active'?: boolean
  /** Lit only on exactly this page, not on the pages below it. */
  readonly exact?: boolean
  /** Marks the page that is shown, where a page below it is. */
  readonly current?: boolean
  readonly onClick?: (() => void) | undefined
}

/**
 * A link of the navigation, to a path of the router. The search parameters do not decide whether its page is
 * current.
 */
export function PathLink({ to, exact = false, current = false, ...rest }: Props) {
  return (
    <Link
      to={to as RoutePath}
      activeOptions={{ exact, includeSearch: false }}
      {...(current && { 'aria-current': 'page' })}
      {...rest}
    />
  )
}

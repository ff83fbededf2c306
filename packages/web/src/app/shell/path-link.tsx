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
  readonly onClick?: (() => void) | undefined
}

/** A link of the navigation: its path was found in the router before it was drawn. */
export function PathLink({ to, exact = false, ...rest }: Props) {
  return <Link to={to as RoutePath} activeOptions={{ exact }} {...rest} />
}

import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useSay } from '#kit/i18n.ts'
import { useShareExpired } from '#kit/session.ts'
import { RefreshModal } from './refresh-modal.tsx'
import { RouteLoader } from './route-loader.tsx'
import { ConflictHost } from '#ui/conflict-host.tsx'
import { ToastArea } from '#ui/toast-area.tsx'
import { SharedLinkExpired } from './shared-link-expired.tsx'

/** Around every page: skip link, loader, toasts and the modals that can appear anywhere. */
export function RootFrame() {
  const say = useSay()
  const expired = useShareExpired()
  useFocusOnNavigation()
  return (
    <>
      <a href="#main" className="skip-link">
        {say('shell.skip')}
      </a>
      <RouteLoader />
      <Outlet />
      <RefreshModal />
      <ConflictHost />
      {expired && <SharedLinkExpired />}
      <ToastArea />
    </>
  )
}

/**
 * A new page gets the focus, so that keyboards and screen readers start at its top; the first page keeps the
 * browser's.
 */
function useFocusOnNavigation(): void {
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current !== undefined && pathname !== last.current)
      document.getElementById('main')?.focus({ preventScroll: true })
    last.current = pathname
  }, [pathname])
}

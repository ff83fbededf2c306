import { useQueryClient } from '@tanstack/react-query'
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useSay } from '#kit/i18n.ts'
import { latePiece } from '#kit/lazy-piece.ts'
import { useShareExpired } from '#kit/session.ts'
import { useToasts } from '#kit/toasts.ts'
import { watchForQuiet } from '#kit/when-quiet.ts'
import { RefreshModal } from './refresh-modal.tsx'
import { RouteLoader } from './route-loader.tsx'
import { ConflictHost } from '#ui/conflict-host.tsx'
import { SharedLinkExpired } from './shared-link-expired.tsx'

const ToastArea = latePiece(() => import('#ui/toast-area.tsx'), 'ToastArea')

/** Around every page: skip link, loader, toasts and the modals that can appear anywhere. */
export function RootFrame() {
  const say = useSay()
  const expired = useShareExpired()
  const hasToasts = useToasts()
  useFocusOnNavigation()
  useQuiet()
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
      {hasToasts && <ToastArea />}
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

function useQuiet(): void {
  const client = useQueryClient()
  const router = useRouter()
  useEffect(() => watchForQuiet(client, () => router.state.isLoading), [client, router])
}

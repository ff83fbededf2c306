/**
 * Installing the application from the browser. Chromium offers it by an event that comes once, early and only
 * where it is
 * not installed yet; other browsers offer nothing, there people follow the steps of the app page.
 */
import { useSyncExternalStore } from 'react'

type InstallEvent = Event & {
  readonly prompt: () => Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

let offered: InstallEvent | null = null
const watchers = new Set<() => void>()

function offer(event: InstallEvent | null): void {
  offered = event
  for (const watcher of watchers) watcher()
}

/** Keeps the browser's offer until somebody wants it. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer(event as InstallEvent)
  })
  addEventListener('appinstalled', () => offer(null))
}

/** Asks the browser to install it; whether it was. Null where the browser offers nothing. */
export function useInstall(): (() => Promise<boolean>) | null {
  const event = useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => offered,
  )
  if (event === null) return null
  return async () => {
    await event.prompt()
    const { outcome } = await event.userChoice
    offer(null)
    return outcome === 'accepted'
  }
}

/** It runs as an application, not in a tab of the browser. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

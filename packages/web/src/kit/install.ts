/**
 * Installing the application from the browser. Chromium offers it by an event that comes once, early and only
 * where it is not installed yet; other browsers offer nothing, there people follow the steps of the app page.
 */
import { createStore, useStore } from './store.ts'

type InstallEvent = Event & {
  readonly prompt: () => Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

const offered = createStore<InstallEvent | null>(null)

/** Keeps the browser's offer until somebody wants it. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered.set(event as InstallEvent)
  })
  addEventListener('appinstalled', () => offered.set(null))
}

/** Asks the browser to install it; whether it was. Null where the browser offers nothing. */
export function useInstall(): (() => Promise<boolean>) | null {
  const event = useStore(offered, (offer) => offer)
  if (event === null) return null
  return async () => {
    await event.prompt()
    const { outcome } = await event.userChoice
    offered.set(null)
    return outcome === 'accepted'
  }
}

/** It runs as an application, not in a tab of the browser. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)

import { useSyncExternalStore } from 'react'

/**
 * What the header's buttons open. A feature that has such a panel announces it; without one the button is not
 * there.
 */
export type ShellPanels = {
  /** Opens the knowledge base. */
  readonly help: (() => void) | null
  /** Opens the what-is-new panel. */
  readonly notifications: (() => void) | null
  /** Whether the bell carries the attention marker. */
  readonly unseen: boolean
}

let panels: ShellPanels = { help: null, notifications: null, unseen: false }
const watchers = new Set<() => void>()

export function announcePanels(changed: Partial<ShellPanels>): void {
  panels = { ...panels, ...changed }
  for (const watcher of watchers) watcher()
}

export function useShellPanels(): ShellPanels {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => panels,
  )
}

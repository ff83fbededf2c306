import { createStore, useStore } from '#kit/store.ts'

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

const panels = createStore<ShellPanels>({ help: null, notifications: null, unseen: false })

export const announcePanels = (changed: Partial<ShellPanels>): void =>
  panels.set({ ...panels.get(), ...changed })

export const useShellPanels = (): ShellPanels => useStore(panels, (all) => all)

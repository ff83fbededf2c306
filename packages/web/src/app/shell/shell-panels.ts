import { createStore, useStore } from '#kit/store.ts'

/**
 * The panels that the header's buttons open. A feature with such a panel registers it; without one the button
 * is hidden.
 */
export type ShellPanels = {
  /** Opens the help of the shown page. */
  readonly help: (() => void) | null
  /** Opens the panel “What is new”. */
  readonly news: (() => void) | null
  /** Whether there is news that the user has not seen. */
  readonly unseenNews: boolean
  /** Opens the notifications of the place. */
  readonly notifications: (() => void) | null
  /** Whether the bell carries the attention marker. */
  readonly unseen: boolean
}

const panels = createStore<ShellPanels>({
  help: null,
  news: null,
  unseenNews: false,
  notifications: null,
  unseen: false,
})

export const announcePanels = (changed: Partial<ShellPanels>): void =>
  panels.set({ ...panels.get(), ...changed })

export const useShellPanels = (): ShellPanels => useStore(panels, (all) => all)

/** Days for which a removed company can be restored. */
export const RESTORE_DAYS = 30

const RESTORE_MS = RESTORE_DAYS * 86_400_000

/** When a company that was removed at the instant (ISO, UTC) is erased for good: ISO, UTC. */
export const eraseAt = (removed_at: string): string =>
  new Date(Date.parse(removed_at) + RESTORE_MS).toISOString()

/** Companies removed after this instant (ISO, UTC) can still be restored; the others are erased. */
export const restorableSince = (now: Date): string => new Date(now.getTime() - RESTORE_MS).toISOString()

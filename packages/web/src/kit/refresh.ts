/**
 * A piece of the application that cannot be loaded: after a release the old file is gone (404), a proxy answers HTML
 * instead of a script, the network is away, or nothing comes within 120 seconds (general 8.2, 9). The page is never
 * reloaded silently, since that would lose what was typed; the refresh-needed modal asks.
 */
import { useSyncExternalStore } from 'react'

/** Milliseconds to wait for a piece. */
export const chunkTimeout = 120_000

let needed = false
const watchers = new Set<() => void>()

export function askForRefresh(): void {
  needed = true
  for (const watcher of watchers) watcher()
}

let before: (() => void) | null = null

/** What the modal's button does instead of reloading: the new release takes over, and that reloads. */
export function beforeRefresh(work: () => void): void {
  before = work
}

export function refresh(): void {
  if (before === null) location.reload()
  else before()
}

export function useRefreshNeeded(): boolean {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => needed,
  )
}

/** Whether an error says that a script could not be loaded. The words are the browsers' own. */
export function isChunkFailure(thrown: unknown): boolean {
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  return /chunk|dynamically imported module|importing a module script|error loading dynamically|Unable to preload|unexpected token '?<|MIME type/i.test(message)
}

/** A piece did not come. Its own words, so that no library mistakes it for one that it may answer by a silent reload. */
export class MissingPiece extends Error {
  constructor(cause: unknown) {
    super('A piece of the application (chunk) could not be loaded', { cause })
    this.name = 'MissingPiece'
  }
}

/** Loads a piece of the application; when it fails, the modal is asked for. Throws `MissingPiece`. */
export async function loadPiece<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('chunk did not load in time')), chunkTimeout)
  })
  try {
    return await Promise.race([load(), late])
  } catch (thrown) {
    if (!isChunkFailure(thrown)) throw thrown
    askForRefresh()
    throw new MissingPiece(thrown)
  } finally {
    clearTimeout(timer)
  }
}

/** Catches failures that no boundary sees: preloads on intent, scripts that turned out to be HTML. */
export function watchChunkFailures(): void {
  addEventListener('vite:preloadError', () => askForRefresh())
  addEventListener('error', ({ error, message }) => {
    if (isChunkFailure(error ?? message)) askForRefresh()
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkFailure(reason)) askForRefresh()
  })
}

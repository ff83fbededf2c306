import { useSyncExternalStore } from 'react'

function watch(watcher: () => void): () => void {
  addEventListener('online', watcher)
  addEventListener('offline', watcher)
  return () => {
    removeEventListener('online', watcher)
    removeEventListener('offline', watcher)
  }
}

/** Whether the browser knows of a network. It may be wrong when it says yes. */
export const useOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine)

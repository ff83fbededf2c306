/**
 * The shell on disk (vite-plugin-pwa): pages that were opened once open without network. A new release is
 * offered in the refresh modal and never activated without it.
 */
import { Workbox } from 'workbox-window'
import { currentLanguage, textFiles } from './i18n.ts'
import { askForRefresh, beforeRefresh } from './refresh.ts'
import { keepAnswers, serviceWorkers } from './storage.ts'

/** Milliseconds between looks for a release: pages stay open for weeks on a kitchen's tablet. */
const looksEvery = 3_600_000

let started = false

/** Registers the worker, once; the rest of the application is fetched for the next visit. */
export function startServiceWorker(): void {
  if (started || import.meta.env.DEV || serviceWorkers() === null) return
  started = true
  const worker = new Workbox('/sw.js')
  worker.addEventListener('waiting', () => {
    beforeRefresh(() => worker.messageSkipWaiting())
    askForRefresh()
  })
  worker.addEventListener('controlling', ({ isUpdate }) => {
    if (isUpdate) location.reload()
  })
  // The texts came before the worker does: it has them for the first start without network. A browser that
  // refuses goes on without: every visit then needs network.
  void keepAnswers('texts', textFiles(currentLanguage()))
    .then(() => worker.register())
    .catch((reason: unknown) => console.info('no service worker', reason))
  setInterval(() => void worker.update().catch(() => undefined), looksEvery)
}

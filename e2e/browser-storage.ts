/** Browsers whose storage fails: init scripts for a page. */
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    storageWorks?: boolean
  }
}

/** Cookies and site data are refused, as people choose it for an address or an office for all. */
export const refuseStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(window, name, { get: refuse })
    for (const name of ['open', 'deleteDatabase', 'databases'])
      Object.defineProperty(IDBFactory.prototype, name, { value: refuse })
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: refuse })
    Object.defineProperty(window, 'BroadcastChannel', {
      value: class {
        constructor() {
          refuse()
        }
      },
    })
    LockManager.prototype.request = () => Promise.reject(new DOMException('Denied', 'SecurityError'))
    StorageManager.prototype.persisted = () => Promise.reject(new DOMException('Denied', 'SecurityError'))
  })

/** The browser never answers a request to open a database, until `window.storageWorks`. */
export const hangOpening = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const open = Reflect.get(IDBFactory.prototype, 'open') as IDBFactory['open']
    IDBFactory.prototype.open = function hang(name, version) {
      if (window.storageWorks === true) return open.call(this, name, version)
      const request = open.call(this, 'nobody-hears-of-it', 1)
      request.addEventListener = () => undefined
      return request
    }
  })

/** Databases open; nothing is reported of what is read and written in them, until `window.storageWorks`. */
export const hangTransactions = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const addEventListener = Reflect.get(EventTarget.prototype, 'addEventListener') as () => void
    EventTarget.prototype.addEventListener = function hear(this: EventTarget, ...given: unknown[]) {
      const isQuiet =
        (this instanceof IDBRequest && !(this instanceof IDBOpenDBRequest)) || this instanceof IDBTransaction
      if (window.storageWorks === true || !isQuiet) Reflect.apply(addEventListener, this, given)
    }
  })

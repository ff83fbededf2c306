/**
 * All that the browser stores but for databases (database.ts), by the specification's keys (general 3).
 * Nothing here throws: a browser that refuses storage (private mode, policy) still runs and forgets at the end
 * of the page. `check-imports` refuses direct use elsewhere.
 */
export type LocalKey =
  | 'access_token'
  | 'expires_in'
  | 'lang'
  | 'device_lang'
  | 'selected_company_id'
  | 'selected_place_id'
  | 'mobile-banner'
  | 'update_status'
  | 'invited_user'
  | 'info_box_closed'
  | 'campaign_closed'
  | 'nav_collapsed'
  | 'sess_id'
  | 'device_token'
  | 'whose_work'
  | 'unwritten_drafts'
  | 'tablet_token'
  | 'tablet_session'
  | 'tablet_reads'

type Area = 'localStorage' | 'sessionStorage'

/** What the browser did not store, as long as the page lives; null = removed. */
const unstored = {
  localStorage: new Map<string, string | null>(),
  sessionStorage: new Map<string, string | null>(),
}

function read(area: Area, key: string): string | null {
  const value = unstored[area].get(key)
  if (value !== undefined) return value
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

function write(area: Area, key: string, value: string | null): void {
  try {
    if (value === null) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, value)
    unstored[area].delete(key)
  } catch {
    unstored[area].set(key, value)
  }
}

export const readLocal = (key: LocalKey): string | null => read('localStorage', key)

/** Stores the value; null removes it. */
export const writeLocal = (key: LocalKey, value: string | null): void => write('localStorage', key, value)

/** Whether the browser keeps anything after the page is closed. */
export function isStorageRefused(): boolean {
  try {
    localStorage.getItem('lang')
    return false
  } catch {
    return true
  }
}

/**
 * Keys that survive a logout: the language, the update status (general 4.3), the colour scheme, and the mark
 * of a device that its owner has signed in from, which the throttle of guesses uses, and the pairing of a
 * tablet.
 */
const permanentKeys = new Set([
  'lang',
  'device_lang',
  'update_status',
  'mantine-color-scheme-value',
  'nav_collapsed',
  'device_token',
  'unwritten_drafts',
  'tablet_token',
  'tablet_reads',
])

/** Forgets everything of the account. The queue of unsent entries is not storage in this sense and stays. */
export function clearLocal(): void {
  // The people of a tablet see the same day: its answers stay for the next one, also without network.
  if (readLocal('tablet_session') === null) clearReads()
  for (const key of unstored.localStorage.keys())
    if (!permanentKeys.has(key)) unstored.localStorage.delete(key)
  unstored.sessionStorage.clear()
  try {
    for (const key of Object.keys(localStorage)) if (!permanentKeys.has(key)) localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // Refused: nothing is there.
  }
}

/** IndexedDB of the answers that are kept for reading without network (kept-reads.ts). */
export const readsName = 'larder-reads'

/** IndexedDB of unsaved input (draft.ts). */
export const draftsName = 'larder-drafts'

/** Nothing of one account is shown to the next. */
export function clearReads(): void {
  writeLocal('tablet_reads', null)
  deleteDatabase(readsName)
}

/** Only for a logout by the user: an expired session deletes no input. */
export function clearDrafts(): void {
  writeLocal('unwritten_drafts', null)
  deleteDatabase(draftsName)
}

function deleteDatabase(name: string): void {
  try {
    globalThis.indexedDB?.deleteDatabase(name)
  } catch {
    // Refused: nothing is there.
  }
}

export const readForVisit = (key: string): string | null => read('sessionStorage', key)

/** Stores the value until the tab closes; null removes it. */
export const writeForVisit = (key: string, value: string | null): void => write('sessionStorage', key, value)

/** Messages to the other tabs; null where the browser refuses them. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

/** Keeps answers of the server for a start without network, where the browser does. */
export async function keepAnswers(cache: 'texts', addresses: readonly string[]): Promise<void> {
  try {
    await (await caches.open(cache)).addAll([...addresses])
  } catch {
    // Refused, or no network: the next start needs one.
  }
}

/** Null where there are no service workers. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : null
  } catch {
    return null
  }
}

/** Asks the browser once not to evict what waits here: without it Safari forgets after a week without use. */
export async function keepStorage(): Promise<boolean> {
  try {
    const { storage } = navigator as { storage?: StorageManager }
    if (storage?.persist === undefined) return false
    return (await storage.persisted()) || (await storage.persist())
  } catch {
    return false
  }
}

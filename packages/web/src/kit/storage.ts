/**
 * The browser's storage by the specification's keys (general 3). Reading and writing never throw: a browser
 * that refuses storage (private mode, policy) still runs, it only forgets.
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

export function readLocal(key: LocalKey): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores the value; null removes it. */
export function writeLocal(key: LocalKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Storage is refused or full: the value lives as long as the page.
  }
}

/**
 * Keys that survive a logout: the language, the update status (general 4.3), the colour scheme, and the mark
 * of a device that its owner has signed in from, which the throttle of guesses uses, and the pairing of a
 * tablet.
 */
const kept = new Set([
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
  try {
    for (const key of Object.keys(localStorage)) if (!kept.has(key)) localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // As above.
  }
}

/** IndexedDB of the answers that are kept for reading without network (kept-reads.ts). */
export const readsName = 'larder-reads'

/** IndexedDB of unsaved input (draft.ts). */
export const draftsName = 'larder-drafts'

/** Nothing of one account is shown to the next. */
export function clearReads(): void {
  writeLocal('tablet_reads', null)
  globalThis.indexedDB?.deleteDatabase(readsName)
}

/** Only for a logout by the user: an expired session deletes no input. */
export function clearDrafts(): void {
  writeLocal('unwritten_drafts', null)
  globalThis.indexedDB?.deleteDatabase(draftsName)
}

export function readForVisit(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores the value until the tab closes; null removes it. */
export function writeForVisit(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // As above.
  }
}

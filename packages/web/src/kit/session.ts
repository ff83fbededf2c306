/**
 * Who is here: a bearer token with its expiry, or the token of a shared link, and which company and place are
 * chosen. One immutable value, mirrored to local storage, watched by components through `useSession`. The
 * session only says that it ended and why; where to go then is the application's business (`onSessionEnd`).
 */
import { createStore, useStore } from './store.ts'
import {
  clearDrafts,
  clearLocal,
  clearReads,
  readForVisit,
  readLocal,
  writeForVisit,
  writeLocal,
} from './storage.ts'

export type Session = {
  readonly access_token: string | null
  /** Token of a shared link; while it is set the bearer token is not used. */
  readonly shared_access_token: string | null
  readonly company_id: number | null
  readonly place_id: number | null
}

/** Why a session ended: the user left, the token is no longer valid, or the shared link has run out. */
export type SessionEnd = 'left' | 'expired' | 'share_expired'

const sharedKey = 'shared_access_token'
/**
 * Where a shared visit is: kept for the visit alone, so that an own selection in this browser stays as it
 * was.
 */
const visitKeys = { selected_company_id: 'visit_company_id', selected_place_id: 'visit_place_id' } as const
/** The language of a shared visit, from its address or chosen during it; never saved (general 6.5). */
export const visitLanguageKey = 'visit_lang'

function idOf(text: string | null): number | null {
  const value = Number(text)
  return Number.isInteger(value) && value > 0 ? value : null
}

/** `expires_in` is stored as the instant of expiry in milliseconds since 1970. */
function readToken(): string | null {
  const expires = Number(readLocal('expires_in'))
  return Number.isFinite(expires) && expires > Date.now() ? readLocal('access_token') : null
}

function readStored(): Session {
  const shared_access_token = readForVisit(sharedKey)
  const readId = (key: keyof typeof visitKeys): number | null =>
    idOf(shared_access_token === null ? readLocal(key) : readForVisit(visitKeys[key]))
  return {
    access_token: readToken(),
    shared_access_token,
    company_id: readId('selected_company_id'),
    place_id: readId('selected_place_id'),
  }
}

const sessionStore = createStore(readStored())
const shareExpired = createStore(false)
const endWatchers = new Set<(why: SessionEnd) => void>()

function set(changed: Partial<Session>): void {
  sessionStore.set({ ...sessionStore.get(), ...changed })
}

export const currentSession = sessionStore.get

export const useSession = (): Session => useStore(sessionStore, (session) => session)

/** General 6.4: a signed-in user and a visitor with a shared link both count as authorized. */
export function isAuthorized(): boolean {
  return currentSession().access_token !== null || currentSession().shared_access_token !== null
}

type GivenToken = {
  readonly access_token: string
  readonly expires_in: number
  readonly device_token?: string | undefined
}

/** Begins a session. `expires_in` counts in seconds from now. */
export function startSession(token: GivenToken): void {
  clearReads()
  storeToken(token)
}

/** Begins a session by PIN on a tablet: all people there see the same day, so its stored answers stay. */
export function startTabletSession(token: GivenToken): void {
  if (readLocal('tablet_reads') === null) clearReads()
  writeLocal('tablet_reads', '1')
  storeToken(token)
}

/** In place of a token, for a person who has signed in on a tablet without network. */
const unproven = 'unproven'
const unprovenSeconds = 43_200

export const startUnprovenSession = (): void =>
  storeToken({ access_token: unproven, expires_in: unprovenSeconds })

/** Whether the PIN was typed without network and the server has not judged it yet. */
export const isUnproven = (): boolean => currentSession().access_token === unproven
export const useUnproven = (): boolean =>
  useStore(sessionStore, (session) => session.access_token === unproven)

function storeToken(token: GivenToken): void {
  if (token.device_token !== undefined) writeLocal('device_token', token.device_token)
  writeLocal('access_token', token.access_token)
  writeLocal('expires_in', String(Date.now() + token.expires_in * 1000))
  forgetVisit()
  set({ ...readStored(), access_token: token.access_token })
}

/** Begins a visit by a shared link; an own session stays stored but rests. */
export function startSharedAccess(token: string): void {
  writeForVisit(sharedKey, token)
  set({ shared_access_token: token })
}

/** Sets the place of the visit from the server's answer. */
export function settleVisit({
  company_id,
  place_id,
}: {
  readonly company_id: number
  readonly place_id: number
}): void {
  if (currentSession().company_id === company_id && currentSession().place_id === place_id) return
  writeForVisit(visitKeys.selected_company_id, String(company_id))
  writeForVisit(visitKeys.selected_place_id, String(place_id))
  set({ company_id, place_id })
}

function forgetVisit(): void {
  for (const key of [sharedKey, ...Object.values(visitKeys), visitLanguageKey]) writeForVisit(key, null)
}

/** Whether a shared link has run out and its reader has not closed the message yet (general 4.6). */
export function useShareExpired(): boolean {
  return useStore(shareExpired, (expired) => expired)
}

export function closeShareExpired(): void {
  shareExpired.set(false)
}

/** Ends the shared visit; an own session in this browser counts again. */
export function leaveVisit(): void {
  forgetVisit()
  set(readStored())
}

/** Ends the session or the shared visit, once, and notifies the listeners. */
export function endSession(why: SessionEnd): void {
  if (!isAuthorized()) return
  if (currentSession().shared_access_token !== null) forgetVisit()
  else {
    clearLocal()
    if (why === 'left') clearDrafts()
  }
  if (why === 'share_expired') shareExpired.set(true)
  set(readStored())
  for (const watcher of endWatchers) watcher(why)
}

/** Calls back when a session has ended; answers how to stop. */
export function onSessionEnd(watcher: (why: SessionEnd) => void): () => void {
  endWatchers.add(watcher)
  return () => endWatchers.delete(watcher)
}

/** Selecting a company clears the selected place (general 4.1). */
export function selectCompany(company_id: number | null): void {
  if (company_id === currentSession().company_id) return
  writeLocal('selected_company_id', company_id === null ? null : String(company_id))
  writeLocal('selected_place_id', null)
  set({ company_id, place_id: null })
}

export function selectPlace(place_id: number | null): void {
  if (place_id === currentSession().place_id) return
  writeLocal('selected_place_id', place_id === null ? null : String(place_id))
  set({ place_id })
}

/** Seconds for which a token from the URL counts as valid before the server answers. */
const urlTokenLife = 3600

export type TakenFromUrl = 'user' | 'shared' | 'kept' | null

/**
 * Takes the tokens and the selection out of the address (general 2.8), once, and removes them from it, so
 * that neither the history nor a copied link carries them. Returns whose token it was. The secret of a shared
 * link is never stored, only the token it is exchanged for. A signed-in user stays signed in (`kept`): an
 * address must not put a user into another account.
 */
export function takeTokensFromUrl(): TakenFromUrl {
  const url = new URL(location.href)
  const take = (name: string): string | null => {
    const value = url.searchParams.get(name)
    url.searchParams.delete(name)
    return value
  }
  const [access_token, shared] = [take('access_token'), take('shared_access_token')]
  const [expires_in, company, place] = [
    Number(take('expires_in')),
    idOf(take('company_id')),
    idOf(take('place_id')),
  ]
  if (url.href !== location.href) history.replaceState(history.state, '', url)
  if (shared) {
    forgetVisit()
    writeForVisit(visitLanguageKey, url.searchParams.get('lang'))
    set({ shared_access_token: shared, company_id: null, place_id: null })
    return 'shared'
  }
  const isTokenIgnored = access_token !== null && currentSession().access_token !== null
  if (access_token !== null && !isTokenIgnored)
    startSession({ access_token, expires_in: expires_in > 0 ? expires_in : urlTokenLife })
  // A company or place that is absent or not the user's is corrected when the companies are loaded
  // (`settleSelection`).
  if (currentSession().shared_access_token === null && !isTokenIgnored) {
    if (company !== null) selectCompany(company)
    if (place !== null) selectPlace(place)
  }
  if (access_token === null) return null
  return isTokenIgnored ? 'kept' : 'user'
}

/** Another tab signed in, signed out or changed the selection. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (currentSession().shared_access_token !== null) return
    if (
      event.key === null ||
      event.key === 'access_token' ||
      event.key === 'selected_company_id' ||
      event.key === 'selected_place_id'
    )
      set(readStored())
  })
}

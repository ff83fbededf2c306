/**
 * Who is here: a bearer token with its expiry, or the token of a shared link, and which company and place are chosen.
 * One immutable value, mirrored to local storage, watched by components through `useSession`. The session only says
 * that it ended and why; where to go then is the application's business (`onSessionEnd`).
 */
import { useSyncExternalStore } from 'react'
import { clearLocal, readForVisit, readLocal, writeForVisit, writeLocal, type LocalKey } from './storage.ts'

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

function readId(key: LocalKey): number | null {
  const value = Number(readLocal(key))
  return Number.isInteger(value) && value > 0 ? value : null
}

/** `expires_in` is stored as the instant of expiry in milliseconds since 1970. */
function readToken(): string | null {
  const expires = Number(readLocal('expires_in'))
  return Number.isFinite(expires) && expires > Date.now() ? readLocal('access_token') : null
}

function readStored(): Session {
  return {
    access_token: readToken(),
    shared_access_token: readForVisit(sharedKey),
    company_id: readId('selected_company_id'),
    place_id: readId('selected_place_id'),
  }
}

let session = readStored()
const watchers = new Set<() => void>()
const endWatchers = new Set<(why: SessionEnd) => void>()

function set(changed: Partial<Session>): void {
  session = { ...session, ...changed }
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export function currentSession(): Session {
  return session
}

export function useSession(): Session {
  return useSyncExternalStore(watch, currentSession)
}

/** General 6.4: a signed-in user and a visitor with a shared link both count as authorized. */
export function isAuthorized(): boolean {
  return session.access_token !== null || session.shared_access_token !== null
}

type GivenToken = { readonly access_token: string; readonly expires_in: number; readonly device_token?: string | undefined }

/** Begins a session. `expires_in` counts in seconds from now. */
export function startSession(given: GivenToken): void {
  if (given.device_token !== undefined) writeLocal('device_token', given.device_token)
  writeLocal('access_token', given.access_token)
  writeLocal('expires_in', String(Date.now() + given.expires_in * 1000))
  writeForVisit(sharedKey, null)
  set({ access_token: given.access_token, shared_access_token: null })
}

/** Begins a visit by a shared link; an own session stays stored but rests. */
export function startSharedAccess(token: string): void {
  writeForVisit(sharedKey, token)
  set({ shared_access_token: token })
}

/** Ends the session or the shared visit, once, and tells who listens. */
export function endSession(why: SessionEnd): void {
  if (!isAuthorized()) return
  if (session.shared_access_token !== null) writeForVisit(sharedKey, null)
  else clearLocal()
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
  if (company_id === session.company_id) return
  writeLocal('selected_company_id', company_id === null ? null : String(company_id))
  writeLocal('selected_place_id', null)
  set({ company_id, place_id: null })
}

export function selectPlace(place_id: number | null): void {
  if (place_id === session.place_id) return
  writeLocal('selected_place_id', place_id === null ? null : String(place_id))
  set({ place_id })
}

/** Seconds that a token from the URL is believed before the server has said more. */
const urlTokenLife = 3600

/**
 * Takes the tokens and the selection out of the address (general 2.8), once, and removes them from it, so that
 * neither the history nor a copied link carries them. Answers whether there was a bearer token.
 */
export function takeTokensFromUrl(): boolean {
  const url = new URL(location.href)
  const take = (name: string): string | null => {
    const value = url.searchParams.get(name)
    url.searchParams.delete(name)
    return value
  }
  const access_token = take('access_token')
  const expires_in = Number(take('expires_in'))
  const shared = take('shared_access_token')
  const company = Number(access_token === null && shared === null ? null : take('company_id'))
  const place = Number(access_token === null && shared === null ? null : take('place_id'))
  if (access_token === null && shared === null) return false
  history.replaceState(history.state, '', url)
  if (access_token) startSession({ access_token, expires_in: expires_in > 0 ? expires_in : urlTokenLife })
  if (shared) startSharedAccess(shared)
  if (company > 0) selectCompany(company)
  if (place > 0) selectPlace(place)
  return access_token !== null && access_token !== ''
}

/** Another tab signed in, signed out or changed the selection. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.key === null || event.key === 'access_token' || event.key === 'selected_company_id' || event.key === 'selected_place_id') set(readStored())
  })
}

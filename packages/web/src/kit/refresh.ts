/**
 * Loads the pieces of the application. A browser may abort a request for a script for reasons of its own, so
 * each piece is requested up to three times. After that the server's version decides: where it differs from
 * this page's, the old file is gone and the modal asks for a refresh (general 8.2); otherwise the page says
 * that a part could not be loaded. The page is never reloaded silently, since that would lose what was typed.
 */
import { createStore, useStore } from './store.ts'

/** Milliseconds to wait for a piece. */
export const chunkTimeout = 120_000

const refreshNeeded = createStore(false)

export const askForRefresh = (): void => refreshNeeded.set(true)

let before: (() => void) | null = null

/**
 * The action of the modal's button instead of reloading: activating the new release, which reloads the page.
 */
export function beforeRefresh(work: () => void): void {
  before = work
}

export function refresh(): void {
  if (before === null) location.reload()
  else before()
}

/** Calls back when a refresh becomes needed; answers a function that ends it. */
export const watchRefreshNeeded = refreshNeeded.subscribe

export const useRefreshNeeded = (): boolean => useStore(refreshNeeded, (needed) => needed)

/** Whether an error says that a script could not be loaded. The words are the browsers' own. */
export function isChunkFailure(thrown: unknown): boolean {
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  return /chunk|dynamically imported module|importing a module script|error loading dynamically|Unable to preload|unexpected token '?<|MIME type/i.test(
    message,
  )
}

/**
 * A piece did not come. Its own words, so that no library mistakes it for one that it may answer by a silent
 * reload.
 */
export class MissingPiece extends Error {
  constructor(cause: unknown) {
    super('A piece of the application (chunk) could not be loaded', { cause })
    this.name = 'MissingPiece'
  }
}

/** Milliseconds before each further attempt. */
const pauses = [200, 1_000]

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Requests a style sheet again that could not be loaded. The bundler's loader would not: it counts the sheet
 * as loaded once it was requested.
 */
async function reloadStyles(thrown: unknown): Promise<void> {
  const href = /Unable to preload CSS for (\S+)/.exec(thrown instanceof Error ? thrown.message : '')?.[1]
  if (href === undefined) return
  document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`)?.remove()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${href}`)))
    document.head.append(link)
  })
}

async function loadWithRetries<T>(load: () => Promise<T>): Promise<T> {
  let failure: unknown = null
  for (const milliseconds of [0, ...pauses]) {
    try {
      if (failure !== null) {
        await pause(milliseconds)
        await reloadStyles(failure)
      }
      return await load()
    } catch (thrown) {
      if (!isChunkFailure(thrown)) throw thrown
      failure = thrown
    }
  }
  throw failure
}

/**
 * Loads a piece of the application. Throws `MissingPiece`, after asking for a refresh where the product was
 * updated.
 */
export async function loadPiece<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('chunk did not load in time')), chunkTimeout)
  })
  try {
    return await Promise.race([loadWithRetries(load), late])
  } catch (thrown) {
    if (!isChunkFailure(thrown)) throw thrown
    await askWhereUpdated()
    throw new MissingPiece(thrown)
  } finally {
    clearTimeout(timer)
  }
}

/** The version of this page: the name of its entry script. Null in development. */
function pageVersion(): string | null {
  const source = document.querySelector<HTMLScriptElement>(
    'script[type="module"][src*="/assets/index-"]',
  )?.src
  return /\/assets\/(index-[\w-]+)\.js/.exec(source ?? '')?.[1] ?? null
}

async function serverVersion(): Promise<string | null> {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
    const health = (await answer.json()) as { readonly web_version?: string | null }
    return health.web_version ?? null
  } catch {
    return null
  }
}

/** Asks for a refresh where the server has another version than this page; answers whether it has. */
async function askWhereUpdated(): Promise<boolean> {
  const [page, server] = [pageVersion(), await serverVersion()]
  const updated = page !== null && server !== null && page !== server
  if (updated) askForRefresh()
  return updated
}

/** Catches failures that no boundary sees, such as scripts that turned out to be HTML. */
export function watchChunkFailures(): void {
  addEventListener('error', ({ error, message }) => {
    if (isChunkFailure(error ?? message)) void askWhereUpdated()
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    if (isChunkFailure(reason)) void askWhereUpdated()
  })
}

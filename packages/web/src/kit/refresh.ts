/**
 * Loads the pieces of the application. Where one does not load, the server's version decides: if it differs
 * from this page's, the old file is gone and the modal asks for a refresh (general 8.2); otherwise the page
 * says that a part could not be loaded. Browsers keep a failed script until the page is loaded again (HTML
 * standard, “module map”), so a second request needs a reload, which only the user starts: it would lose
 * what was typed.
 */
import { loadTexts, type TextPart } from './i18n.ts'
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

/**
 * Loads a piece of the application, and its texts. Throws `MissingPiece`, after asking for a refresh where the
 * product was updated.
 */
export async function loadPiece<T>(load: () => Promise<T>, texts: TextPart = 'rest'): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('chunk did not load in time')), chunkTimeout)
  })
  try {
    const [piece] = await Promise.all([Promise.race([load(), late]), loadTexts(texts).catch(textsMissing)])
    return piece
  } catch (thrown) {
    if (!isChunkFailure(thrown)) throw thrown
    await askWhereUpdated()
    throw new MissingPiece(thrown)
  } finally {
    clearTimeout(timer)
  }
}

const textsMissing = (cause: unknown): never => {
  throw new Error('The texts of the chunk did not load', { cause })
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

/**
 * Running uploads, for the box that shows them on every page (general 2.7 and 9). An upload continues while
 * the user changes pages; closing the tab needs a confirmation. A finished upload leaves the list after half
 * a second, a failed one stays until it is cleared.
 */
import { UPLOAD_BASE_PERCENT, uploadPercent } from '@larder/core/files'
import { asProblem, type Problem } from './problem.ts'
import { createStore, useStore } from './store.ts'

export type UploadItem = {
  readonly key: number
  readonly name: string
  readonly progress: number
  readonly problem: Problem | null
}

/** Milliseconds for which a finished upload is still shown. */
const shownAfter = 500

const items = createStore<readonly UploadItem[]>([])
let last = 0
const running = new Map<number, AbortController>()

const change = (key: number, part: Partial<UploadItem>): void =>
  items.set(items.get().map((item) => (item.key === key ? { ...item, ...part } : item)))
const drop = (key: number): void => items.set(items.get().filter((item) => item.key !== key))

/** The browser's own question; its words are the browser's, older ones show these. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault()
  event.returnValue = 'You are leaving the page'
}

function note(key: number, abort: AbortController | null): void {
  if (abort === null) running.delete(key)
  else running.set(key, abort)
  if (running.size > 0) addEventListener('beforeunload', warn)
  else removeEventListener('beforeunload', warn)
}

export type Progress = {
  readonly onProgress: (sent: number, total: number) => void
  readonly signal: AbortSignal
}

/** Shows an upload while `send` runs. Throws what it throws. */
export async function trackUpload<T>(name: string, send: (progress: Progress) => Promise<T>): Promise<T> {
  const key = (last += 1)
  const abort = new AbortController()
  items.set([...items.get(), { key, name, progress: UPLOAD_BASE_PERCENT, problem: null }])
  note(key, abort)
  try {
    const answer = await send({
      signal: abort.signal,
      onProgress: (sent, total) => change(key, { progress: uploadPercent(sent, total) }),
    })
    change(key, { progress: 100 })
    setTimeout(() => drop(key), shownAfter)
    return answer
  } catch (thrown) {
    const problem = asProblem(thrown)
    if (problem.code === 'cancelled') drop(key)
    else change(key, { problem })
    throw problem
  } finally {
    note(key, null)
  }
}

/** Stops what runs and forgets what failed. */
export function clearUploads(): void {
  for (const abort of running.values()) abort.abort()
  items.set([])
}

export const useUploads = (): readonly UploadItem[] => useStore(items, (all) => all)

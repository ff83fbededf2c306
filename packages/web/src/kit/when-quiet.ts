/**
 * Work that a later tap needs and that the first look must not wait for, such as loading the code of menus: on a
 * slow network it would delay that.
 */
import type { QueryClient } from '@tanstack/react-query'

/** Milliseconds between looks. */
const looksEvery = 1_000

type Work = () => Promise<unknown>

const waiting = new Set<Work>()
let isQuiet = false

const run = (work: Work): void => void work().catch((reason: unknown) => console.info('later', reason))

/** Runs the work once the page is quiet, at once where it is. */
export function whenQuiet(work: Work): void {
  if (isQuiet) run(work)
  else waiting.add(work)
}

/** Looks whether everything that the page shows has come, twice: between two steps nothing loads for a moment. */
export function watchForQuiet(client: QueryClient, isLoading: () => boolean): () => void {
  let quietLooks = 0
  const timer = setInterval(() => {
    const isBusy = document.readyState !== 'complete' || client.isFetching() > 0 || isLoading()
    quietLooks = isBusy ? 0 : quietLooks + 1
    if (quietLooks < 2) return
    clearInterval(timer)
    isQuiet = true
    performance.mark('quiet')
    for (const work of waiting) run(work)
    waiting.clear()
  }, looksEvery)
  return () => clearInterval(timer)
}

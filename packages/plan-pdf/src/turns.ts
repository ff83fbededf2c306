import { PdfError } from './engine.ts'
import { FairQueue } from './fair-queue.ts'

/** Lets a few in at a time; the others wait, and their owners take turns. One owner never has all places. */
export type Turns = {
  /**
   * Waits for a turn and returns the function that ends it. Rejects with PdfError `cancelled` when `signal`
   * comes first.
   */
  readonly enter: (owner: number, signal: AbortSignal) => Promise<() => void>
}

/** Turns for at most `most` at once. */
export function createTurns(most: number): Turns {
  const waiting = new FairQueue<() => void>()
  const running = new Map<number, number>()
  const total = (): number => [...running.values()].reduce((sum, count) => sum + count, 0)
  const mayEnter = (owner: number): boolean =>
    total() < most && (running.get(owner) ?? 0) < Math.max(1, most - 1)
  const begin = (owner: number): void => {
    running.set(owner, (running.get(owner) ?? 0) + 1)
  }
  const leave = (owner: number) => (): void => {
    const left = (running.get(owner) ?? 1) - 1
    if (left === 0) running.delete(owner)
    else running.set(owner, left)
    waiting.shift(mayEnter)?.()
  }
  return {
    enter: async (owner, signal) => {
      if (mayEnter(owner)) {
        begin(owner)
        return leave(owner)
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const start = (): void => {
        begin(owner)
        resolve()
      }
      const cancel = (): void => {
        waiting.remove(owner, start)
        reject(new PdfError('cancelled', 'The ZIP was cancelled'))
      }
      waiting.push(owner, start)
      signal.addEventListener('abort', cancel, { once: true })
      await promise.finally(() => signal.removeEventListener('abort', cancel))
      return leave(owner)
    },
  }
}

import { PdfError } from './engine.ts'

/** Lets a few in at a time; the others wait in the order they came. */
export type Turns = {
  /** Waits for a turn and answers with what ends it. Rejects with PdfError `cancelled` when `signal` comes first. */
  readonly enter: (signal: AbortSignal) => Promise<() => void>
}

/** Turns for at most `most` at once. */
export function createTurns(most: number): Turns {
  const waiting: (() => void)[] = []
  let running = 0
  const leave = (): void => {
    const next = waiting.shift()
    if (next === undefined) running--
    else next()
  }
  return {
    enter: async (signal) => {
      if (running < most) {
        running++
      } else {
        const { promise, resolve, reject } = Promise.withResolvers<void>()
        const cancel = (): void => {
          const at = waiting.indexOf(resolve)
          if (at >= 0) waiting.splice(at, 1)
          reject(new PdfError('cancelled', 'The ZIP was cancelled'))
        }
        waiting.push(resolve)
        signal.addEventListener('abort', cancel, { once: true })
        await promise.finally(() => signal.removeEventListener('abort', cancel))
      }
      return leave
    },
  }
}

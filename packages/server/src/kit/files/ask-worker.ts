/** Judges a file in a worker of its own, which a hostile one can stop but not the server. */
import { Worker } from 'node:worker_threads'

const TIME_LIMIT_MS = 20_000

/** What the program answers; `fallback` if it fails, takes too long or too much memory. */
export async function askWorker<T>(program: URL, bytes: Buffer, fallback: T): Promise<T> {
  // The worker gets nothing of the environment: it needs no secrets.
  const worker = new Worker(program, {
    workerData: bytes,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  const { promise, resolve } = Promise.withResolvers<T>()
  worker.once('message', resolve)
  worker.once('error', () => resolve(fallback))
  worker.once('exit', () => resolve(fallback))
  const timer = setTimeout(() => resolve(fallback), TIME_LIMIT_MS)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/**
 * A database that hangs sends no answer and no error: its connections look sound. A connection that owes an
 * answer and has been silent for too long is destroyed. The waiting request gets 503 and may be repeated, the
 * connection does not return to the pool, and the database rolls back the uncommitted transaction when it
 * continues. Whether a commit succeeded is unknown then; a save is sent again under the same uuid and has its
 * effect once.
 */
import type { Socket } from 'node:net'
import type pg from 'pg'

/** Longer than `statement_timeout`, so that a server that lives ends a long statement itself. */
const LONGEST_SILENCE_MS = 4_500

type Internals = { readonly connection: { readonly stream: Socket }; readonly _getActiveQuery: () => unknown }
const internalsOf = (client: pg.PoolClient): Internals => client as pg.PoolClient & Internals

/** Every byte sent or received restarts the time. */
export function limitSilence(client: pg.PoolClient): void {
  const { stream } = internalsOf(client).connection
  stream.setTimeout(LONGEST_SILENCE_MS)
  stream.on('timeout', () => {
    if (internalsOf(client)._getActiveQuery() != null)
      stream.destroy(new Error('Connection terminated: the database does not answer'))
  })
}

/** For work that may take as long as it takes, such as a migration. */
export async function allowSilence<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  const { stream } = internalsOf(client).connection
  // The embedded database has no socket.
  if (typeof stream.setTimeout !== 'function') return work()
  stream.setTimeout(0)
  try {
    return await work()
  } finally {
    stream.setTimeout(LONGEST_SILENCE_MS)
  }
}

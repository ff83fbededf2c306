/** Refreshes the lists that operations of the outbox have made stale, in this tab. */
import type { Resource } from '@larder/contract/kit'
import type { QueryClient } from '@tanstack/react-query'
import { readersOf } from '../query.ts'

/**
 * Milliseconds between two refreshes: a day's entries that are sent in a row refresh the lists once a while.
 */
const refreshEvery = 1_000

export class Refresher {
  readonly #queries: QueryClient
  readonly #stale = new Set<Resource>()
  #isPlanned = false
  #last = 0

  constructor(queries: QueryClient) {
    this.#queries = queries
  }

  /** Lists requested before an acknowledgement lack it: they are cancelled at once and fetched again. */
  async refresh(written: readonly Resource[]): Promise<void> {
    if (written.length === 0) return
    for (const name of written) this.#stale.add(name)
    if (!this.#isPlanned)
      setTimeout(
        () => this.#fetch(),
        Math.min(refreshEvery, Math.max(0, this.#last + refreshEvery - Date.now())),
      )
    this.#isPlanned = true
    await this.#queries.cancelQueries(readersOf(written))
  }

  #fetch(): void {
    this.#isPlanned = false
    this.#last = Date.now()
    const names = [...this.#stale]
    this.#stale.clear()
    void this.#queries.invalidateQueries(readersOf(names))
  }
}

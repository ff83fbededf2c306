/** Waiting items of several owners, taken in turn: one of each owner before the second of any. */
export class FairQueue<T> {
  /** In the order in which their owners come next. */
  readonly #waiting = new Map<number, T[]>()

  get size(): number {
    return [...this.#waiting.values()].reduce((sum, items) => sum + items.length, 0)
  }

  push(owner: number, item: T): void {
    this.#waiting.set(owner, [...(this.#waiting.get(owner) ?? []), item])
  }

  /** The next item of an owner that `may` come now; its owner goes to the end. */
  shift(may: (owner: number) => boolean = () => true): T | undefined {
    for (const [owner, [first, ...rest]] of this.#waiting) {
      if (!may(owner)) continue
      this.#waiting.delete(owner)
      if (rest.length > 0) this.#waiting.set(owner, rest)
      return first
    }
    return undefined
  }

  remove(owner: number, item: T): void {
    const rest = (this.#waiting.get(owner) ?? []).filter((one) => one !== item)
    if (rest.length === 0) this.#waiting.delete(owner)
    else this.#waiting.set(owner, rest)
  }

  /** All that waits; nothing is left. */
  drain(): T[] {
    const items = [...this.#waiting.values()].flat()
    this.#waiting.clear()
    return items
  }
}

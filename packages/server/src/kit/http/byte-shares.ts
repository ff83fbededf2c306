/**
 * Memory in shares: a piece counts in each of the shares that it names, from the narrowest to the widest.
 * Where one of them is full, the holder that started first, of those that have most, makes room.
 */
export type Holder = {
  /** Names and limits of its shares, from the narrowest to the widest. */
  readonly shares: readonly { readonly name: string; readonly max_bytes: number }[]
  /** Whether it can make room: its bytes are still arriving. */
  readonly yields: () => boolean
  /** Makes it give up; its bytes are free. */
  readonly giveUp: () => void
}

type Share = { bytes: number; readonly holders: Map<Holder, number> }

export class ByteShares {
  readonly #shares = new Map<string, Share>()

  /** False where there is no room, even without those that can make some. */
  take(holder: Holder, bytes: number): boolean {
    for (const { name } of holder.shares) this.#add(name, holder, bytes)
    for (const { name, max_bytes } of holder.shares) {
      while ((this.#shares.get(name)?.bytes ?? 0) > max_bytes) {
        const victim = this.#findVictim(name)
        if (victim === undefined || victim === holder) return false
        this.release(victim)
        victim.giveUp()
      }
    }
    return true
  }

  release(holder: Holder): void {
    for (const { name } of holder.shares) {
      const share = this.#shares.get(name)
      if (share === undefined) continue
      share.bytes -= share.holders.get(holder) ?? 0
      share.holders.delete(holder)
      if (share.holders.size === 0) this.#shares.delete(name)
    }
  }

  #add(name: string, holder: Holder, bytes: number): void {
    const share = this.#shares.get(name) ?? { bytes: 0, holders: new Map<Holder, number>() }
    this.#shares.set(name, share)
    share.bytes += bytes
    share.holders.set(holder, (share.holders.get(holder) ?? 0) + bytes)
  }

  /** The first that started, of the narrowest share with most bytes within this one. */
  #findVictim(name: string): Holder | undefined {
    let victim: Holder | undefined
    let most = -1
    for (const holder of this.#shares.get(name)?.holders.keys() ?? []) {
      const bytes = this.#shares.get(holder.shares[0]?.name ?? '')?.bytes ?? 0
      if (bytes > most && holder.yields()) [victim, most] = [holder, bytes]
    }
    return victim
  }
}

/**
 * Requests at a fixed rate, independent of the answers. Each request's time counts from its planned start, so
 * that a server that stalls cannot slow its own test down. The generator reports its own delay.
 */
import { connect, type Socket } from 'node:net'
import { quantile } from './report.ts'

export type Loop = {
  readonly url: string
  readonly rate: number
  readonly seconds: number
  /** The bytes of the next request, HTTP/1.1. */
  readonly next: () => string
  /** Connections at most; further requests wait for a free one. */
  readonly connections?: number
  /** `statuses` counts all answers, whether this is given or not. */
  readonly onAnswer?: (status: number, head: string) => void
}

export type Told = {
  readonly sent: number
  readonly statuses: Readonly<Record<string, number>>
  /** Answers 2xx a second. */
  readonly goodput: number
  /** Milliseconds of the answers 2xx. */
  readonly p50: number
  readonly p99: number
  /** How late the generator sent, 99 of 100, milliseconds. */
  readonly lag: number
  readonly connections: number
  /** p99 of the answers 2xx second by second. */
  readonly by_second: readonly number[]
}

type Pending = { readonly due: number; readonly bytes: string }
type Done = (lane: Lane, pending: Pending, status: number, head: string) => void

/** One buffer for all connections: each read is parsed at once, so nothing in it has to stay. */
const shared = Buffer.allocUnsafe(65_536)

class Lane {
  readonly #socket: Socket
  #pending: Pending | null = null
  #text = ''
  readonly #done: Done

  constructor(url: URL, done: Done) {
    this.#done = done
    const onread = {
      buffer: shared,
      callback: (size: number): boolean => {
        this.#take(shared.toString('latin1', 0, size))
        return true
      },
    }
    this.#socket = connect({ port: Number(url.port), host: url.hostname, noDelay: true, onread })
    this.#socket.on('error', () => undefined)
    this.#socket.on('close', () => this.#end(0, ''))
  }

  send(pending: Pending): void {
    this.#pending = pending
    this.#socket.write(pending.bytes, 'latin1')
  }

  get usable(): boolean {
    return !this.#socket.destroyed
  }

  close(): void {
    this.#socket.destroy()
  }

  #take(text: string): void {
    this.#text += text
    const border = this.#text.indexOf('\r\n\r\n')
    if (border === -1) return
    const head = this.#text.slice(0, border)
    const length = /content-length: (\d+)/i.exec(head)?.[1]
    const complete =
      length === undefined
        ? this.#text.endsWith('0\r\n\r\n')
        : this.#text.length >= border + 4 + Number(length)
    if (!complete) return
    this.#text = ''
    this.#end(Number(head.slice(9, 12)), head)
  }

  /** Status 0: no answer came. */
  #end(status: number, head: string): void {
    const pending = this.#pending
    if (pending === null) return
    this.#pending = null
    this.#done(this, pending, status, head)
  }
}

/** Reused connections, and the queue of requests while all are busy. */
class Lanes {
  readonly all = new Set<Lane>()
  readonly #free: Lane[] = []
  readonly #waiting: Pending[] = []
  readonly #open: (done: Done) => Lane
  readonly #most: number
  readonly #done: Done
  under_way = 0

  constructor({ open, most, done }: { open: (done: Done) => Lane; most: number; done: Done }) {
    this.#open = open
    this.#most = most
    this.#done = done
  }

  send(pending: Pending): void {
    const lane = this.#freeLane()
    if (lane === undefined) this.#waiting.push(pending)
    else this.#give(lane, pending)
  }

  #give(lane: Lane, pending: Pending): void {
    this.under_way += 1
    lane.send(pending)
  }

  #freeLane(): Lane | undefined {
    for (let lane = this.#free.pop(); lane !== undefined; lane = this.#free.pop()) {
      if (lane.usable) return lane
      this.all.delete(lane)
    }
    return this.all.size < this.#most ? this.#new() : undefined
  }

  #new(): Lane {
    const lane = this.#open((...answer) => this.#answered(...answer))
    this.all.add(lane)
    return lane
  }

  #answered(...[lane, pending, status, head]: Parameters<Done>): void {
    this.under_way -= 1
    this.#done(lane, pending, status, head)
    if (!lane.usable) this.all.delete(lane)
    const later = this.#waiting.shift()
    if (later !== undefined) this.#give(lane.usable ? lane : this.#new(), later)
    else if (lane.usable) this.#free.push(lane)
  }
}

/** Sends `each` at its moment; answers when the last is sent. */
export const atRate = (rate: number, total: number, each: (due: number) => void): Promise<void> =>
  new Promise((resolve) => {
    const start = performance.now()
    let sent = 0
    const turn = (): void => {
      for (const now = performance.now(); sent < total && start + (sent * 1_000) / rate <= now; sent += 1)
        each(start + (sent * 1_000) / rate)
      if (sent < total) setTimeout(turn, 1)
      else resolve()
    }
    turn()
  })

/** Sends for the given seconds, then waits up to ten seconds for open requests. */
export async function openLoop({
  url,
  rate,
  seconds,
  next,
  connections = 2_000,
  onAnswer,
}: Loop): Promise<Told> {
  const address = new URL(url)
  const start = performance.now()
  const total = Math.round(rate * seconds)
  const good: { at: number; took: number }[] = []
  const lags: number[] = []
  const statuses: Record<string, number> = {}
  const lanes = new Lanes({
    open: (done) => new Lane(address, done),
    most: connections,
    done: (_lane, { due }, status, head) => {
      statuses[status] = (statuses[status] ?? 0) + 1
      onAnswer?.(status, head)
      if (status >= 200 && status < 300) good.push({ at: due - start, took: performance.now() - due })
    },
  })
  await atRate(rate, total, (due) => {
    lags.push(performance.now() - due)
    lanes.send({ due, bytes: next() })
  })
  for (const until = performance.now() + 10_000; lanes.under_way > 0 && performance.now() < until;)
    await new Promise((resolve) => {
      setTimeout(resolve, 20)
    })
  if (lanes.under_way > 0) statuses['unanswered'] = lanes.under_way
  for (const lane of lanes.all) lane.close()
  const p = (share: number, list: readonly { took: number }[] = good): number =>
    quantile(
      list.map(({ took }) => took),
      share,
    )
  const by_second = Array.from({ length: Math.ceil(seconds) }, (_, second) =>
    p(
      0.99,
      good.filter(({ at }) => Math.floor(at / 1_000) === second),
    ),
  )
  return {
    sent: total,
    statuses,
    goodput: good.length / seconds,
    p50: p(0.5),
    p99: p(0.99),
    lag: quantile(lags, 0.99),
    connections: lanes.all.size,
    by_second,
  }
}

/** Each caller sends its next request after the last answer: this measures the server's capacity. */
export async function closedLoop({
  url,
  seconds,
  next,
  connections = 32,
}: Omit<Loop, 'rate'>): Promise<Pick<Told, 'goodput' | 'statuses'>> {
  const address = new URL(url)
  const until = performance.now() + seconds * 1_000
  const statuses: Record<string, number> = {}
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((resolve) => {
          const lane: Lane = new Lane(address, (_lane, _pending, status) => {
            statuses[status] = (statuses[status] ?? 0) + 1
            if (performance.now() < until && lane.usable) lane.send({ due: 0, bytes: next() })
            else {
              lane.close()
              resolve()
            }
          })
          lane.send({ due: 0, bytes: next() })
        }),
    ),
  )
  const good = Object.entries(statuses).reduce(
    (sum, [status, count]) => sum + (status.startsWith('2') ? count : 0),
    0,
  )
  return { goodput: good / seconds, statuses }
}

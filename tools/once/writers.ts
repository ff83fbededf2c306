/**
 * Clients that each hold one write until it is acknowledged or refused, as the outbox of the browser does,
 * and send it again until then.
 */
import { randomUUID } from 'node:crypto'
import { request as ask } from 'node:http'
import type { Chance } from './chance.ts'
import type { Attempted, Outcome, Write } from './check.ts'

export type Target = {
  readonly url: string
  readonly path: string
  readonly token: string
  readonly bodyOf: (write: Write) => unknown
}

/** One line of the history: a client's request or its answer. */
export type Event = {
  readonly at: number
  readonly client: number
  readonly uuid: string
  readonly heard: number | 'nothing'
}

type Run = {
  readonly target: Target
  readonly chance: Chance
  readonly clients: number
  /** Acknowledged writes after which the clients stop. */
  readonly writes: number
  readonly onAcknowledged: (count: number) => void
}

/** Milliseconds after which a client gives a request up and sends it again. */
const patience = 4_000
/** A write without an answer counts as unknown after this time. */
const givesUpAfter = 120_000

function send({ url, path, token }: Target, text: string): Promise<number | 'nothing'> {
  return new Promise((resolve) => {
    const sent = ask(
      `${url}${path}`,
      {
        method: 'POST',
        agent: false,
        timeout: patience,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        },
      },
      (message) => {
        // An answer counts when it was heard whole.
        message.resume()
        message.once('end', () => resolve(message.complete ? (message.statusCode ?? 'nothing') : 'nothing'))
        message.once('error', () => resolve('nothing'))
      },
    )
    sent.once('timeout', () => sent.destroy())
    sent.once('error', () => resolve('nothing'))
    sent.once('close', () => resolve('nothing'))
    sent.end(text)
  })
}

const outcomeOf = (heard: number | 'nothing'): Outcome | null => {
  if (heard === 'nothing' || heard === 409 || heard === 429 || heard >= 500) return null
  return heard < 300 ? 'acknowledged' : 'refused'
}

function makeWrite(chance: Chance): Write {
  const poison = chance.next() < 0.03
  const uuid = randomUUID()
  return {
    uuid,
    value: poison ? 'warm' : (chance.below(50) / 10).toFixed(1),
    comment: `"${uuid}" \\ ☃ ${chance.below(1_000)}`,
    poison,
  }
}

/** Writes until `writes` were acknowledged; answers every attempt with its outcome, and the history. */
export async function write({
  target,
  chance,
  clients,
  writes,
  onAcknowledged,
}: Run): Promise<{ attempts: Attempted[]; history: Event[] }> {
  const attempts: Attempted[] = []
  const history: Event[] = []
  let acknowledged = 0
  const hold = async (client: number, one: Write): Promise<Outcome> => {
    const text = JSON.stringify(target.bodyOf(one))
    const until = Date.now() + givesUpAfter
    for (let attempt = 0; Date.now() < until; attempt += 1) {
      const heard = await send(target, text)
      history.push({ at: Date.now(), client, uuid: one.uuid, heard })
      const outcome = outcomeOf(heard)
      if (outcome !== null) return outcome
      await new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(400, 20 * 2 ** attempt)))
    }
    return 'unknown'
  }
  const work = async (client: number): Promise<void> => {
    while (acknowledged < writes) {
      const one = makeWrite(chance)
      const outcome = await hold(client, one)
      attempts.push({ write: one, outcome })
      if (outcome === 'acknowledged') onAcknowledged((acknowledged += 1))
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => work(client)))
  return { attempts, history }
}

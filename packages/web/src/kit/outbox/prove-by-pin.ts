/** Sessions for what people typed on a tablet before its network was back: one for each PIN. */
import { devices } from '@larder/contract/devices'
import { addressOf, type ResponseOf } from '@larder/contract/kit'
import { fetchOnce, problemOf } from '../call.ts'
import { Problem } from '../problem.ts'
import { tabletToken, type SealedPin } from '../tablet.ts'
import { NotProven, Unsent } from './deliver.ts'

type Session = ResponseOf<typeof devices.enter>

/** Each PIN is judged once; wrong ones are remembered too. */
const judged = new Map<string, { readonly session: Promise<Session>; readonly until: number }>()

/** The first encryption of the PIN that was not used before opens the session. */
async function ask({ spare = [], ...pin }: SealedPin): Promise<Session> {
  try {
    return await askOnce(pin)
  } catch (thrown) {
    const [next, ...others] = spare
    if (!(thrown instanceof NotProven) || thrown.message !== 'used_pin' || next === undefined) throw thrown
    return ask({ worker_id: pin.worker_id, sealed: next, spare: others })
  }
}

async function askOnce({ worker_id, sealed }: Omit<SealedPin, 'spare'>): Promise<Session> {
  const body = JSON.stringify({ token: tabletToken() ?? '', worker_id, sealed })
  const headers = { accept: 'application/json', 'content-type': 'application/json' }
  const request = { method: devices.enter.method, headers, body, credentials: 'same-origin' } as const
  const response = await fetchOnce(addressOf(devices.enter, {}), request)
  if (response.ok) return (await response.json()) as Session
  const problem = await problemOf(response)
  const [first] = problem.errors
  if (problem.status !== 422) throw new Unsent(problem, null)
  if (first?.code !== 'pin_wait') throw new NotProven(first?.code)
  const seconds = Number(response.headers.get('retry-after') ?? 60)
  throw new Unsent(new Problem({ code: 'overloaded', message: problem.message, status: 429 }), seconds)
}

/** Throws `NotProven` where the PIN was wrong, `Unsent` where it was not judged. */
export async function enterBySealedPin(pin: SealedPin): Promise<Session> {
  const judgedPin = judged.get(pin.sealed)
  if (judgedPin !== undefined && judgedPin.until > Date.now()) return judgedPin.session
  const session = ask(pin)
  judged.set(pin.sealed, { session, until: Number.POSITIVE_INFINITY })
  try {
    const { expires_in } = await session
    judged.set(pin.sealed, { session, until: Date.now() + (expires_in * 1_000) / 2 })
  } catch (thrown) {
    if (!(thrown instanceof NotProven)) judged.delete(pin.sealed)
  }
  return session
}

export const proveByPin = async (pin: SealedPin): Promise<string> =>
  (await enterBySealedPin(pin)).access_token

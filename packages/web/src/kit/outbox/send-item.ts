/** Sends one item of the outbox as its route would be called, with its key and the device's time. */
import { endSessionFor, fetchOnce, headersOf, problemOf, sessionSignal } from '../call.ts'
import { asProblem, Problem } from '../problem.ts'
import { Unsent } from './deliver.ts'
import type { OutboxItem } from './item.ts'

/** Milliseconds after which an answer is no longer waited for; a file may take longer. */
const patience = 30_000
const patienceForFile = 300_000

function bodyOf(
  { delivery, photo }: OutboxItem,
  headers: Headers,
  bytes: ArrayBuffer | null,
): BodyInit | null {
  if (photo !== null && bytes !== null) {
    const form = new FormData()
    form.append('file', new Blob([bytes], { type: photo.type }), photo.name)
    return form
  }
  if (delivery.body !== null) headers.set('content-type', 'application/json')
  return delivery.body
}

/** A photo that the browser has evicted for lack of storage cannot be sent any more. */
const gone = (): Unsent =>
  new Unsent(
    new Problem({
      code: 'invalid',
      message: 'The photo is gone.',
      status: 410,
      errors: [{ field: 'file', code: 'content_gone', message: 'The photo is gone.' }],
    }),
    null,
  )

/**
 * Resolves when the server has acknowledged, and heard whole. `bytes`: of a photo. `token`: of the person
 * whose PIN came with the item; null for the session's. Throws `Unsent`.
 */
export async function sendItem(
  item: OutboxItem,
  bytes: ArrayBuffer | null,
  token: string | null = null,
): Promise<void> {
  if (item.photo !== null && bytes === null) throw gone()
  const headers =
    token === null
      ? headersOf({ produces: 'application/json' })
      : new Headers({ accept: 'application/json', authorization: `Bearer ${token}` })
  if (item.is_unproven === true) headers.set('x-larder-unproven', '1')
  headers.set('idempotency-key', item.op_id)
  headers.set('x-larder-device-time', new Date().toISOString())
  const signal = AbortSignal.any([
    sessionSignal(),
    AbortSignal.timeout(item.photo === null ? patience : patienceForFile),
  ])
  try {
    const response = await fetchOnce(item.delivery.address, {
      method: item.delivery.method,
      headers,
      signal,
      credentials: 'same-origin',
      body: bodyOf(item, headers, bytes),
    })
    if (response.ok) return void (await response.arrayBuffer())
    const wished = Number(response.headers.get('retry-after') ?? Number.NaN)
    const problem = await problemOf(response)
    if (token === null) endSessionFor(problem)
    throw new Unsent(problem, Number.isFinite(wished) ? wished : null)
  } catch (thrown) {
    throw thrown instanceof Unsent ? thrown : new Unsent(asProblem(thrown), null)
  }
}

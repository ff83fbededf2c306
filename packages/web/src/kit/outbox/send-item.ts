/** Sends one item of the outbox as its route would be called, with its key and the device's time. */
import { endSessionFor, fetchOnce, headersOf, problemOf, sessionSignal } from '../call.ts'
import { asProblem } from '../problem.ts'
import { noteDate } from './clock.ts'
import { Unsent } from './deliver.ts'
import type { OutboxItem } from './item.ts'

/** Milliseconds after which an answer is no longer waited for; a file may take longer. */
const patience = 30_000
const patienceForFile = 300_000

function bodyOf({ delivery, file, file_name }: OutboxItem, headers: Headers): BodyInit | null {
  if (file !== null) {
    const form = new FormData()
    form.append('file', file, file_name ?? 'photo')
    return form
  }
  if (delivery.body !== null) headers.set('content-type', 'application/json')
  return delivery.body
}

/** Resolves when the server has acknowledged, and heard whole. Throws `Unsent`. */
export async function sendItem(item: OutboxItem): Promise<void> {
  const headers = headersOf({ produces: 'application/json' })
  headers.set('idempotency-key', item.op_id)
  headers.set('x-larder-device-time', new Date().toISOString())
  const signal = AbortSignal.any([sessionSignal(), AbortSignal.timeout(item.file === null ? patience : patienceForFile)])
  try {
    const response = await fetchOnce(item.delivery.address, { method: item.delivery.method, headers, signal, credentials: 'same-origin', body: bodyOf(item, headers) })
    noteDate(response.headers.get('date'), Date.now())
    if (response.ok) return void (await response.arrayBuffer())
    const wished = Number(response.headers.get('retry-after') ?? Number.NaN)
    const problem = await problemOf(response)
    endSessionFor(problem)
    throw new Unsent(problem, Number.isFinite(wished) ? wished : null)
  } catch (thrown) {
    throw thrown instanceof Unsent ? thrown : new Unsent(asProblem(thrown), null)
  }
}

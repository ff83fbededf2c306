/**
 * Sends a file to an upload route and reports the progress, which XMLHttpRequest can and `fetch` cannot.
 * call.ts decides how an answer changes the session.
 */
import { addressOf, type CallInput, type ResponseOf, type Route } from '@larder/contract/kit'
import { endSessionFor, headersOf, problemFrom, sessionSignal } from './call.ts'
import { Problem } from './problem.ts'

export type Sending<R extends Route> = {
  readonly route: R
  readonly params: CallInput<R>['params']
  readonly query?: CallInput<R>['query']
  readonly file: File
  readonly onProgress: (sent: number, total: number) => void
  readonly signal: AbortSignal
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** Throws `Problem`. */
export function sendFile<R extends Route>({
  route,
  params,
  query,
  file,
  onProgress,
  signal,
}: Sending<R>): Promise<ResponseOf<R>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const stop = AbortSignal.any([signal, sessionSignal()])
    const abort = (): void => request.abort()
    const fail = (code: 'network' | 'cancelled') => (): void => reject(new Problem({ code, message: code }))
    request.open(route.method, addressOf(route, { params, query } as CallInput<R>))
    headersOf(route).forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.addEventListener('progress', (event) => onProgress(event.loaded, event.total))
    request.addEventListener('error', fail('network'))
    request.addEventListener('abort', fail('cancelled'))
    request.addEventListener('load', () => {
      const body = parse(request.responseText)
      if (request.status === route.status) return resolve(body as ResponseOf<R>)
      const problem = problemFrom(request.status, request.statusText, body)
      endSessionFor(problem)
      return reject(problem)
    })
    request.addEventListener('loadend', () => stop.removeEventListener('abort', abort))
    stop.addEventListener('abort', abort, { once: true })
    if (stop.aborted) return fail('cancelled')()
    const form = new FormData()
    form.append('file', file)
    request.send(form)
    return undefined
  })
}

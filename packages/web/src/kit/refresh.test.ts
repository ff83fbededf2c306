import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const aborted = (): Error => new TypeError('Failed to fetch dynamically imported module: /assets/shell.js')

/** The page as the build of this name serves it, and a server that serves another one or none. */
function serve(pageVersion: string, serverVersion: string | null): void {
  document.head.innerHTML = `<script type="module" src="/assets/${pageVersion}.js"></script>`
  const answer = (): Promise<Response> =>
    serverVersion === null
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(Response.json({ status: 'ok', web_version: serverVersion }))
  vi.stubGlobal('fetch', answer)
}

/** Loads the module again, since it remembers that a refresh is needed. */
async function refreshAsked(
  load: () => Promise<unknown>,
): Promise<{ readonly failure: unknown; readonly asked: boolean }> {
  vi.resetModules()
  const { loadPiece, watchRefreshNeeded } = await import('./refresh.ts')
  let asked = false
  watchRefreshNeeded(() => (asked = true))
  const loading = loadPiece(load).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  await vi.runAllTimersAsync()
  const failure = await loading
  return { failure, asked }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

describe('loadPiece', () => {
  it('asks for a refresh where the server has another version', async () => {
    serve('index-AAAA', 'index-BBBB')
    expect(await refreshAsked(() => Promise.reject(aborted()))).toMatchObject({
      failure: { name: 'MissingPiece' },
      asked: true,
    })
  })
  it.each([
    ['has the same version', 'index-AAAA'],
    ['does not answer', null],
  ])('does not ask for a refresh where the server %s', async (_name, version) => {
    serve('index-AAAA', version)
    expect(await refreshAsked(() => Promise.reject(aborted()))).toMatchObject({
      failure: { name: 'MissingPiece' },
      asked: false,
    })
  })
  it('passes on an error of the chunk itself', async () => {
    serve('index-AAAA', 'index-BBBB')
    expect(await refreshAsked(() => Promise.reject(new Error('x is not a function')))).toMatchObject({
      failure: { message: 'x is not a function' },
      asked: false,
    })
  })
})

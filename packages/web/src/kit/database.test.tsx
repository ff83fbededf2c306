/** Databases that are refused or never answer: on a real IndexedDB implementation whose requests get lost. */
import 'fake-indexeddb/auto'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { entries } from '@larder/contract/entries'
import { databaseOf, restAfterLate } from './database.ts'
import { keepOrRecall, recall } from './kept-reads.ts'
import { saveOperation } from './outbox/save.ts'
import { startOutbox } from './outbox/deliverer.ts'
import { Problem } from './problem.ts'
import { clearDrafts, clearReads } from './storage.ts'

const open = Reflect.get(IDBFactory.prototype, 'open') as IDBFactory['open']
let count = 0
const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'it worked',
    (thrown: unknown) => (thrown as Error).message,
  )
const fresh = () =>
  databaseOf<{ one: { key: string; value: string } }>(
    `test-${(count += 1)}`,
    1,
    (database) => void database.createObjectStore('one'),
  )

/** Requests to open are lost. */
function hang(): void {
  IDBFactory.prototype.open = function lose(name, version) {
    const request = open.call(this, `lost-${name}`, version)
    request.addEventListener = () => undefined
    return request
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  IDBFactory.prototype.open = open
})

describe('a database', () => {
  it('fails within 5 seconds where it never opens, then at once, and works when it answers again', async () => {
    const { use, keeping } = fresh()
    hang()
    const first = reasonOf(use(async (database) => database.get('one', 'x')))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await first).toMatch('does not answer')
    await expect(use(async (database) => database.get('one', 'x'))).rejects.toThrow('does not answer')
    expect(keeping.get()).toBe('stuck')
    IDBFactory.prototype.open = open
    await vi.advanceTimersByTimeAsync(restAfterLate)
    await use(async (database) => database.put('one', 'value', 'x'))
    expect([await use(async (database) => database.get('one', 'x')), keeping.get()]).toEqual([
      'value',
      'works',
    ])
  })

  it('fails within 5 seconds where a transaction never ends, and says so to the work', async () => {
    const { use, keeping } = fresh()
    await use(async () => undefined)
    const aborted = vi.fn<() => void>()
    const stuck = reasonOf(
      use((_database, late) => {
        late.addEventListener('abort', aborted)
        return new Promise(() => undefined)
      }),
    )
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await stuck).toMatch('does not answer')
    expect([aborted.mock.calls.length, keeping.get()]).toEqual([1, 'stuck'])
  })

  it('is refused at once where the browser refuses it', async () => {
    const { use, keeping } = fresh()
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    IDBFactory.prototype.open = refuse
    vi.spyOn(IDBFactory.prototype, 'deleteDatabase').mockImplementation(refuse)
    await expect(use(async () => 1)).rejects.toThrow('insecure')
    expect(keeping.get()).toBe('refused')
    expect([clearReads(), clearDrafts()]).toEqual([undefined, undefined])
  })
})

it('answers that are kept are given up within 5 seconds where the database never answers', async () => {
  hang()
  const problem = new Problem({ code: 'network', message: 'no network' })
  const answer = reasonOf(keepOrRecall(['today'], Promise.reject(problem)))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await answer).toBe('no network')
  expect(await recall(['today'])).toBeUndefined()
})

it('entries are sent within a minute although the browser says that there is no network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const sent: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    sent.push(String(address))
    return Response.json({})
  })
  const client = { cancelQueries: async () => undefined, invalidateQueries: async () => undefined }
  await startOutbox(7, client as unknown as QueryClient)
  await saveOperation({
    route: entries.create,
    input: {
      params: { placeId: 1, id: 4, taskId: 5 },
      body: { uuid: crypto.randomUUID(), entry_fields: [] },
    },
    entity: 'one',
    title: 'Fridge',
    detail: '4 °C',
    place_id: 1,
  })
  const isSent = (): boolean => sent.some((address) => address.includes('/tasks/'))
  expect(isSent()).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  await vi.waitFor(() => expect(isSent()).toBe(true))
})

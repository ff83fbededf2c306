import { companies } from '@larder/contract/companies'
import { permissions } from '@larder/contract/permissions'
import { tickets } from '@larder/contract/tickets'
import { addressOf, type Route } from '@larder/contract/kit'
import type { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { companiesOf } from '#kit/access.ts'
import { call } from '#kit/call.ts'
import { createQueryClient } from '#kit/query.ts'
import { currentSession, endSession, selectCompany, selectPlace, startSession } from '#kit/session.ts'
import { moveWhenPlaceIsLost } from './lost-place.ts'
import { paths } from './paths.ts'

const company = (id: number) => ({ id, name: `Company ${id}`, places: [{ id: 10 * id, name: 'Kitchen' }] })
const lost = () =>
  Response.json({ code: 'not_found', message: 'No query results for model [Place]' }, { status: 404 })

let client: QueryClient
let stop = (): void => undefined
const visited: string[] = []
/** The requests that wait for their answers. */
const waiting: { readonly address: string; readonly answer: (response: Response) => void }[] = []

/** Answers the oldest waiting request of the route. */
async function answer(route: Route, response: Response, input = {}): Promise<void> {
  const address = addressOf(route, input)
  await vi.waitFor(() => expect(waiting.map((one) => one.address)).toContain(address))
  const at = waiting.findIndex((one) => one.address === address)
  waiting.splice(at, 1)[0]?.answer(response)
}
const ofPlace = { params: { placeId: 20 } }
/** A request of the open page. */
const read = (signal?: AbortSignal) =>
  call(tickets.list, ofPlace, { signal }).then(
    () => 'answered',
    (thrown: { readonly code: string }) => thrown.code,
  )
const answerAccess = async (list: readonly unknown[]): Promise<void> => {
  await answer(companies.list, Response.json(list))
  await answer(permissions.current, Response.json({ kind: 'user' }))
}

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    if (signal?.aborted === true) return Promise.reject(signal.reason)
    return new Promise<Response>((resolve, reject) => {
      waiting.push({ address, answer: resolve })
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  })
  startSession({ access_token: 'mine', expires_in: 60 })
  selectCompany(2)
  selectPlace(20)
  client = createQueryClient()
  client.setQueryData(companiesOf().queryKey, [company(1), company(2)] as never)
  stop = moveWhenPlaceIsLost(client, { navigate: async ({ href }) => void visited.push(href) })
})
afterEach(() => {
  stop()
  client.clear()
  endSession('left')
  vi.unstubAllGlobals()
  visited.length = 0
  waiting.length = 0
})

describe('a place that was removed while its page is open', () => {
  it('leads to another one', async () => {
    const page = read()
    await answer(tickets.list, lost(), ofPlace)
    expect(await page).toBe('not_found')
    await answerAccess([company(1)])
    await vi.waitFor(() => expect(visited).toEqual([paths.home]))
    expect(currentSession()).toMatchObject({ company_id: 1, place_id: 10 })
  })
  it('leads to another one, although an older list of the companies is on its way', async () => {
    void client.fetchQuery({ ...companiesOf(), staleTime: 0 }).catch(() => undefined)
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    const page = read()
    await answer(tickets.list, lost(), ofPlace)
    expect(await page).toBe('not_found')
    await answer(companies.list, Response.json([company(1), company(2)]))
    await answerAccess([company(1)])
    await vi.waitFor(() => expect(visited).toEqual([paths.home]))
    expect(currentSession()).toMatchObject({ company_id: 1, place_id: 10 })
  })
  it('is found by the next page, where the first was left before its answer', async () => {
    const left = new AbortController()
    const first = read(left.signal)
    left.abort()
    expect(await first).toBe('cancelled')
    expect(visited).toEqual([])
    waiting.length = 0
    void read()
    await answer(tickets.list, lost(), ofPlace)
    await answerAccess([company(1)])
    await vi.waitFor(() => expect(visited).toEqual([paths.home]))
  })
  it('is looked for again, where the companies could not be read the first time', async () => {
    vi.spyOn(console, 'info').mockReturnValue()
    void read()
    await answer(tickets.list, lost(), ofPlace)
    await answer(companies.list, Response.json({ code: 'forbidden', message: 'no' }, { status: 403 }))
    await answer(permissions.current, Response.json({ kind: 'user' }))
    await vi.waitFor(() => expect(client.isFetching()).toBe(0))
    void read()
    await answer(tickets.list, lost(), ofPlace)
    await answerAccess([company(1)])
    await vi.waitFor(() => expect(visited).toEqual([paths.home]))
  })
})

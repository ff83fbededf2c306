import { companies } from '@larder/contract/companies'
import { tickets } from '@larder/contract/tickets'
import { notifications, notificationsStore } from '@mantine/notifications'
import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Problem } from './problem.ts'
import { createQueryClient, query, refetch } from './query.ts'

const problem = (code: string, status: number): Problem =>
  new Problem({ code, status, message: `Problem ${code}`, errors: [], current: null })

/** Fails to refresh a query that is shown. */
async function failToRefresh(thrown: Problem): Promise<void> {
  const client = createQueryClient()
  client.setQueryData(['list'], [1])
  await client
    .fetchQuery({ queryKey: ['list'], queryFn: () => Promise.reject(thrown), retry: false, staleTime: 0 })
    .catch(() => undefined)
}
const toasts = (): number => notificationsStore.getState().notifications.length

describe('a list that could not be refreshed', () => {
  beforeEach(() => notifications.clean())
  it('shows the reason where the server answered', async () => {
    await failToRefresh(problem('internal', 500))
    await vi.waitFor(() => expect(toasts()).toBe(1))
  })
  it('shows nothing where there is no network, because the page shows that itself', async () => {
    await failToRefresh(problem('network', 0))
    // The next problem is shown alone.
    await failToRefresh(problem('internal', 500))
    await vi.waitFor(() => expect(toasts()).toBeGreaterThan(0))
    expect(toasts()).toBe(1)
  })
})

describe('a change while a page is loading', () => {
  it('is shown, although the first answer was read before the change', async () => {
    const client = createQueryClient()
    const answers: ((text: string) => void)[] = []
    const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
    const { meta } = query(tickets.revisions, { params: { placeId: 1, id: 1 } })
    const observer = new QueryObserver(client, { queryKey: ['revisions'], queryFn, ...(meta && { meta }) })
    const leave = observer.subscribe(() => undefined)
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    const refetched = refetch(client, tickets.answer.writes)
    answers[0]?.('before the change')
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    answers[1]?.('after the change')
    await refetched
    expect(observer.getCurrentResult().data).toBe('after the change')
    leave()
  })
})

it('a write makes the answers stale that read what it wrote, and no others', async () => {
  const client = createQueryClient()
  const known = {
    list: query(tickets.list, { params: { placeId: 1 } }),
    ticket: query(tickets.get, { params: { placeId: 1, id: 1 } }),
    companies: query(companies.list),
  }
  await Promise.all(
    Object.values(known).map(({ queryKey, meta }) =>
      client.prefetchQuery({ queryKey: [...queryKey], queryFn: () => 'answer', ...(meta && { meta }) }),
    ),
  )
  const stale = (): string[] =>
    Object.entries(known).flatMap(([name, { queryKey }]) =>
      client.getQueryState(queryKey)?.isInvalidated === true ? [name] : [],
    )
  await refetch(client, tickets.remove.writes)
  expect(stale()).toEqual(['list'])
  await refetch(client, tickets.answer.writes)
  expect(stale()).toEqual(['list', 'ticket'])
})

import { notifications, notificationsStore } from '@mantine/notifications'
import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Problem } from './problem.ts'
import { createQueryClient, refetch } from './query.ts'

const problem = (code: string, status: number): Problem =>
  new Problem({ code, status, message: `Problem ${code}`, errors: [], current: null })

/** What was shown could not be refreshed. */
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
  it('says why where the server answered', async () => {
    await failToRefresh(problem('internal', 500))
    await vi.waitFor(() => expect(toasts()).toBe(1))
  })
  it('says nothing where there is no network: the page shows that by itself', async () => {
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
    const observer = new QueryObserver(client, { queryKey: ['tickets.revisions', {}], queryFn })
    const leave = observer.subscribe(() => undefined)
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    const refetched = refetch(client, ['tickets.revisions'])
    answers[0]?.('before the change')
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    answers[1]?.('after the change')
    await refetched
    expect(observer.getCurrentResult().data).toBe('after the change')
    leave()
  })
})

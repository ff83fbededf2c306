import { notifications, notificationsStore } from '@mantine/notifications'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Problem } from './problem.ts'
import { createQueryClient } from './query.ts'

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

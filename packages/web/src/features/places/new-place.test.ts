import { notifications, notificationsStore } from '@mantine/notifications'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Company } from '#kit/access.ts'
import { noticeBillingDate } from './new-place.tsx'

beforeEach(() => notifications.clean())

const toastsFor = async (places: number, stripe_subscription_id: string | null): Promise<unknown[]> => {
  const subscription = { stripe_subscription_id }
  const company = { subscription, places: Array.from({ length: places }, (_, id) => ({ id })) }
  noticeBillingDate(company as unknown as Company)
  await vi.dynamicImportSettled()
  return notificationsStore.getState().notifications.map(({ color }) => color)
}

it('says that the next billing date moves where another place is paid by card', async () => {
  expect(await toastsFor(1, 'sub_1')).toEqual(['amber'])
})
it.each([
  ['the first place', 0, 'sub_1'],
  ['a company that pays nothing by card', 1, null],
] as const)('says nothing of it for %s', async (_what, places, subscription) => {
  expect(await toastsFor(places, subscription)).toEqual([])
})

import { notifications } from '@larder/contract/notifications'
import { query, useCall } from '#kit/query.ts'

/** Asked for again every minute while the page is seen. */
export const notificationsOf = (placeId: number) => ({
  ...query(notifications.list, { params: { placeId } }),
  refetchInterval: 60_000,
})
export const useReadNotifications = () => useCall(notifications.read)

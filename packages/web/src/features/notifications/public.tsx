import { lazy } from 'react'
import { loadPiece } from '#kit/refresh.ts'

/** Loads when the panel opens for the first time; needs a `Suspense`. */
export const NotificationList = lazy(() =>
  loadPiece(() => import('./notification-list.tsx')).then(({ NotificationList: list }) => ({
    default: list,
  })),
)
export { notificationsOf, useReadNotifications } from './notifications.api.ts'

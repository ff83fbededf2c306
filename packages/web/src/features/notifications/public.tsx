import { lazyPiece } from '#kit/lazy-piece.ts'

/** Loads when the panel opens for the first time; needs a `Suspense`. */
export const NotificationList = lazyPiece(() => import('./notification-list.tsx'), 'NotificationList')
export { notificationsOf, useReadNotifications } from './notifications.api.ts'

import { Notifications, notifications, type NotificationData } from '@mantine/notifications'
import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'

/** Where toasts stand. Loaded after the first paint; what was shown before it came appears when it does. */
export function ToastArea() {
  return <Notifications position="top-center" limit={4} zIndex={1000} />
}

export function showToast(given: NotificationData): void {
  notifications.show(given)
}

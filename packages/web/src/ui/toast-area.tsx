import { Notifications } from '@mantine/notifications'
import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'

/** Where toasts stand. */
export function ToastArea() {
  return <Notifications position="top-center" limit={4} zIndex={1000} />
}

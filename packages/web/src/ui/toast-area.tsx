import { Notifications } from '@mantine/notifications'
import '@mantine/notifications/styles.css'

/** Toasts stand below the header, so that menu, place and account can be used while they show. */
export function ToastArea() {
  return <Notifications position="top-center" limit={4} zIndex={1000} mt={60} />
}

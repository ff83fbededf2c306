import type { ComponentProps } from 'react'
import { ConfirmModal } from './confirm-modal.tsx'

/** `ConfirmModal`, in the page only while it is open. */
export function ConfirmQuestion(props: ComponentProps<typeof ConfirmModal>) {
  if (!props.opened) return null
  return <ConfirmModal {...props} />
}

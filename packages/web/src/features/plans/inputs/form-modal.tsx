import { Modal, Stack } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useFocusBack } from '#kit/focus.ts'
import { useSay } from '#kit/i18n.ts'
import { FormButtons } from '#ui/form-buttons.tsx'

type Props = {
  readonly title: string
  readonly saving: boolean
  /** The verb on the button; “Save” by default. */
  readonly submit?: string
  readonly onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A short form in a modal, mounted while it is open. The input stays while a save is refused; a click outside
 * does not close it.
 */
export function FormModal({ title, saving, submit, onSubmit, onClose, children }: Props) {
  const say = useSay()
  useFocusBack()
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': say('ui.close') }}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">{children}</Stack>
        <FormButtons saving={saving} onCancel={onClose} submit={submit} mt="lg" />
      </form>
    </Modal>
  )
}

import { Button, Group, Modal, Stack } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { useSay } from '#kit/i18n.ts'

type Props = {
  readonly title: string
  readonly saving: boolean
  /** The verb on the button; «Save» unless told. */
  readonly submit?: string
  readonly onSubmit: (event?: FormEvent<HTMLFormElement>) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A short form in a modal, mounted while it is open. What was typed stays while a save is refused; a click beside it closes nothing. */
export function FormModal({ title, saving, submit, onSubmit, onClose, children }: Props) {
  const say = useSay()
  return (
    <Modal opened onClose={onClose} title={title} size="lg" closeOnClickOutside={false} closeButtonProps={{ 'aria-label': say('ui.close') }}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">{children}</Stack>
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" onClick={onClose}>
            {say('ui.cancel')}
          </Button>
          <Button type="submit" loading={saving}>
            {submit ?? say('ui.save')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}

import { Button, Group, Modal, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFocusBack } from '#kit/focus.ts'
import { useSay } from '#kit/i18n.ts'

type Props = {
  readonly opened: boolean
  readonly title: string
  /** The consequences, and which of them cannot be undone. */
  readonly children: ReactNode
  /** The verb on the button: Remove, Confirm changes. */
  readonly confirm: string
  readonly dangerous?: boolean
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmModal({ opened, ...question }: Props) {
  return opened ? <Question {...question} /> : null
}

function Question({ title, children, confirm, onConfirm, onClose, ...state }: Omit<Props, 'opened'>) {
  const say = useSay()
  const { dangerous = false, busy = false } = state
  useFocusBack()
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': say('ui.close') }}>
      <Text component="div">{children}</Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          {say('ui.cancel')}
        </Button>
        <Button {...(dangerous && { color: 'red' })} loading={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </Group>
    </Modal>
  )
}

import { Button, Group, Modal, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'

export type OfferProps = {
  readonly title: string
  readonly text: string
  readonly onClose: () => void
}

/** A paid feature: links to billing for users with access to it, and can always be closed. */
export function OfferModal({ title, text, onClose }: OfferProps) {
  const say = useSay()
  const navigate = useNavigate()
  const { can } = useAccess()
  const maySee = can('billing.view')
  const see = (): void => {
    onClose()
    void navigate({ to: paths.choosePayment })
  }
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': say('ui.close') }}>
      <Text>{text}</Text>
      {!maySee && (
        <Text mt="sm" c="dimmed">
          {say('billing.ask_manager')}
        </Text>
      )}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          {say(maySee ? 'ui.cancel' : 'ui.close')}
        </Button>
        {maySee && <Button onClick={see}>{say('billing.see_package')}</Button>}
      </Group>
    </Modal>
  )
}

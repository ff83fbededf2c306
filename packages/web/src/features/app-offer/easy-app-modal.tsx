import { Button, Code, Group, Modal, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useFocusBack } from '#kit/focus.ts'
import { useSay } from '#kit/i18n.ts'
import { AddressCode } from './address-code.tsx'
import styles from './app-offer.module.css'

/**
 * “Daily tasks in easy app”: the address for the phones of those who fill in the activity log, and how to
 * install it.
 */
export function EasyAppModal({ onClose }: { readonly onClose: () => void }) {
  const say = useSay()
  useFocusBack()
  const address = `${window.location.origin}${paths.activityLogTimeline}`
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={say('app.easy_title')}
      closeButtonProps={{ 'aria-label': say('ui.close'), size: 44 }}
    >
      <div className={styles.offer}>
        <AddressCode address={address} />
        <Stack gap="sm">
          <Text>{say('app.easy_text')}</Text>
          <Code fz="sm" style={{ overflowWrap: 'anywhere' }}>
            {address}
          </Code>
        </Stack>
      </div>
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button
          size="md"
          variant="default"
          renderRoot={(props) => <Link {...props} to={paths.activityLogApp} onClick={onClose} />}
        >
          {say('app.easy_how')}
        </Button>
        <Button size="md" onClick={onClose}>
          {say('ui.close')}
        </Button>
      </Group>
    </Modal>
  )
}

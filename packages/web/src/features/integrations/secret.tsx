import { Alert, Button, CopyButton, Group, TextInput } from '@mantine/core'
import { IconCheck, IconCopy, IconKey } from '@tabler/icons-react'
import { useSay } from '#kit/i18n.ts'

type Props = {
  readonly title: string
  readonly label: string
  readonly secret: string
  readonly onClose: () => void
}

/** A secret that is shown this once. */
export function Secret({ title, label, secret, onClose }: Props) {
  const say = useSay()
  return (
    <Alert
      mt="lg"
      color="amber"
      icon={<IconKey />}
      title={title}
      role="status"
      withCloseButton
      onClose={onClose}
      closeButtonLabel={say('ui.close')}
    >
      {say('integrations.secret_text')}
      <Group mt="sm" gap="sm" align="center">
        <TextInput
          aria-label={label}
          value={secret}
          readOnly
          flex={1}
          miw={200}
          ff="monospace"
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={
                copied ? <IconCheck size={18} stroke={1.8} /> : <IconCopy size={18} stroke={1.8} />
              }
              onClick={copy}
            >
              {say(copied ? 'integrations.copied' : 'integrations.copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
    </Alert>
  )
}

import { Alert, Button, CopyButton, Group, TextInput } from '@mantine/core'
import { IconCheck, IconCopy, IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { Card } from '#ui/card.tsx'
import { useCreateToken } from './integrations.api.ts'

/** Makes a token and shows its secret, this once. */
export function NewToken({ companyId }: { readonly companyId: number }) {
  const say = useSay()
  const create = useCreateToken()
  const [secret, setSecret] = useState<{ readonly name: string; readonly token: string } | null>(null)
  const form = useCallForm({
    initialValues: { name: '' },
    validate: { name: required },
    save: async ({ name }) => {
      setSecret(await create.mutateAsync({ params: { companyId }, body: { name: name.trim() } }))
      form.form.reset()
    },
  })
  return (
    <Card title={say('integrations.new')}>
      <form onSubmit={form.submit} noValidate>
        <Group align="flex-end" gap="sm">
          <TextInput
            {...form.field('name')}
            label={say('integrations.name')}
            placeholder={say('integrations.name_example')}
            maxLength={100}
            flex={1}
            miw={200}
            required
          />
          <Button type="submit" loading={form.saving}>
            {say('integrations.create')}
          </Button>
        </Group>
      </form>
      {secret !== null && <Secret name={secret.name} token={secret.token} onClose={() => setSecret(null)} />}
    </Card>
  )
}

type SecretProps = { readonly name: string; readonly token: string; readonly onClose: () => void }

function Secret({ name, token, onClose }: SecretProps) {
  const say = useSay()
  return (
    <Alert
      mt="lg"
      color="amber"
      icon={<IconKey />}
      title={say('integrations.secret_title', { name })}
      role="status"
      withCloseButton
      onClose={onClose}
      closeButtonLabel={say('ui.close')}
    >
      {say('integrations.secret_text')}
      <Group mt="sm" gap="sm" align="center">
        <TextInput
          aria-label={say('integrations.secret')}
          value={token}
          readOnly
          flex={1}
          miw={200}
          ff="monospace"
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={token}>
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

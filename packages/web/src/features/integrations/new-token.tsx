import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { Card } from '#ui/card.tsx'
import { useCreateToken } from './integrations.api.ts'
import { Secret } from './secret.tsx'

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
      {secret !== null && (
        <Secret
          title={say('integrations.secret_title', { name: secret.name })}
          label={say('integrations.secret')}
          secret={secret.token}
          onClose={() => setSecret(null)}
        />
      )}
    </Card>
  )
}

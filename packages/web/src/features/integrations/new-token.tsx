import { tokenDays, tokenScopes, type TokenScope } from '@larder/core/permissions'
import { Button, Checkbox, Group, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCallForm, type CallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/choice-field.tsx'
import { useCreateToken } from './integrations.api.ts'
import { Secret } from './secret.tsx'
import { scopeNames } from './token-scopes.ts'

type Values = { name: string; scopes: TokenScope[]; days: string }

/** Makes a token and shows its secret, this once. */
export function NewToken({ companyId }: { readonly companyId: number }) {
  const say = useSay()
  const create = useCreateToken()
  const [secret, setSecret] = useState<{ readonly name: string; readonly token: string } | null>(null)
  const form = useCallForm<Values>({
    initialValues: { name: '', scopes: [], days: '365' },
    validate: { name: required, scopes: (scopes) => (scopes.length === 0 ? 'required' : null) },
    save: async ({ name, scopes, days }) => {
      const valid_days = tokenDays.find((one) => String(one) === days) ?? null
      const body = { name: name.trim(), scopes, valid_days }
      setSecret(await create.mutateAsync({ params: { companyId }, body }))
      form.form.reset()
    },
  })
  return (
    <Card title={say('integrations.new')}>
      <form onSubmit={form.submit} noValidate>
        <Stack gap="md">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              {...form.field('name')}
              label={say('integrations.name')}
              placeholder={say('integrations.name_example')}
              maxLength={100}
              required
            />
            <ChoiceField
              {...form.field('days')}
              label={say('integrations.valid')}
              placeholder={say('integrations.valid_always')}
              data={tokenDays.map((days) => ({
                value: String(days),
                label: say('integrations.valid_days', { count: days }),
              }))}
            />
          </SimpleGrid>
          <ScopeChoice {...form.field('scopes')} />
          <Group justify="flex-end">
            <Button type="submit" loading={form.saving}>
              {say('integrations.create')}
            </Button>
          </Group>
        </Stack>
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

function ScopeChoice(props: ReturnType<CallForm<Values>['field']>) {
  const say = useSay()
  const { name: _, ...field } = props
  return (
    <Checkbox.Group {...field} label={say('integrations.scopes')}>
      <Group gap="lg" mt="xs">
        {tokenScopes.map((scope) => (
          <Checkbox key={scope} value={scope} label={say(scopeNames[scope])} />
        ))}
      </Group>
    </Checkbox.Group>
  )
}

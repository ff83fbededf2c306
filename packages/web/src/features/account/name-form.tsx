import { Button, Group, SimpleGrid, TextInput } from '@mantine/core'
import type { Profile } from '#kit/access.ts'
import { useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { toast } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { useChangeName } from './account.api.ts'

/** General 5.4. */
export function NameForm({ profile }: { readonly profile: Profile }) {
  const say = useSay()
  const change = useChangeName()
  const form = useCallForm({
    initialValues: { first_name: profile.firstname, last_name: profile.lastname },
    validate: { first_name: required, last_name: required },
    save: async (body) => {
      await change.mutateAsync({ body })
      toast('success', say('account.name_change_success'))
    },
  })
  return (
    <Card title={say('account.name')}>
      <form onSubmit={form.submit} noValidate>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            {...form.field('first_name')}
            label={say('account.first_name')}
            autoComplete="given-name"
            required
          />
          <TextInput
            {...form.field('last_name')}
            label={say('account.last_name')}
            autoComplete="family-name"
            required
          />
        </SimpleGrid>
        <Group justify="flex-end" mt="md">
          <Button type="submit" loading={form.saving}>
            {say('account.save_name')}
          </Button>
        </Group>
      </form>
    </Card>
  )
}

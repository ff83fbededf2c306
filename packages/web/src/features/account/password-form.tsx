import { Button, Group, PasswordInput, Stack } from '@mantine/core'
import { usePasswordPolicy } from '#kit/auth-options.ts'
import { useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { newPassword } from '#kit/password-rule.ts'
import { oldPassword } from '#kit/rules.ts'
import { toast } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { useChangePassword } from './account.api.ts'

/** General 5.5. */
export function PasswordForm() {
  const say = useSay()
  const change = useChangePassword()
  const rule = newPassword(usePasswordPolicy())
  const form = useCallForm({
    initialValues: { old_password: '', new_password: '', confirm: '' },
    validate: {
      old_password: oldPassword,
      new_password: rule,
      confirm: (value, values) =>
        rule(value) ?? (value === values.new_password ? null : say('account.passwords_differ')),
    },
    save: async ({ old_password, new_password }) => {
      await change.mutateAsync({ body: { old_password, new_password } })
      form.form.reset()
      toast('success', say('account.pw_change_success'))
    },
  })
  const toggle = { visibilityToggleButtonProps: { 'aria-label': say('auth.show_password') }, required: true }
  return (
    <Card title={say('account.password')}>
      <form onSubmit={form.submit} noValidate>
        <Stack gap="md">
          <PasswordInput
            {...form.field('old_password')}
            label={say('account.old_password')}
            autoComplete="current-password"
            {...toggle}
          />
          <PasswordInput
            {...form.field('new_password')}
            label={say('account.new_password')}
            autoComplete="new-password"
            {...toggle}
          />
          <PasswordInput
            {...form.field('confirm')}
            label={say('account.confirm_password')}
            autoComplete="new-password"
            {...toggle}
          />
        </Stack>
        <Group justify="flex-end" mt="md">
          <Button type="submit" loading={form.saving}>
            {say('account.save_password')}
          </Button>
        </Group>
      </form>
    </Card>
  )
}

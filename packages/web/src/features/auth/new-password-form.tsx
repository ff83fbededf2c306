import type { account } from '@larder/contract/account'
import type { ResponseOf } from '@larder/contract/kit'
import { Button, PasswordInput, Stack } from '@mantine/core'
import { usePasswordPolicy } from '#kit/auth-options.ts'
import { useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { newPassword } from '#kit/password-rule.ts'
import { AuthHead } from './auth-head.tsx'
import { useSetNewPassword } from './auth.api.ts'

type Props = {
  readonly token: string
  readonly title: string
  readonly hint: string
  readonly submit: string
  readonly onDone: (answer: ResponseOf<typeof account.setNewPassword>) => Promise<void>
}

/** Sets a password by the token of a mail. */
export function NewPasswordForm({ token, title, hint, submit, onDone }: Props) {
  const say = useSay()
  const setNewPassword = useSetNewPassword()
  const policy = usePasswordPolicy()
  const rule = newPassword(policy)
  const form = useCallForm({
    initialValues: { new_password: '', confirm: '' },
    validate: {
      new_password: rule,
      confirm: (value, values) =>
        rule(value) ?? (value === values.new_password ? null : say('account.passwords_differ')),
    },
    save: async ({ new_password }) =>
      onDone(await setNewPassword.mutateAsync({ body: { password_token: token, new_password } })),
  })
  const common = {
    autoComplete: 'new-password',
    visibilityToggleButtonProps: { 'aria-label': say('auth.show_password') },
    required: true,
  } as const
  const rules = say(policy === 'strong' ? 'auth.password_hint_strong' : 'auth.password_hint')
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <div>
          <AuthHead title={title}>{hint}</AuthHead>
        </div>
        <PasswordInput
          {...form.field('new_password')}
          {...common}
          label={say('account.new_password')}
          description={rules}
        />
        <PasswordInput {...form.field('confirm')} {...common} label={say('account.confirm_password')} />
        <Button type="submit" fullWidth loading={form.saving}>
          {submit}
        </Button>
      </Stack>
    </form>
  )
}

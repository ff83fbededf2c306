import { Button, PasswordInput, Skeleton, Stack } from '@mantine/core'
import { IconLinkOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { usePasswordPolicy } from '#kit/auth-options.ts'
import { useCallForm } from '#kit/form.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { newPassword } from '#kit/password-rule.ts'
import { writeLocal } from '#kit/storage.ts'
import { toast } from '#kit/toasts.ts'
import { AuthHead } from './auth-head.tsx'
import { AuthMessage } from './auth-message.tsx'
import { passwordTokenValid, useSetNewPassword } from './auth.api.ts'
import { LoginLink } from './login-link.tsx'

/** An invited person sets the first password. */
export function InvitationPasswordPage() {
  const { password_token } = useSearch({ from: '/auth/auth/invitation-password' })
  return <NewPassword token={password_token ?? ''} title="auth.invitation_title" hint="auth.invitation_hint" invited />
}

/** Somebody who forgot the password sets a new one by the link from the mail. */
export function ResetPasswordPage() {
  const { password_token } = useSearch({ from: '/auth/auth/change-password' })
  return <NewPassword token={password_token ?? ''} title="auth.reset_title" hint="auth.reset_hint" />
}

type Props = { readonly token: string; readonly title: TextKey; readonly hint: TextKey; /** The first password of somebody who was invited: the app is offered to them once. */ readonly invited?: boolean }

function NewPassword({ token, title, hint, invited = false }: Props) {
  const say = useSay()
  const known = useQuery({ ...passwordTokenValid(token), enabled: token !== '', retry: false })
  if (token === '' || known.isError || known.data?.valid === false) {
    return (
      <AuthMessage icon={IconLinkOff} title={say('auth.link_invalid_title')} text={say('auth.link_invalid_text')}>
        <LoginLink />
      </AuthMessage>
    )
  }
  if (known.data === undefined) return <Skeleton height={280} />
  return <NewPasswordForm token={token} title={title} hint={hint} invited={invited} />
}

function NewPasswordForm({ token, title, hint, invited = false }: Props) {
  const say = useSay()
  const navigate = useNavigate()
  const setNewPassword = useSetNewPassword()
  const policy = usePasswordPolicy()
  const rule = newPassword(policy)
  const form = useCallForm({
    initialValues: { new_password: '', confirm: '' },
    validate: { new_password: rule, confirm: (value, values) => rule(value) ?? (value === values.new_password ? null : say('account.passwords_differ')) },
    save: async ({ new_password }) => {
      await setNewPassword.mutateAsync({ body: { password_token: token, new_password } })
      if (invited) writeLocal('invited_user', 'true')
      toast('success', say('account.pw_change_success'))
      await navigate({ to: paths.login, replace: true })
    },
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <div>
          <AuthHead title={say(title)}>{say(hint)}</AuthHead>
        </div>
        <PasswordInput {...form.field('new_password')} label={say('account.new_password')} description={say(policy === 'strong' ? 'auth.password_hint_strong' : 'auth.password_hint')} autoComplete="new-password" visibilityToggleButtonProps={{ 'aria-label': say('auth.show_password') }} required />
        <PasswordInput {...form.field('confirm')} label={say('account.confirm_password')} autoComplete="new-password" visibilityToggleButtonProps={{ 'aria-label': say('auth.show_password') }} required />
        <Button type="submit" fullWidth loading={form.saving}>
          {say('auth.set_password')}
        </Button>
      </Stack>
    </form>
  )
}

import { Anchor, Button, Stack, TextInput } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useCallForm } from '#kit/form.ts'
import { currentLanguage, useSay } from '#kit/i18n.ts'
import { all, email, required } from '#kit/rules.ts'
import { AuthHead } from './auth-head.tsx'
import { useRecover } from './auth.api.ts'

export function ForgotPasswordPage() {
  const say = useSay()
  const navigate = useNavigate()
  const recover = useRecover()
  const form = useCallForm({
    initialValues: { username: '' },
    validate: { username: all(required, email) },
    save: async ({ username }) => {
      await recover.mutateAsync({ body: { username: username.trim(), lang: currentLanguage() } })
      await navigate({ to: paths.passwordSent })
    },
  })
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <div>
          <AuthHead title={say('auth.recover_title')}>{say('auth.recover_hint')}</AuthHead>
        </div>
        <TextInput
          {...form.field('username')}
          label={say('auth.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Button type="submit" fullWidth loading={form.saving}>
          {say('auth.recover_send')}
        </Button>
        <Anchor size="sm" ta="center" renderRoot={(props) => <Link to={paths.login} {...props} />}>
          {say('auth.back_to_login')}
        </Anchor>
      </Stack>
    </form>
  )
}

import { Alert, Anchor, Button, Checkbox, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { authOptions } from '#kit/auth-options.ts'
import { useCallForm } from '#kit/form.ts'
import { currentLanguage, useSay } from '#kit/i18n.ts'
import { asProblem, Problem } from '#kit/problem.ts'
import { required } from '#kit/rules.ts'
import { startSession } from '#kit/session.ts'
import { isStorageRefused, writeForVisit } from '#kit/storage.ts'
import { describeProblem, toastProblem } from '#kit/toasts.ts'
import { AuthHead } from './auth-head.tsx'
import { useLogin, useStartSmartId } from './auth.api.ts'

export function LoginPage() {
  const say = useSay()
  const { from, reason } = useSearch({ from: '/auth/auth/login' })
  const { form: card, refused } = useLoginForm(from ?? paths.home)
  return (
    <form onSubmit={card.submit} noValidate>
      <Stack gap="md">
        <div>
          <AuthHead title={say('auth.welcome_back')}>{say('auth.login_hint')}</AuthHead>
        </div>
        {reason === 'expired' && (
          <Alert color="amber" icon={<IconInfoCircle />}>
            {say('auth.session_expired')}
          </Alert>
        )}
        {isStorageRefused() && (
          <Alert color="amber">{`${say('storage.sign_in_again')} ${say('storage.allow')}`}</Alert>
        )}
        {refused !== null && (
          <Alert color="red" role="alert">
            {refused}
          </Alert>
        )}
        <TextInput
          {...card.field('username')}
          label={say('auth.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordInput
          {...card.field('password')}
          label={say('auth.password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': say('auth.show_password') }}
        />
        <Group justify="space-between">
          <Checkbox {...card.field('remember_me', 'checkbox')} label={say('auth.remember_me')} />
          <Anchor size="sm" renderRoot={(props) => <Link to={paths.forgotPassword} {...props} />}>
            {say('auth.forgot_password')}
          </Anchor>
        </Group>
        <Button type="submit" fullWidth loading={card.saving}>
          {say('auth.log_in')}
        </Button>
        <SmartIdButton />
        <SignUpHint />
      </Stack>
    </form>
  )
}

function SignUpHint() {
  const say = useSay()
  return (
    <Text size="sm" ta="center">
      {say('auth.no_account')}{' '}
      <Anchor size="sm" underline="always" renderRoot={(props) => <Link to={paths.register} {...props} />}>
        {say('auth.sign_up')}
      </Anchor>
    </Text>
  )
}

/** Sends the browser to the identity provider; there only where one is configured. */
function SmartIdButton() {
  const say = useSay()
  const { data: options } = useQuery(authOptions())
  const start = useStartSmartId()
  if (options?.smart_id !== true) return null
  const leave = async (): Promise<void> => {
    try {
      const { authorization_url, state } = await start.mutateAsync({})
      writeForVisit('smart_id_state', state)
      location.assign(authorization_url)
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  return (
    <Button variant="default" fullWidth loading={start.isPending} onClick={() => void leave()}>
      {say('auth.smart_id')}
    </Button>
  )
}

/** Wrong credentials are reported beside the form, where they are read and announced; the input stays. */
function useLoginForm(next: string) {
  const navigate = useNavigate()
  const login = useLogin()
  const [refused, setRefused] = useState<string | null>(null)
  const form = useCallForm({
    initialValues: { username: '', password: '', remember_me: false },
    validate: { username: required, password: required },
    save: async ({ username, password, remember_me }) => {
      setRefused(null)
      const token = await login.mutateAsync({
        body: { username: username.trim(), password, remember_me, lang: currentLanguage() },
      })
      if (!token.access_token || !token.expires_in)
        throw new Problem({ code: 'internal', message: 'The answer lacks a token' })
      startSession(token)
      await navigate({ href: next, replace: true })
    },
    onProblem: (problem) => {
      if (problem.status !== 401 && problem.status !== 429) return false
      setRefused(describeProblem(problem))
      return true
    },
  })
  return { form, refused }
}

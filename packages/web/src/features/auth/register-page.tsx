import { splitName, withPhoneCode } from '@larder/core/accounts'
import { Anchor, Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { LegalLinks, useHasTerms } from '#features/legal-documents/public.tsx'
import { usePasswordPolicy } from '#kit/auth-options.ts'
import { useCallForm } from '#kit/form.ts'
import { useHumanCheck } from '#kit/human-check.ts'
import { currentLanguage, useSay } from '#kit/i18n.ts'
import { Problem } from '#kit/problem.ts'
import { newPassword } from '#kit/password-rule.ts'
import { all, email, required } from '#kit/rules.ts'
import { startSession } from '#kit/session.ts'
import { readForVisit, writeForVisit } from '#kit/storage.ts'
import { HumanCheckLine } from '#ui/human-check-line.tsx'
import { AuthHead } from './auth-head.tsx'
import { guessedCountry, usernameFree, useRegister } from './auth.api.ts'
import { RegisterSteps } from './register-steps.tsx'

/** The first step of registration: the account. The company step and the final step follow. */
export function RegisterPage() {
  const say = useSay()
  const { form, check } = useRegisterForm()
  return (
    <form onSubmit={form.submit} onFocus={check.start} noValidate>
      <Stack gap="md">
        <RegisterSteps active="account" />
        <div>
          <AuthHead title={say('auth.create_account')}>{say('auth.create_account_hint')}</AuthHead>
        </div>
        <TextInput {...form.field('name')} label={say('auth.full_name')} autoComplete="name" required />
        <TextInput
          {...form.field('username')}
          label={say('auth.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextInput
          {...form.field('phone')}
          label={say('auth.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <PasswordInput
          {...form.field('password')}
          label={say('auth.password')}
          description={say(
            usePasswordPolicy() === 'strong' ? 'auth.password_hint_strong' : 'auth.password_hint',
          )}
          autoComplete="new-password"
          visibilityToggleButtonProps={{ 'aria-label': say('auth.show_password') }}
          required
        />
        <HumanCheckLine state={check.state} />
        <Button type="submit" fullWidth loading={form.saving}>
          {say('auth.continue')}
        </Button>
        <Legal />
        <Text size="sm" ta="center">
          {say('auth.have_account')}{' '}
          <Anchor size="sm" underline="always" renderRoot={(props) => <Link to={paths.login} {...props} />}>
            {say('auth.log_in')}
          </Anchor>
        </Text>
      </Stack>
    </form>
  )
}

/** What an account accepts, where the installation has terms. */
function Legal() {
  const say = useSay()
  const hasTerms = useHasTerms()
  return (
    <div>
      {hasTerms && (
        <Text size="sm" c="dimmed">
          {say('auth.register_legal')}
        </Text>
      )}
      <LegalLinks />
    </div>
  )
}

/** The proven identity of a Smart-ID user without an account. */
function provenId(): { readonly registration_token?: string } {
  const registration_token = readForVisit('registration_token')
  return registration_token === null ? {} : { registration_token }
}

function useRegisterForm() {
  const say = useSay()
  const navigate = useNavigate()
  const client = useQueryClient()
  const check = useHumanCheck('register')
  const register = useRegister()
  const policy = usePasswordPolicy()
  const { data: country } = useQuery(guessedCountry())
  const form = useCallForm({
    initialValues: { name: '', username: '', phone: '', password: '' },
    validate: { name: required, username: all(required, email), password: newPassword(policy) },
    save: async ({ name, username: typed, phone, password }) => {
      const username = typed.trim()
      const proof = await check.prove()
      const { available } = await client.fetchQuery({ ...usernameFree(username, proof), staleTime: 0 })
      if (!available)
        throw new Problem({
          code: 'invalid',
          message: '',
          errors: [{ field: 'username', code: 'taken', message: say('auth.username_taken') }],
        })
      startSession(
        await register.mutateAsync({
          body: {
            ...splitName(name),
            username,
            password,
            lang: currentLanguage(),
            phone: withPhoneCode(phone, country?.phone_code ?? ''),
            ...provenId(),
            ...proof,
          },
        }),
      )
      writeForVisit('registration_token', null)
      writeForVisit('registering', 'true')
      await navigate({ href: paths.registerCompany })
    },
    onProblem: () => {
      check.spend()
      return false
    },
  })
  return { form, check }
}

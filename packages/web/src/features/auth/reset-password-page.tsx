import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { toast } from '#kit/toasts.ts'
import { mailedToken, useMailedToken } from './auth.api.ts'
import { InvalidLink } from './invalid-link.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

/** Sets a new password by the link from the e-mail. */
export function ResetPasswordPage() {
  const say = useSay()
  const navigate = useNavigate()
  const token = useMailedToken()
  const link = useQuery({ ...mailedToken(token.value), enabled: token.value !== '', retry: false })
  if (token.value === '' || link.isError || link.data?.valid === false) return <InvalidLink />
  if (link.data === undefined) return <Skeleton height={280} />
  const finish = async (): Promise<void> => {
    token.forget()
    toast('success', say('account.pw_change_success'))
    await navigate({ to: paths.login, replace: true })
  }
  return (
    <NewPasswordForm
      token={token.value}
      title={say('auth.reset_title')}
      hint={say('auth.reset_hint')}
      submit={say('auth.set_password')}
      onDone={finish}
    />
  )
}

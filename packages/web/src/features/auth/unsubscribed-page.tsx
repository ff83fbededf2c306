import { Button } from '@mantine/core'
import { IconMailOff } from '@tabler/icons-react'
import { useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { changeLanguage, useSay } from '#kit/i18n.ts'
import { findLanguage } from '@larder/core/languages'
import { ErrorNotice } from '#ui/error-notice.tsx'
import { AuthMessage } from './auth-message.tsx'
import { useUnsubscribe } from './auth.api.ts'
import { LoginLink } from './login-link.tsx'

/** Where the link of the weekly e-mail ends, in the mail's language. With a token it does what it says. */
export function UnsubscribedPage() {
  const say = useSay()
  const { lang } = useParams({ from: '/auth/auth/$lang/unsubscribed' })
  const { token } = useSearch({ from: '/auth/auth/$lang/unsubscribed' })
  const { mutate, error, isPending } = useUnsubscribe()
  const requested = useRef(false)
  useEffect(() => {
    const code = findLanguage(lang)
    if (code !== null) void changeLanguage(code)
  }, [lang])
  useEffect(() => {
    if (token === undefined || requested.current) return
    requested.current = true
    mutate({ body: { token } })
  }, [token, mutate])
  if (error !== null)
    return (
      <ErrorNotice
        problem={error}
        onRetry={token === undefined ? undefined : () => mutate({ body: { token } })}
      />
    )
  if (isPending) return <Button loading variant="subtle" fullWidth aria-label={say('ui.loading')} />
  return (
    <AuthMessage
      icon={IconMailOff}
      title={say('auth.unsubscribed_title')}
      text={say('auth.unsubscribed_text')}
    >
      <LoginLink />
    </AuthMessage>
  )
}

import { IconMailOff } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { changeLanguage, useSay } from '#kit/i18n.ts'
import { findLanguage } from '@larder/core/languages'
import { AuthMessage } from './auth-message.tsx'
import { useUnsubscribe } from './auth.api.ts'
import { ConfirmLink } from './confirm-link.tsx'
import { LoginLink } from './login-link.tsx'

/** Where the link of the weekly e-mail ends, in the mail's language. */
export function UnsubscribedPage() {
  const say = useSay()
  const { lang } = useParams({ from: '/auth/auth/$lang/unsubscribed' })
  useEffect(() => {
    const code = findLanguage(lang)
    if (code !== null) void changeLanguage(code)
  }, [lang])
  return (
    <ConfirmLink
      title={say('auth.unsubscribe_title')}
      text={say('auth.unsubscribe_text')}
      button={say('auth.unsubscribe_confirm')}
      confirm={useUnsubscribe()}
      whenDone={() => (
        <AuthMessage
          icon={IconMailOff}
          title={say('auth.unsubscribed_title')}
          text={say('auth.unsubscribed_text')}
        >
          <LoginLink />
        </AuthMessage>
      )}
    />
  )
}

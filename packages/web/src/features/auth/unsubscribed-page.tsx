import { Skeleton } from '@mantine/core'
import { IconMailOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { changeLanguage, useSay } from '#kit/i18n.ts'
import { findLanguage } from '@larder/core/languages'
import { AuthMessage } from './auth-message.tsx'
import { mailedToken, useMailedToken, useUnsubscribe } from './auth.api.ts'
import { ConfirmLink } from './confirm-link.tsx'
import { InvalidLink } from './invalid-link.tsx'
import { LoginLink } from './login-link.tsx'

/** Where the link of the weekly e-mail ends, in the mail's language. */
export function UnsubscribedPage() {
  const say = useSay()
  const { lang } = useParams({ from: '/auth/auth/$lang/unsubscribed' })
  useEffect(() => {
    const code = findLanguage(lang)
    if (code !== null) void changeLanguage(code)
  }, [lang])
  const { value } = useMailedToken()
  const confirm = useUnsubscribe()
  const link = useQuery({ ...mailedToken(value), enabled: value !== '' && confirm.isIdle, retry: false })
  if (link.data?.is_ended === true) return <Ended />
  if (value !== '' && link.isPending) return <Skeleton height={200} />
  const isOther = link.data !== undefined && link.data.purpose !== 'weekly_email'
  if (isOther || (value === '' && confirm.isIdle)) return <InvalidLink text={say('auth.unsubscribe_old')} />
  return (
    <ConfirmLink
      title={say('auth.unsubscribe_title')}
      text={say('auth.unsubscribe_text')}
      button={say('auth.unsubscribe_confirm')}
      confirm={confirm}
      whenDone={() => <Ended />}
    />
  )
}

function Ended() {
  const say = useSay()
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

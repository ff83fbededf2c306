import { IconMailCheck } from '@tabler/icons-react'
import { useSay } from '#kit/i18n.ts'
import { AuthMessage } from './auth-message.tsx'
import { LoginLink } from './login-link.tsx'

export function PasswordSentPage() {
  const say = useSay()
  return (
    <AuthMessage icon={IconMailCheck} title={say('auth.sent_title')} text={say('auth.sent_text')}>
      <LoginLink />
    </AuthMessage>
  )
}

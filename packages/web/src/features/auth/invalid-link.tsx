import { IconLinkOff } from '@tabler/icons-react'
import { useSay } from '#kit/i18n.ts'
import { AuthMessage } from './auth-message.tsx'
import { LoginLink } from './login-link.tsx'

/** A link of a mail that was used, has run out or was withdrawn. `text`: the way on, where there is no new link. */
export function InvalidLink({ text }: { readonly text?: string }) {
  const say = useSay()
  return (
    <AuthMessage
      icon={IconLinkOff}
      title={say('auth.link_invalid_title')}
      text={text ?? say('auth.link_invalid_text')}
    >
      <LoginLink />
    </AuthMessage>
  )
}

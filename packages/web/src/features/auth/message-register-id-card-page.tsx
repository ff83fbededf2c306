import { Button } from '@mantine/core'
import { IconId } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { readForVisit } from '#kit/storage.ts'
import { AuthMessage } from './auth-message.tsx'
import { LoginLink } from './login-link.tsx'

/** The name from the identity provider, if there is one. */
function toldName(): string {
  try {
    const idCard: unknown = JSON.parse(readForVisit('id_card') ?? '{}')
    return typeof idCard === 'object' && idCard !== null && 'firstname' in idCard && 'lastname' in idCard
      ? `${String(idCard.firstname)} ${String(idCard.lastname)}`
      : ''
  } catch {
    return ''
  }
}

/** The identity is proven, but no account has it (general 4.2). */
export function MessageRegisterIdCardPage() {
  const say = useSay()
  return (
    <AuthMessage
      icon={IconId}
      title={say('auth.id_card_title', { name: toldName() })}
      text={say('auth.id_card_text')}
    >
      <Button fullWidth mt="sm" renderRoot={(props) => <Link to={paths.register} {...props} />}>
        {say('auth.sign_up')}
      </Button>
      <LoginLink />
    </AuthMessage>
  )
}

import { Button } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { AuthMessage } from './auth-message.tsx'
import { useConfirmEmail } from './auth.api.ts'
import { ConfirmLink } from './confirm-link.tsx'

/** The link of the e-mail after registration leads here. */
export function ConfirmEmailPage() {
  const say = useSay()
  return (
    <ConfirmLink
      title={say('auth.prove_title')}
      text={say('auth.prove_text')}
      button={say('auth.prove_confirm')}
      confirm={useConfirmEmail()}
      whenDone={({ username }) => (
        <AuthMessage icon={IconMailCheck} title={say('auth.prove_done_title')} text={username}>
          <Button fullWidth mt="sm" renderRoot={(props) => <Link to={paths.home} {...props} />}>
            {say('auth.prove_continue')}
          </Button>
        </AuthMessage>
      )}
    />
  )
}

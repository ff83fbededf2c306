import { IconMailCheck } from '@tabler/icons-react'
import { useSay } from '#kit/i18n.ts'
import { AuthMessage } from './auth-message.tsx'
import { useConfirmAddress } from './auth.api.ts'
import { ConfirmLink } from './confirm-link.tsx'

/** The link of the e-mail that asks an address for consent leads here. */
export function ConfirmAddressPage() {
  const say = useSay()
  return (
    <ConfirmLink
      title={say('auth.address_title')}
      text={say('auth.address_text')}
      button={say('auth.address_agree')}
      confirm={useConfirmAddress()}
      whenDone={({ company }) => (
        <AuthMessage
          icon={IconMailCheck}
          title={say('auth.address_done_title')}
          text={say('auth.address_done_text', { company })}
        />
      )}
    />
  )
}

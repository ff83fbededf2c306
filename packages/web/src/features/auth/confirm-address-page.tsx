import { Button, Stack } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { AuthHead } from './auth-head.tsx'
import { AuthMessage } from './auth-message.tsx'
import { useConfirmAddress, useMailedToken } from './auth.api.ts'
import { InvalidLink } from './invalid-link.tsx'

/**
 * The link of the e-mail that asks an address for consent leads here. Agreeing takes a press of the button:
 * programs that check e-mails open their links too.
 */
export function ConfirmAddressPage() {
  const say = useSay()
  const token = useMailedToken()
  const confirm = useConfirmAddress()
  const [company, setCompany] = useState<string | null>(null)
  const agree = async (): Promise<void> => {
    try {
      const answer = await confirm.mutateAsync({ body: { token: token.value } })
      token.forget()
      setCompany(answer.company)
    } catch (thrown) {
      const problem = asProblem(thrown)
      if (problem.code !== 'invalid') toastProblem(problem)
    }
  }
  if (company !== null)
    return (
      <AuthMessage
        icon={IconMailCheck}
        title={say('auth.address_done_title')}
        text={say('auth.address_done_text', { company })}
      />
    )
  if (token.value === '' || confirm.error?.code === 'invalid') return <InvalidLink />
  return (
    <Stack gap="md">
      <div>
        <AuthHead title={say('auth.address_title')}>{say('auth.address_text')}</AuthHead>
      </div>
      <Button fullWidth loading={confirm.isPending} onClick={() => void agree()}>
        {say('auth.address_agree')}
      </Button>
    </Stack>
  )
}

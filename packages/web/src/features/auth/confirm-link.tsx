import { Button, Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { asProblem, type Problem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { AuthHead } from './auth-head.tsx'
import { useMailedToken } from './auth.api.ts'
import { InvalidLink } from './invalid-link.tsx'

type Confirming<Answer> = {
  readonly isPending: boolean
  readonly error: Problem | null
  readonly mutateAsync: (input: { readonly body: { readonly token: string } }) => Promise<Answer>
}

type Props<Answer> = {
  readonly title: string
  readonly text: string
  readonly button: string
  readonly confirm: Confirming<Answer>
  readonly whenDone: (answer: Answer) => ReactNode
}

/**
 * The page of a mailed link that confirms something. It takes a press of the button: programs that check
 * e-mails open their links too.
 */
export function ConfirmLink<Answer>({ title, text, button, confirm, whenDone }: Props<Answer>) {
  const token = useMailedToken()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const send = async (): Promise<void> => {
    try {
      const received = await confirm.mutateAsync({ body: { token: token.value } })
      token.forget()
      setAnswer(received)
    } catch (thrown) {
      const problem = asProblem(thrown)
      if (problem.code !== 'invalid') toastProblem(problem)
    }
  }
  if (answer !== null) return whenDone(answer)
  if (token.value === '' || confirm.error?.code === 'invalid') return <InvalidLink />
  return (
    <Stack gap="md">
      <div>
        <AuthHead title={title}>{text}</AuthHead>
      </div>
      <Button fullWidth loading={confirm.isPending} onClick={() => void send()}>
        {button}
      </Button>
    </Stack>
  )
}

import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { describeFieldError } from '#kit/form.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { ConfirmQuestion } from './confirm-question.tsx'

type Props = {
  readonly title: string
  /** What will happen, and what stays. */
  readonly text: string
  readonly reasonLabel: string
  /**
   * Does it. What it throws is shown: at the reason where that is at fault, else as a toast; the question
   * stays.
   */
  readonly onConfirm: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks before something is taken away, and why: the reason is recorded. */
export function ReasonQuestion({ title, text, reasonLabel, onConfirm, onClose }: Props) {
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const confirm = async (): Promise<void> => {
    setBusy(true)
    try {
      await onConfirm(reason.trim())
    } catch (thrown) {
      const problem = asProblem(thrown)
      const named = problem.errors.find(({ field }) => field === 'reason')
      setFault(named === undefined ? null : describeFieldError(named))
      if (named === undefined) toastProblem(problem)
    } finally {
      setBusy(false)
    }
  }
  return (
    <ConfirmQuestion
      opened
      title={title}
      confirm={title}
      dangerous
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text mb="sm">{text}</Text>
      <TextInput
        size="md"
        label={reasonLabel}
        maxLength={2_000}
        value={reason}
        error={fault}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ConfirmQuestion>
  )
}

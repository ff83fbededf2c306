import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { describeFieldError } from '#kit/form.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { ConfirmModal } from './confirm-modal.tsx'

type Props = {
  readonly title: string
  /** The consequences, and the data that stays. */
  readonly text: string
  readonly reasonLabel: string
  /** Something is removed or erased. */
  readonly dangerous?: boolean
  /** A problem that it throws is shown at the reason or as a toast, and the question stays open. */
  readonly onConfirm: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks before something is removed, erased or decided, and for the reason, which is recorded. */
export function ReasonQuestion({ title, text, reasonLabel, dangerous = true, onConfirm, onClose }: Props) {
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const confirm = async (): Promise<void> => {
    setBusy(true)
    try {
      await onConfirm(reason.trim())
    } catch (thrown) {
      const problem = asProblem(thrown)
      const reasonError = problem.errors.find(({ field }) => field === 'reason')
      setFault(reasonError === undefined ? null : describeFieldError(reasonError))
      if (reasonError === undefined) toastProblem(problem)
    } finally {
      setBusy(false)
    }
  }
  return (
    <ConfirmModal
      opened
      title={title}
      confirm={title}
      dangerous={dangerous}
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
    </ConfirmModal>
  )
}

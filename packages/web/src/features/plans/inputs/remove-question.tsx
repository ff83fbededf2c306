import { Text } from '@mantine/core'
import { useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { ConfirmModal } from '#ui/confirm-modal.tsx'

type Props = {
  readonly name: string | null
  /** The items removed with it; by default, that it is removed from the plan. */
  readonly text?: string
  readonly remove: () => Promise<unknown>
  readonly onClose: () => void
}

/** Asks before something of the place's own is removed; open while there is a name. */
export function RemoveQuestion({ name, text, remove, onClose }: Props) {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const confirm = async (): Promise<void> => {
    setBusy(true)
    try {
      await remove()
      onClose()
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    } finally {
      setBusy(false)
    }
  }
  return (
    <ConfirmModal
      opened={name !== null}
      title={say('plan.remove_title', { name: name ?? '' })}
      confirm={say('ui.remove')}
      dangerous
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text>{text ?? say('plan.remove_text')}</Text>
    </ConfirmModal>
  )
}

import type { SharedAccess } from '@larder/contract/shared-accesses'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { useRemoveSharedAccess } from './shared-accesses.api.ts'

type Props = {
  readonly placeId: number
  readonly access: SharedAccess
  readonly onRemoved?: () => void
  readonly onClose: () => void
}

/** Asks before a shared link is revoked: its readers lose access at once. */
export function RemoveSharedAccess({ placeId, access, onRemoved, onClose }: Props) {
  const say = useSay()
  const remove = useRemoveSharedAccess()
  const { name, token } = access
  const confirm = async (): Promise<void> => {
    try {
      await remove.mutateAsync({ params: { placeId, token } })
      toast('success', say('share.removed', { name }))
      onRemoved?.()
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    } finally {
      onClose()
    }
  }
  return (
    <ConfirmModal
      opened
      title={say('share.remove_title', { name })}
      confirm={say('share.remove')}
      dangerous
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {say('share.remove_text')}
    </ConfirmModal>
  )
}

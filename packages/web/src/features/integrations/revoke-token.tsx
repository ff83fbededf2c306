import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { useRevokeToken } from './integrations.api.ts'

type Props = { readonly token: { readonly id: number; readonly name: string }; readonly onClose: () => void }

/** Confirms before a token is revoked: programs that use it stop working. */
export function RevokeToken({ token, onClose }: Props) {
  const say = useSay()
  const revoke = useRevokeToken()
  const confirm = async (): Promise<void> => {
    try {
      await revoke.mutateAsync({ params: { tokenId: token.id } })
      toast('success', say('integrations.revoked', { name: token.name }))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    } finally {
      onClose()
    }
  }
  return (
    <ConfirmModal
      opened
      title={say('integrations.revoke_title', { name: token.name })}
      confirm={say('integrations.revoke')}
      dangerous
      busy={revoke.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {say('integrations.revoke_text')}
    </ConfirmModal>
  )
}

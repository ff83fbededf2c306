import type { PlaceUser } from '@larder/contract/permissions'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { usePlaceId } from '#kit/access.ts'
import { describeFieldError } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { useChangePlaceUser } from './users.api.ts'

type Props = { readonly user: PlaceUser; readonly onClose: () => void }

/** Takes all access away at once: to the company and to every place that the reader manages. */
export function RemoveUser({ user, onClose }: Props) {
  const say = useSay()
  const navigate = useNavigate()
  const placeId = usePlaceId()
  const change = useChangePlaceUser()
  const confirm = async (): Promise<void> => {
    const place_accesses = user.place_accesses
      .filter(({ access_level }) => access_level !== null)
      .map(({ fhp_id }) => ({ fhp_id, access_level: null }))
    try {
      await change.mutateAsync({
        params: { placeId, id: user.id },
        body: {
          place_accesses,
          ...(user.company_access_level !== null && { company_access_level: null }),
          base_version: user.version,
        },
      })
      toast('success', say('users.removed', { name: user.name }))
      await navigate({ to: paths.setUpUsers })
    } catch (thrown) {
      const problem = asProblem(thrown)
      const [first] = problem.errors
      if (first === undefined) toastProblem(problem)
      else toast('error', describeFieldError(first))
    } finally {
      onClose()
    }
  }
  return (
    <ConfirmModal
      opened
      title={say('users.remove_title', { name: user.name })}
      confirm={say('users.remove')}
      dangerous
      busy={change.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {say('users.remove_text')}
    </ConfirmModal>
  )
}

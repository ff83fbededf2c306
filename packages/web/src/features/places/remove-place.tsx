import type { Place } from '@larder/contract/places'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { reloadAccess, settleSelection } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { currentSession, selectPlace } from '#kit/session.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { useRemovePlace } from './places.api.ts'

type Props = { readonly place: Place; readonly onClose: () => void }

/** General 4.1: the first remaining place is selected; without one a place is to be created. */
export function RemovePlace({ place, onClose }: Props) {
  const say = useSay()
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useRemovePlace()
  const confirm = async (): Promise<void> => {
    try {
      const { remaining } = await remove.mutateAsync({
        params: { placeId: place.id },
        query: { base_version: place.version },
      })
      const [first = null] = remaining
      if (currentSession().place_id === place.id) selectPlace(first)
      settleSelection(await reloadAccess(client))
      toast('success', say('places.removed', { name: place.name }))
      await navigate({ to: first === null ? paths.createPlace : paths.setUpPlaces })
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    } finally {
      onClose()
    }
  }
  return (
    <ConfirmModal
      opened
      title={say('places.remove_title', { name: place.name })}
      confirm={say('places.remove')}
      dangerous
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {say('places.remove_text')}
    </ConfirmModal>
  )
}

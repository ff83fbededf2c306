import { Suspense } from 'react'
import type { HazardDetail } from '@larder/contract/plan-hazards.schemas'
import { useSay } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { usePlan } from '../plan-context.ts'
import { conflictFields, type Mine } from './hazard-values.ts'
import { useWorkGroups } from './members-field.tsx'

const ConflictDialog = lazyPiece(() => import('#ui/conflict-dialog.tsx'), 'ConflictDialog')

type Props = {
  readonly met: { readonly theirs: HazardDetail; readonly mine: Mine; readonly send: () => void }
  readonly saving: boolean
  readonly onTake: (theirs: HazardDetail) => void
  readonly onClose: () => void
}

/** Somebody else changed the hazard meanwhile. */
export function HazardConflict({ met: { theirs, mine, send }, saving, onTake, onClose }: Props) {
  const say = useSay()
  const { placeId } = usePlan()
  const groups = useWorkGroups(placeId)
  const members = groups.filter(({ id }) => mine.members.includes(id)).map(({ name }) => name)
  return (
    <Suspense fallback={null}>
      <ConflictDialog
        fields={conflictFields(mine, members, theirs, say)}
        saving={saving}
        onMine={send}
        onTheirs={() => onTake(theirs)}
        onClose={onClose}
      />
    </Suspense>
  )
}

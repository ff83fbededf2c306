import { Text } from '@mantine/core'
import { useEntryInstant } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import type { LastChange } from '#kit/problem.ts'
import { ConfirmModal } from './confirm-modal.tsx'

type Props = {
  readonly changed: LastChange | undefined
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Somebody changed what the user is about to remove. */
export function RemovalQuestion({ changed, onRemove, onClose }: Props) {
  const say = useSay()
  const moment = useEntryInstant()
  return (
    <ConfirmModal
      opened
      title={say('ui.conflict_title')}
      confirm={say('ui.remove')}
      dangerous
      onConfirm={onRemove}
      onClose={onClose}
    >
      {changed?.by != null && (
        <Text mb="sm">{say('ui.conflict_by', { name: changed.by, when: moment(changed.at) })}</Text>
      )}
      <Text>{say('ui.remove_anyway')}</Text>
    </ConfirmModal>
  )
}

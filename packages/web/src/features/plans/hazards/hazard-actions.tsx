import { Button, Group, Text } from '@mantine/core'
import { IconArrowBackUp, IconPencil, IconPower, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { HazardDetail } from '@larder/contract/plan-hazards.schemas'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { usePlan } from '../plan-context.ts'
import { ofGroup, useChangeHazard, useRemoveHazard } from '../plans.api.ts'
import { storedChange } from './hazard-values.ts'

type Props = { readonly hazard: HazardDetail; readonly onEdit: () => void }

/**
 * The actions of a hazard: change it, disable or enable it, remove one of the place's own or undo its
 * changes.
 */
export function HazardActions({ hazard, onEdit }: Props) {
  const say = useSay()
  const { placeId, groupId } = usePlan()
  const change = useChangeHazard()
  const [question, setQuestion] = useState<'off' | 'remove' | null>(null)
  const off = hazard.disabled_for_place
  const toggle = async (): Promise<void> => {
    try {
      await change.mutateAsync({
        params: { placeId, id: hazard.id },
        query: ofGroup(groupId),
        body: { ...storedChange(hazard), disabled_for_place: !off },
      })
      toast('success', say(off ? 'plan.hazard_on_done' : 'plan.hazard_off_done'))
      setQuestion((now) => (now === 'off' ? null : now))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  return (
    <Group gap="sm">
      <Button size="sm" variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
        {say('ui.edit')}
      </Button>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconPower size={16} aria-hidden />}
        loading={change.isPending && question === null}
        onClick={() => (off ? void toggle() : setQuestion('off'))}
      >
        {say(off ? 'plan.hazard_turn_on' : 'plan.hazard_turn_off')}
      </Button>
      {(hazard.is_own || hazard.is_edited) && (
        <Button
          size="sm"
          variant="default"
          leftSection={
            hazard.is_own ? <IconTrash size={16} aria-hidden /> : <IconArrowBackUp size={16} aria-hidden />
          }
          onClick={() => setQuestion('remove')}
        >
          {say(hazard.is_own ? 'ui.remove' : 'plan.hazard_restore')}
        </Button>
      )}
      <ConfirmModal
        opened={question === 'off'}
        title={say('plan.hazard_off_title', { name: hazard.name })}
        confirm={say('plan.hazard_turn_off')}
        busy={change.isPending}
        onConfirm={() => void toggle()}
        onClose={() => setQuestion(null)}
      >
        <Text>{say('plan.hazard_off_text')}</Text>
      </ConfirmModal>
      <RemoveHazard hazard={hazard} opened={question === 'remove'} onClose={() => setQuestion(null)} />
    </Group>
  )
}

function RemoveHazard({
  hazard,
  opened,
  onClose,
}: {
  readonly hazard: HazardDetail
  readonly opened: boolean
  readonly onClose: () => void
}) {
  const say = useSay()
  const { placeId, groupId } = usePlan()
  const remove = useRemoveHazard()
  const confirm = async (): Promise<void> => {
    try {
      await remove.mutateAsync({
        params: { placeId, id: hazard.id },
        query: { base_version: hazard.editing.version, ...ofGroup(groupId) },
      })
      toast('success', say(hazard.is_own ? 'plan.hazard_removed' : 'plan.hazard_restored'))
      onClose()
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  return (
    <ConfirmModal
      opened={opened}
      title={say(hazard.is_own ? 'plan.remove_title' : 'plan.hazard_restore_title', { name: hazard.name })}
      confirm={say(hazard.is_own ? 'ui.remove' : 'plan.hazard_restore')}
      dangerous
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text>{say(hazard.is_own ? 'plan.remove_text' : 'plan.hazard_restore_text')}</Text>
    </ConfirmModal>
  )
}

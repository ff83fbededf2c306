import type { EntryToChange } from '@larder/contract/entries'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { usePlaceId } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { useRemoveEntry } from './entries.api.ts'
import { wordsOfEntry } from './entry-words.ts'

type Props = { readonly stored: EntryToChange; readonly onClose: () => void; readonly onRemoved: () => void }

/** Removes an entry from the lists; the reason is shown in its place. */
export function RemoveEntry({ stored: { entry, task }, onClose, onRemoved }: Props) {
  const say = useSay()
  const placeId = usePlaceId()
  const remove = useRemoveEntry()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const confirm = async (): Promise<void> => {
    const trimmed = reason.trim()
    setMissing(trimmed === '')
    if (trimmed === '') return
    try {
      await remove.mutateAsync({
        uuid: entry.uuid,
        title: task.name,
        detail: [say('entries.op_remove'), wordsOfEntry(say, entry).value, trimmed]
          .filter((part) => part !== '')
          .join(' · '),
        input: {
          params: { placeId, id: task.task_subtype_id, taskId: task.id, entryId: entry.id },
          body: { base_version: entry.version, reason: trimmed },
        },
      })
      toast('success', say('entries.removed'))
      onRemoved()
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  return (
    <ConfirmModal
      opened
      title={say('entries.remove_title')}
      confirm={say('entries.remove')}
      dangerous
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {say('entries.remove_text')}
      <Textarea
        mt="md"
        data-autofocus
        label={say('entries.reason')}
        required
        autosize
        minRows={2}
        maxLength={2_000}
        value={reason}
        error={missing ? say('rule.required') : false}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ConfirmModal>
  )
}

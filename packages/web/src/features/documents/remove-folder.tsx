import { Stack, Text } from '@mantine/core'
import type { Folder, SubFolder } from '@larder/contract/documents'
import { useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { ChoiceField } from '#ui/choice-field.tsx'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { useRemoveFolder } from './documents.api.ts'
import { choices, flat } from './folder-address.ts'

type Props = {
  readonly placeId: number
  readonly folders: readonly Folder[]
  readonly folder: SubFolder
  readonly onClose: () => void
}

/** Asks before a folder is removed, and where its files go. */
export function RemoveFolder({ placeId, folders, folder, onClose }: Props) {
  const say = useSay()
  const remove = useRemoveFolder()
  const [target, setTarget] = useState('')
  const own = flat(folders).filter(
    ({ folder: one, above }) => one.id === folder.id || above?.id === folder.id,
  )
  const count = own.reduce((sum, { folder: one }) => sum + (one.type === null ? one.files_count : 0), 0)
  const ids = own.map(({ folder: one }) => String(one.id))
  const confirm = (): void =>
    remove.mutate(
      {
        params: { placeId, id: folder.id },
        query: { base_version: folder.version, ...(target !== '' && { moveTo: Number(target) }) },
      },
      { onSuccess: onClose, onError: (thrown) => toastProblem(asProblem(thrown)) },
    )
  return (
    <ConfirmModal
      opened
      title={say('plan.remove_title', { name: folder.name })}
      confirm={say('ui.remove')}
      dangerous
      busy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack gap="md">
        <Text>{say(count > 0 ? 'documents.remove_full' : 'documents.remove_empty')}</Text>
        {count > 0 && (
          <ChoiceField
            label={say('documents.move_files_to')}
            data={choices(folders).filter(({ value }) => !ids.includes(value))}
            value={target}
            onChange={(event) => setTarget(event.currentTarget.value)}
          />
        )}
      </Stack>
    </ConfirmModal>
  )
}

import { Modal, Stack, TextInput } from '@mantine/core'
import type { Folder, SubFolder } from '@larder/contract/documents'
import { useFocusBack } from '#kit/focus.ts'
import { useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { ChoiceField } from '#ui/choice-field.tsx'
import { useChangeFolder, useCreateFolder } from './documents.api.ts'
import { FormFoot } from './form-foot.tsx'

/** A folder that is changed; null = a new one, in the folder `parent_id`. */
export type Edited = { readonly folder: SubFolder | null; readonly parent_id: number | null }

type Props = {
  readonly placeId: number
  readonly folders: readonly Folder[]
  readonly edited: Edited
  /** Asks whether the folder is to be removed. */
  readonly onRemove?: (folder: SubFolder) => void
  readonly onClose: () => void
}

/** The name of a folder, and the folder that it is in. */
export function FolderForm({ placeId, folders, edited: { folder, parent_id }, ...props }: Props) {
  const { onClose } = props
  const say = useSay()
  useFocusBack()
  const create = useCreateFolder()
  const change = useChangeFolder()
  const hasOwn = folders.some(({ id, sub_folders }) => id === folder?.id && sub_folders.length > 0)
  const { field, submit, saving } = useCallForm({
    initialValues: { name: folder?.name ?? '', parent_id: String(parent_id ?? '') },
    validate: { name: required },
    changes: {
      opened: folder,
      words: { parent_id: (id) => folders.find((one) => String(one.id) === String(id ?? ''))?.name ?? '' },
      onTheirs: onClose,
    },
    save: async (values, base) => {
      const body = {
        ...(values.name === folder?.name ? {} : { name: values.name.trim() }),
        parent_id: values.parent_id === '' ? null : Number(values.parent_id),
      }
      await (folder === null
        ? create.mutateAsync({ params: { placeId }, body: { ...body, name: values.name.trim() } })
        : change.mutateAsync({ params: { placeId, id: folder.id }, body: { ...body, ...base } }))
      onClose()
    },
  })
  const onRemove = folder === null ? undefined : () => props.onRemove?.(folder)
  return (
    <Modal
      opened
      onClose={onClose}
      title={say(folder === null ? 'documents.new_folder' : 'documents.folder')}
      closeButtonProps={{ 'aria-label': say('ui.close') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput {...field('name')} label={say('files.name')} maxLength={100} required data-autofocus />
          {!hasOwn && (
            <ChoiceField
              {...field('parent_id')}
              label={say('documents.inside')}
              placeholder={say('documents.first_level')}
              data={folders
                .filter(({ id, type }) => id !== folder?.id && type === null)
                .map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
          <FormFoot saving={saving} onRemove={onRemove} onClose={onClose} />
        </Stack>
      </form>
    </Modal>
  )
}

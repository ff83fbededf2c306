import { NativeSelect, TextInput } from '@mantine/core'
import type { PlaceFile } from '@larder/contract/files'
import { drawingTypes, isDrawing, type DrawingType } from '@larder/core/files'
import { useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { FormModal } from '../inputs/form-modal.tsx'
import { usePlan } from '../plan-context.ts'
import { useAttachFile, useChangeFile } from '../plans.api.ts'
import { kindNames } from './kind-names.ts'

/** A file's name and the kind of a drawing. */
export function FileForm({ file, onClose }: { readonly file: PlaceFile; readonly onClose: () => void }) {
  const say = useSay()
  const { placeId } = usePlan()
  const change = useChangeFile()
  const attach = useAttachFile()
  const drawing = isDrawing(file.type)
  const form = useCallForm({
    initialValues: { filename: file.filename, type: file.type },
    validate: { filename: required },
    save: async ({ filename, type }) => {
      if (filename.trim() !== file.filename)
        await change.mutateAsync({ params: { id: file.id }, body: { filename: filename.trim() } })
      if (type !== file.type)
        await attach.mutateAsync({ params: { placeId, id: file.id }, query: { type: type as DrawingType } })
      onClose()
    },
  })
  return (
    <FormModal title={say('files.edit')} saving={form.saving} onSubmit={form.submit} onClose={onClose}>
      <TextInput
        {...form.field('filename')}
        label={say('files.name')}
        maxLength={200}
        required
        data-autofocus
      />
      {drawing && (
        <NativeSelect
          {...form.field('type')}
          label={say('files.kind')}
          data={drawingTypes.map((type) => ({ value: type, label: say(kindNames[type]) }))}
        />
      )}
    </FormModal>
  )
}

import { Button, FileButton, Group, Pill, Stack, Text } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { chosenMimes, judgeUpload } from '@larder/core/files'
import { files } from '@larder/contract/files'
import { useId, useState } from 'react'
import { usePlaceId } from '#kit/access.ts'
import { describeFileProblem } from '#kit/file-problem.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem, Problem } from '#kit/problem.ts'
import { useCall } from '#kit/query.ts'
import { sendFile } from '#kit/send-file.ts'
import { trackUpload } from '#kit/uploads.ts'

/** A file that was sent, by its id at the place. */
export type AttachedFile = { readonly id: number; readonly name: string }

type Props = { readonly label?: string; readonly required?: boolean; readonly 'aria-labelledby'?: string; readonly files: readonly AttachedFile[]; readonly onChange: (files: readonly AttachedFile[]) => void }

/** A photo or a document with an entry or a ticket; the phone offers its camera. */
export function FileField({ label, required = false, files: chosen, onChange, ...rest }: Props) {
  const say = useSay()
  const title = useId()
  const { add, busy, fault } = useAttach((file) => onChange([...chosen, file]))
  return (
    <Stack gap={6} role="group" aria-labelledby={rest['aria-labelledby'] ?? title}>
      {label !== undefined && (
        <Text id={title} fw={500} size="sm">
          {label}
          {required && ' *'}
        </Text>
      )}
      <Group gap="xs">
        {chosen.map((file) => (
          <Pill key={file.id} size="lg" withRemoveButton removeButtonProps={{ 'aria-label': say('entries.remove_file', { name: file.name }), 'aria-hidden': false, tabIndex: 0 }} onRemove={() => onChange(chosen.filter(({ id }) => id !== file.id))}>
            {file.name}
          </Pill>
        ))}
        <FileButton accept={chosenMimes.join(',')} onChange={(file) => file !== null && void add(file)}>
          {(props) => (
            <Button {...props} size="md" variant="default" loading={busy} leftSection={<IconCamera size={18} aria-hidden />}>
              {say('entries.add_file')}
            </Button>
          )}
        </FileButton>
      </Group>
      {fault !== null && (
        <Text c="red" size="sm" role="alert">
          {fault}
        </Text>
      )}
    </Stack>
  )
}

/** Announces the file, sends its content, and gives its id. */
function useAttach(onReady: (file: AttachedFile) => void) {
  const placeId = usePlaceId()
  const create = useCall(files.create, [])
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const add = async (file: File): Promise<void> => {
    setBusy(true)
    setFault(null)
    try {
      const code = judgeUpload({ size: file.size, mime: file.type })
      if (code !== undefined) throw new Problem({ code: 'invalid', message: code, errors: [{ field: 'file', code, message: code }] })
      const { id } = await create.mutateAsync({ body: { place_id: placeId, type: 'task_entry', filename: file.name.slice(0, 200) } })
      await trackUpload(file.name, (progress) => sendFile({ route: files.change, params: { id }, file, ...progress }))
      onReady({ id, name: file.name })
    } catch (thrown) {
      setFault(describeFileProblem(asProblem(thrown)))
    }
    setBusy(false)
  }
  return { add, busy, fault }
}

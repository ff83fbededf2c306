import { Button, FileButton, Group, Pill, Stack, Text } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { chosenMimes } from '@larder/core/files'
import { useId, useMemo, useState } from 'react'
import { describeFileProblem } from '#kit/file-problem.ts'
import { useSay } from '#kit/i18n.ts'
import { isPhoto, keyOf, nameOf, type AttachedFile, type Photo } from '#kit/outbox/photo.ts'
import { asProblem } from '#kit/problem.ts'
import { takePhoto } from '#kit/take-photo.ts'
import { Picture } from './picture.tsx'
import styles from './picture.module.css'

type Props = {
  readonly label?: string
  readonly required?: boolean
  readonly 'aria-labelledby'?: string
  readonly files: readonly AttachedFile[]
  readonly onChange: (files: readonly AttachedFile[]) => void
}

/**
 * A photo or a document with an entry or a ticket, shown before it is sent; the phone offers its camera. It
 * is saved with the record, also without network.
 */
export function FileField({ label, required = false, files: chosen, onChange, ...rest }: Props) {
  const say = useSay()
  const title = useId()
  const { add, busy, fault } = useTake((photo) => onChange([...chosen, photo]))
  return (
    <Stack gap={6} role="group" aria-labelledby={rest['aria-labelledby'] ?? title}>
      {label !== undefined && (
        <Text id={title} fw={500}>
          {label}
          {required && ' *'}
        </Text>
      )}
      {chosen.some(isPicture) && (
        <Group gap="xs">
          {chosen.filter(isPicture).map((photo) => (
            <Chosen key={photo.uuid} photo={photo} />
          ))}
        </Group>
      )}
      <Group gap="xs">
        {chosen.map((file) => (
          <Pill
            key={keyOf(file)}
            size="lg"
            withRemoveButton
            removeButtonProps={{
              'aria-label': say('entries.remove_file', { name: nameOf(file) }),
              'aria-hidden': false,
              tabIndex: 0,
            }}
            onRemove={() => onChange(chosen.filter((one) => one !== file))}
          >
            {nameOf(file)}
          </Pill>
        ))}
        <FileButton accept={chosenMimes.join(',')} onChange={(file) => file !== null && void add(file)}>
          {(props) => (
            <Button
              {...props}
              size="md"
              variant="default"
              loading={busy}
              leftSection={<IconCamera size={18} aria-hidden />}
            >
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

const isPicture = (file: AttachedFile): file is Photo => isPhoto(file) && file.type.startsWith('image/')

function Chosen({ photo: { bytes, type, filename } }: { readonly photo: Photo }) {
  const content = useMemo(() => new Blob([bytes], { type }), [bytes, type])
  return (
    <div className={styles.waiting}>
      <Picture content={content} alt={filename} />
    </div>
  )
}

/** Makes the chosen file ready, or says at once why it cannot be sent. */
function useTake(onReady: (photo: Photo) => void) {
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const add = async (file: File): Promise<void> => {
    setBusy(true)
    setFault(null)
    try {
      onReady(await takePhoto(file))
    } catch (thrown) {
      setFault(describeFileProblem(asProblem(thrown)))
    }
    setBusy(false)
  }
  return { add, busy, fault }
}

import { Alert, Button, List, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.css'
import { IconAlertTriangle, IconUpload } from '@tabler/icons-react'
import { chosenMimes, type FileType } from '@larder/core/files'
import { useRef } from 'react'
import { useSay } from '#kit/i18n.ts'
import styles from './files.module.css'
import { useUpload, type Refusal } from './use-upload.ts'

type Props = {
  readonly type: FileType
  /** The label of the button: “Add a drawing”. */
  readonly label: string
  readonly multiple?: boolean
}

/** Files are chosen or dropped here. The allowed types are shown before, and again with refused files. */
export function DropArea({ type, label, multiple = false }: Props) {
  const say = useSay()
  const open = useRef<() => void>(null)
  const { busy, refusals, take } = useUpload()
  const accept = (chosen: readonly File[]): void => void take(chosen, type)
  return (
    <>
      <Dropzone
        className={styles.drop ?? ''}
        classNames={{ inner: styles.inner ?? '' }}
        openRef={open}
        multiple={multiple}
        disabled={busy}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        tabIndex={-1}
        accept={[...chosenMimes]}
        inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
        onDrop={accept}
        onReject={(rejected) => accept(rejected.map(({ file }) => file))}
      >
        <Button
          variant="default"
          leftSection={<IconUpload size={18} stroke={1.7} aria-hidden />}
          loading={busy}
          onClick={() => open.current?.()}
        >
          {label}
        </Button>
        <p className={styles.allowed}>{say('files.allowed')}</p>
      </Dropzone>
      {refusals.length > 0 && <Refused refusals={refusals} />}
    </>
  )
}

function Refused({ refusals }: { readonly refusals: readonly Refusal[] }) {
  const say = useSay()
  return (
    <Alert
      color="red"
      radius="md"
      icon={<IconAlertTriangle aria-hidden />}
      role="alert"
      title={say('files.refused')}
    >
      <List size="sm">
        {refusals.map(({ name, text }, at) => (
          <List.Item key={at}>
            {name}: {text}
          </List.Item>
        ))}
      </List>
      <Text size="sm" mt={4}>
        {say('files.allowed')}
      </Text>
    </Alert>
  )
}

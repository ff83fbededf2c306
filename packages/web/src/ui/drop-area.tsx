import { Alert, Button, List, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.css'
import { IconAlertTriangle, IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { useSay } from '#kit/i18n.ts'
import type { Refusal, Uploads } from '#kit/use-uploads.ts'
import styles from './drop-area.module.css'

type Props = {
  readonly uploads: Uploads
  /** The label of the button: “Add a drawing”. */
  readonly label: string
  /** The allowed types in words. */
  readonly allowed: string
  readonly mimes: readonly string[]
  readonly multiple?: boolean
}

/** Files are chosen or dropped here. The allowed types are shown before, and again with refused files. */
export function DropArea({ uploads, label, allowed, mimes, multiple = false }: Props) {
  const open = useRef<() => void>(null)
  const { busy, refusals, take } = uploads
  const accept = (chosen: readonly File[]): void => void take(chosen)
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
        accept={[...mimes]}
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
        <p className={styles.allowed}>{allowed}</p>
      </Dropzone>
      {refusals.length > 0 && <Refused refusals={refusals} allowed={allowed} />}
    </>
  )
}

function Refused({ refusals, allowed }: { readonly refusals: readonly Refusal[]; readonly allowed: string }) {
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
        {allowed}
      </Text>
    </Alert>
  )
}

import { Button, Modal, Stack, Text, TextInput } from '@mantine/core'
import { IconBarcode } from '@tabler/icons-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useSay } from '#kit/i18n.ts'
import { loadDetector, type Detector } from './load-detector.ts'

type Props = { readonly onCode: (code: string) => void }

/** Reads a code by the camera; a hand scanner types it, and people may too. */
export function ScanCode({ onCode }: Props) {
  const say = useSay()
  const [open, setOpen] = useState(false)
  const takeCode = (code: string): void => {
    setOpen(false)
    onCode(code)
  }
  return (
    <>
      <Button
        size="md"
        variant="default"
        leftSection={<IconBarcode size={18} stroke={1.8} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {say('traceability.scan')}
      </Button>
      <Modal
        opened={open}
        onClose={() => setOpen(false)}
        title={say('traceability.scan')}
        closeButtonProps={{ 'aria-label': say('ui.close'), size: 44 }}
      >
        <Stack>
          <Camera onCode={takeCode} />
          <TypedCode onCode={takeCode} />
        </Stack>
      </Modal>
    </>
  )
}

function TypedCode({ onCode }: Props) {
  const say = useSay()
  const [code, setCode] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    // The form of the record is around it in the tree of components.
    event.stopPropagation()
    if (code.trim() !== '') onCode(code)
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          size="md"
          data-autofocus
          label={say('traceability.type_code')}
          description={say('traceability.type_code_hint')}
          autoComplete="off"
          maxLength={300}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button size="md" type="submit" variant="default">
          {say('traceability.use_code')}
        </Button>
      </Stack>
    </form>
  )
}

/** Milliseconds between two looks at the picture. */
const LOOK_EVERY = 200

/** Looks at the picture until a code is in it. */
function watch(video: HTMLVideoElement, detector: Detector, onCode: (code: string) => void): () => void {
  let isOver = false
  const look = async (): Promise<void> => {
    const [code] = await detector.detect(video).catch(() => [])
    if (isOver) return
    if (code === undefined) setTimeout(() => void look(), LOOK_EVERY)
    else onCode(code.rawValue)
  }
  void look()
  return () => void (isOver = true)
}

/** Small codes need more than the 640 × 480 pixels that cameras give unasked. */
const camera = { facingMode: 'environment', width: { ideal: 1_280 }, height: { ideal: 720 } }

function Camera({ onCode }: Props) {
  const say = useSay()
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef(onCode)
  const [fails, setFails] = useState(false)
  useEffect(() => {
    latest.current = onCode
  })
  useEffect(() => {
    let stream: MediaStream | undefined
    let stop = (): void => undefined
    let isClosed = false
    const release = (): void => {
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const start = async (): Promise<void> => {
      const loading = loadDetector()
      // Where the camera is refused nothing awaits it, and a second failure would be an unhandled rejection.
      loading.catch(() => undefined)
      stream = await navigator.mediaDevices.getUserMedia({ video: camera })
      const videoElement = video.current
      if (isClosed || videoElement === null) return release()
      videoElement.srcObject = stream
      await videoElement.play()
      const detector = await loading
      if (!isClosed) stop = watch(videoElement, detector, (code) => latest.current(code))
    }
    void start().catch(() => {
      release()
      if (!isClosed) setFails(true)
    })
    return () => {
      isClosed = true
      stop()
      release()
    }
  }, [])
  if (fails) return <Text c="dimmed">{say('traceability.no_camera')}</Text>
  return <video ref={video} muted playsInline style={{ width: '100%', borderRadius: 8 }} />
}

import { Button, Group, Stack } from '@mantine/core'
import { useRef, useState, type PointerEvent } from 'react'
import { useSay } from '#kit/i18n.ts'
import styles from './signature-pad.module.css'

/** Pixels of the stored picture, whatever the size on the screen. */
const [WIDTH, HEIGHT] = [900, 300]
const LINE = 5

type Props = {
  readonly label: string
  readonly onSave: (picture: File) => Promise<void>
}

type Pen = CanvasRenderingContext2D

/** Dark on white in both colour schemes, since it is printed. */
function penOf(canvas: HTMLCanvasElement | null): Pen | null {
  const pen = canvas?.getContext('2d') ?? null
  if (pen === null) return null
  Object.assign(pen, { lineWidth: LINE, lineCap: 'round', lineJoin: 'round', strokeStyle: '#1c2422' })
  return pen
}

function whiten(canvas: HTMLCanvasElement | null): void {
  const pen = penOf(canvas)
  if (pen === null) return
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, WIDTH, HEIGHT)
}

/** A place to sign with finger, pen or mouse. Who cannot draw types the name, which counts alike. */
export function SignaturePad({ label, onSave }: Props) {
  const say = useSay()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [drawn, setDrawn] = useState(false)
  const [busy, setBusy] = useState(false)
  const draw = (event: PointerEvent<HTMLCanvasElement>, starts: boolean): void => {
    const pen = penOf(canvas.current)
    if (pen === null || (!starts && event.buttons === 0)) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const at = [((event.clientX - left) / width) * WIDTH, ((event.clientY - top) / height) * HEIGHT] as const
    if (starts) {
      event.currentTarget.setPointerCapture(event.pointerId)
      if (!drawn) whiten(canvas.current)
      pen.beginPath()
      pen.moveTo(...at)
      setDrawn(true)
    }
    pen.lineTo(...at)
    pen.stroke()
  }
  const clear = (): void => {
    whiten(canvas.current)
    setDrawn(false)
  }
  const save = async (): Promise<void> => {
    setBusy(true)
    const picture = await new Promise<Blob | null>((resolve) => canvas.current?.toBlob(resolve, 'image/png'))
    if (picture !== null) await onSave(new File([picture], 'signature.png', { type: 'image/png' }))
    setBusy(false)
  }
  return (
    <Stack gap="xs" className={styles.pad}>
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={label}
        className={styles.canvas}
        onPointerDown={(event) => draw(event, true)}
        onPointerMove={(event) => draw(event, false)}
      />
      <Group gap="xs">
        <Button size="md" disabled={!drawn} loading={busy} onClick={() => void save()}>
          {say('ui.save')}
        </Button>
        <Button size="md" variant="default" disabled={!drawn || busy} onClick={clear}>
          {say('audits.signature_clear')}
        </Button>
      </Group>
    </Stack>
  )
}

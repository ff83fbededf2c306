import { ActionIcon, Group, Skeleton, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
// The bundler gives this address; the file itself exports no default.
// oxlint-disable-next-line import/default
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { useEffect, useRef, useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import styles from './documents.module.css'

GlobalWorkerOptions.workerSrc = workerAddress

/** Pixels of the screen's finest displays; more costs memory and shows nothing. */
const MAX_DENSITY = 2

type Props = { readonly blob: Blob; readonly name: string }

/**
 * The pages of a PDF, one at a time. Drawn by the page itself: browsers of phones show no PDF inside a page.
 */
export function PdfPages({ blob, name }: Props) {
  const say = useSay()
  const { document, failed } = useDocument(blob)
  const [number, setNumber] = useState(1)
  if (failed) return <Text c="dimmed">{say('files.no_preview')}</Text>
  if (document === null) return <Skeleton height={240} />
  const total = document.numPages
  return (
    <>
      <OnePage
        document={document}
        number={number}
        label={say('documents.pdf_page', { name, number, total })}
      />
      {total > 1 && (
        <Group justify="center" gap="sm" mt="sm">
          <ActionIcon
            variant="default"
            size="lg"
            disabled={number === 1}
            aria-label={say('ui.page_previous')}
            onClick={() => setNumber(number - 1)}
          >
            <IconChevronLeft size={18} stroke={1.8} />
          </ActionIcon>
          <Text size="sm" aria-live="polite">
            {number} / {total}
          </Text>
          <ActionIcon
            variant="default"
            size="lg"
            disabled={number === total}
            aria-label={say('ui.page_next')}
            onClick={() => setNumber(number + 1)}
          >
            <IconChevronRight size={18} stroke={1.8} />
          </ActionIcon>
        </Group>
      )}
    </>
  )
}

function useDocument(blob: Blob): { readonly document: PDFDocumentProxy | null; readonly failed: boolean } {
  const [document, setDocument] = useState<PDFDocumentProxy | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let stop = (): void => undefined
    let stopped = false
    const open = async (): Promise<void> => {
      const task = getDocument({ data: new Uint8Array(await blob.arrayBuffer()), verbosity: 0 })
      stop = () => void task.destroy()
      const opened = await task.promise
      if (!stopped) setDocument(opened)
    }
    open().catch(() => setFailed(!stopped))
    return () => {
      stopped = true
      stop()
    }
  }, [blob])
  return { document, failed }
}

type PageProps = {
  readonly document: PDFDocumentProxy
  readonly number: number
  readonly label: string
}

function OnePage({ document, number, label }: PageProps) {
  const say = useSay()
  const [failed, setFailed] = useState(false)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const target = canvas.current
    if (target === null) return undefined
    let stop = (): void => undefined
    let stopped = false
    const draw = async (): Promise<void> => {
      const page = await document.getPage(number)
      if (stopped) return
      const width = target.parentElement?.clientWidth ?? 600
      const unscaled = page.getViewport({ scale: 1 })
      const density = Math.min(window.devicePixelRatio, MAX_DENSITY)
      const viewport = page.getViewport({ scale: (width / unscaled.width) * density })
      target.width = viewport.width
      target.height = viewport.height
      const task = page.render({ canvas: target, viewport })
      stop = () => task.cancel()
      await task.promise
    }
    draw().catch(() => setFailed(!stopped))
    return () => {
      stopped = true
      stop()
    }
  }, [document, number])
  if (failed) return <Text c="dimmed">{say('files.no_preview')}</Text>
  return <canvas ref={canvas} role="img" aria-label={label} className={styles.page} />
}

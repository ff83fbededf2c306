import { Button, Group, Modal, Skeleton, Text } from '@mantine/core'
import { files, type PlaceFile } from '@larder/contract/files'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo } from 'react'
import { callFile } from '#kit/call.ts'
import { useFocusBack } from '#kit/focus.ts'
import { useSay } from '#kit/i18n.ts'
import { usePhone } from '#kit/use-phone.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { saveFile } from '#kit/save-file.ts'
import styles from './documents.module.css'

/** Tries again and the milliseconds between them (general 9). */
const retries = 3
const pause = 500

const PdfPages = lazyPiece(() => import('./pdf-pages.tsx'), 'PdfPages')

/** Whether the file can be shown on a page: pictures, PDFs, and videos that browsers play. */
export const canPreview = ({ mime }: Pick<PlaceFile, 'mime'>): boolean =>
  mime !== null &&
  (mime.startsWith('image/') || ['application/pdf', 'video/mp4', 'video/webm', 'video/ogg'].includes(mime))

type Props = { readonly file: PlaceFile; readonly onClose: () => void }

/** The content of a document, in a window over the page. */
export function DocumentPreview({ file, onClose }: Props) {
  const say = useSay()
  const isPhone = usePhone()
  useFocusBack()
  const content = useQuery({
    queryKey: [files.get.name, file.id, file.sha256],
    queryFn: ({ signal }) => callFile(files.get, { params: { id: file.id } }, file.filename, { signal }),
    retry: retries,
    retryDelay: pause,
    staleTime: Infinity,
  })
  const saved = content.data
  return (
    <Modal
      opened
      size="xl"
      fullScreen={isPhone}
      onClose={onClose}
      title={file.filename}
      closeButtonProps={{ 'aria-label': say('ui.close') }}
    >
      {content.isError && <Text c="dimmed">{say('files.no_preview')}</Text>}
      {saved === undefined && !content.isError && <Skeleton height={240} />}
      {saved !== undefined && (
        <>
          <FileContent blob={saved.blob} file={file} />
          <Group justify="flex-end" mt="md">
            <Button
              variant="default"
              leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
              onClick={() => saveFile(saved)}
            >
              {say('files.save_short')}
            </Button>
          </Group>
        </>
      )}
    </Modal>
  )
}

/** The content at an address of this page, given back when it is not shown any more. */
function FileContent({ blob, file }: { readonly blob: Blob; readonly file: PlaceFile }) {
  const address = useMemo(() => URL.createObjectURL(blob), [blob])
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  if (file.mime === 'application/pdf')
    return (
      <Suspense fallback={<Skeleton height={240} />}>
        <PdfPages blob={blob} name={file.filename} />
      </Suspense>
    )
  if (file.mime?.startsWith('video/') === true)
    // The place's own recording has no captions.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    return <video className={styles.picture} src={address} aria-label={file.filename} controls />
  return <img className={styles.picture} src={address} alt={file.filename} />
}

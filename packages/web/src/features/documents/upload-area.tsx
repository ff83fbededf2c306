import { Skeleton } from '@mantine/core'
import { files } from '@larder/contract/files'
import { documentMimes } from '@larder/core/files'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { call } from '#kit/call.ts'
import { useSay } from '#kit/i18n.ts'
import { refetch } from '#kit/query.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { sendFile } from '#kit/send-file.ts'
import { trackUpload } from '#kit/uploads.ts'
import { useUploads } from '#kit/use-uploads.ts'

const DropArea = lazyPiece(() => import('#ui/drop-area.tsx'), 'DropArea')

type Target = {
  readonly placeId: number
  readonly folderId: number
  /** The required document that the files are. */
  readonly documentKey?: string
}

/** Sends files into a folder. One that is refused leaves no row. */
export function useDocumentUploads({ placeId, folderId, documentKey }: Target) {
  const client = useQueryClient()
  return useUploads({
    mimes: documentMimes,
    send: async (file) => {
      const { id } = await call(files.create, {
        body: {
          place_id: placeId,
          type: 'documentation',
          filename: file.name.slice(0, 200),
          folder_id: folderId,
          ...(documentKey !== undefined && { document_key: documentKey }),
        },
      })
      try {
        await trackUpload(file.name, (progress) =>
          sendFile({ route: files.change, params: { id }, file, ...progress }),
        )
      } catch (thrown) {
        await call(files.remove, { params: { id } }).catch(() => undefined)
        throw thrown
      }
    },
    finish: () => refetch(client, files.change.writes),
  })
}

/** Files are dropped or chosen for a folder. */
export function UploadArea(target: Target) {
  const say = useSay()
  const uploads = useDocumentUploads(target)
  return (
    <Suspense fallback={<Skeleton height={78} radius="md" />}>
      <DropArea
        uploads={uploads}
        label={say('documents.add')}
        allowed={say('documents.allowed')}
        mimes={documentMimes}
        multiple
      />
    </Suspense>
  )
}

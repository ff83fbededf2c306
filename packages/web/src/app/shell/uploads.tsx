import { lazy, Suspense } from 'react'
import { loadPiece } from '#kit/refresh.ts'
import { useUploads } from '#kit/uploads.ts'

const UploadBox = lazy(() =>
  loadPiece(() => import('#ui/upload-box.tsx')).then(({ UploadBox: box }) => ({ default: box })),
)

/** The box of uploads, there while there is one. */
export function Uploads() {
  const items = useUploads()
  if (items.length === 0) return null
  return (
    <Suspense fallback={null}>
      <UploadBox items={items} />
    </Suspense>
  )
}

import { latePiece } from '#kit/lazy-piece.ts'
import { useUploads } from '#kit/uploads.ts'

const UploadBox = latePiece(() => import('#ui/upload-box.tsx'), 'UploadBox')

/** The box of uploads, there while there is one. */
export function Uploads() {
  const items = useUploads()
  if (items.length === 0) return null
  return <UploadBox items={items} />
}

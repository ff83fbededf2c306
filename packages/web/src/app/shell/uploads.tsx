import { useUploads } from '#kit/uploads.ts'
import { UploadBox } from '#ui/upload-box.tsx'

/** The box of uploads, there while there is one. */
export function Uploads() {
  const items = useUploads()
  if (items.length === 0) return null
  return <UploadBox items={items} />
}

import { useEffect, useState } from 'react'
import type { OutboxItem } from '#kit/outbox/item.ts'
import { readPhoto } from '#kit/outbox/queue.ts'
import { Picture } from './picture.tsx'
import styles from './picture.module.css'

/** A photo that waits on this device, as it will be sent; nothing of a document. */
export function WaitingPhoto({ item: { op_id, photo, detail } }: { readonly item: OutboxItem }) {
  const [content, setContent] = useState<Blob | null>(null)
  const type = photo?.type ?? ''
  const isPicture = type.startsWith('image/')
  useEffect(() => {
    if (!isPicture) return undefined
    let isMounted = true
    void readPhoto(op_id)
      .then((bytes) => {
        if (isMounted && bytes !== null) setContent(new Blob([bytes], { type }))
      })
      .catch(() => undefined)
    return () => {
      isMounted = false
    }
  }, [op_id, type, isPicture])
  if (!isPicture) return null
  return (
    <div className={styles.waiting}>
      <Picture content={content} alt={detail} />
    </div>
  )
}

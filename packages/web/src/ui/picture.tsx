import { Skeleton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import styles from './picture.module.css'

/**
 * A picture from bytes that this page holds; its address is the page's alone and is given back when it is not
 * shown any more.
 */
export function Picture({
  content,
  alt = '',
}: {
  readonly content: Blob | null | undefined
  readonly alt?: string
}) {
  const img = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (content === null || content === undefined) return undefined
    const address = URL.createObjectURL(content)
    if (img.current !== null) img.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [content])
  return content === null || content === undefined ? (
    <Skeleton className={styles.picture} width={96} />
  ) : (
    <img ref={img} className={styles.picture} alt={alt} />
  )
}

import { Skeleton, Text } from '@mantine/core'
import { files } from '@larder/contract/files'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { callFile } from '#kit/call.ts'
import { useSay } from '#kit/i18n.ts'
import styles from './files.module.css'

/** Tries again and the milliseconds between them (general 9). */
const retries = 3
const pause = 500

type Props = {
  readonly id: number
  readonly sha256: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

/**
 * A picture of the place. It is fetched with the session's token, so that its address alone shows nothing.
 */
export function FilePicture({ id, sha256, alt, width, height }: Props) {
  const say = useSay()
  const content = useQuery({
    queryKey: [files.get.name, id, sha256],
    queryFn: async ({ signal }) => (await callFile(files.get, { params: { id } }, alt, { signal })).blob,
    retry: retries,
    retryDelay: pause,
    staleTime: Infinity,
  })
  if (content.isError) return <Text c="dimmed">{say('files.no_preview')}</Text>
  if (content.data === undefined)
    return <Skeleton className={styles.picture} style={{ aspectRatio: `${width} / ${height}` }} />
  return <Picture blob={content.data} alt={alt} width={width} height={height} />
}

/** The content at an address that this page alone can open, given back when it is not shown any more. */
function Picture({
  blob,
  alt,
  width,
  height,
}: Pick<Props, 'alt' | 'width' | 'height'> & { readonly blob: Blob }) {
  const img = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const address = URL.createObjectURL(blob)
    if (img.current !== null) img.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [blob])
  return <img ref={img} className={styles.picture} alt={alt} width={width} height={height} />
}

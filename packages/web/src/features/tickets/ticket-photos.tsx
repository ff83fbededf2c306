import { Button, Group, Skeleton } from '@mantine/core'
import { IconFile } from '@tabler/icons-react'
import { files } from '@larder/contract/files'
import type { Ticket } from '@larder/contract/tickets'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAccess } from '#kit/access.ts'
import { callFile } from '#kit/call.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { saveFile } from '#kit/save-file.ts'
import { toastProblem } from '#kit/toasts.ts'
import styles from './tickets.module.css'

type Photo = Ticket['file_list'][number]

/** Photos and documents of a ticket or an answer; pressing one saves it to the device. Who may not open files sees none. */
export function TicketPhotos({ list, label }: { readonly list: readonly Photo[]; readonly label: string }) {
  const { can } = useAccess()
  if (list.length === 0 || !can('files.view')) return null
  return (
    <Group component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }} aria-label={label}>
      {list.map((photo) => (
        <li key={photo.id}>
          <Opened photo={photo} />
        </li>
      ))}
    </Group>
  )
}

function Opened({ photo }: { readonly photo: Photo }) {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const name = photo.filename === '' ? say('tickets.photos') : photo.filename
  const open = async (): Promise<void> => {
    setBusy(true)
    try {
      saveFile(await callFile(files.get, { params: { id: photo.id } }, name))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
    setBusy(false)
  }
  const pressed = { 'aria-label': say('tickets.open_photo', { name }), onClick: () => void open() }
  if (photo.mime?.startsWith('image/') === true) {
    return (
      <button type="button" className={styles.photo} disabled={busy} {...pressed}>
        <Picture photo={photo} />
      </button>
    )
  }
  return (
    <Button size="md" variant="default" loading={busy} leftSection={<IconFile size={18} aria-hidden />} {...pressed}>
      {name}
    </Button>
  )
}

/** Comes with the session's token; its address is this page's alone and is given back when it is not shown any more. */
function Picture({ photo: { id, sha256, filename } }: { readonly photo: Photo }) {
  const img = useRef<HTMLImageElement>(null)
  const { data } = useQuery({ queryKey: [files.get.name, id, sha256], queryFn: async ({ signal }) => (await callFile(files.get, { params: { id } }, filename, { signal })).blob, retry: 3, retryDelay: 500, staleTime: Infinity })
  useEffect(() => {
    if (data === undefined) return undefined
    const address = URL.createObjectURL(data)
    if (img.current !== null) img.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [data])
  return data === undefined ? <Skeleton className={styles.picture} width={96} /> : <img ref={img} className={styles.picture} alt="" />
}

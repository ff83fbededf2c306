import { Button, Group } from '@mantine/core'
import { IconFile } from '@tabler/icons-react'
import type { ShownFile } from '@larder/contract/entry-fields.schemas'
import { files } from '@larder/contract/files'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '#kit/access.ts'
import { callFile } from '#kit/call.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { saveFile } from '#kit/save-file.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Picture } from './picture.tsx'
import styles from './picture.module.css'
import { StateBadge } from './state-badge.tsx'

/**
 * Photos and documents of a record; pressing one saves it to the device, one that has not come says so. Who
 * may not open files sees none.
 */
export function PhotoList({ list, label }: { readonly list: readonly ShownFile[]; readonly label: string }) {
  const say = useSay()
  const { can } = useAccess()
  if (list.length === 0 || !can('files.view')) return null
  return (
    <Group component="ul" gap="sm" p={0} m={0} style={{ listStyle: 'none' }} aria-label={label}>
      {list.map((photo) => (
        <li key={photo.id}>
          {photo.sha256 === null ? (
            <StateBadge state="due">{`${say('outbox.photo_pending')}: ${photo.filename}`}</StateBadge>
          ) : (
            <Opened photo={photo} />
          )}
        </li>
      ))}
    </Group>
  )
}

function Opened({ photo }: { readonly photo: ShownFile }) {
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
        <Fetched photo={photo} />
      </button>
    )
  }
  return (
    <Button
      size="md"
      variant="default"
      loading={busy}
      leftSection={<IconFile size={18} aria-hidden />}
      {...pressed}
    >
      {name}
    </Button>
  )
}

/** Comes with the session's token. */
function Fetched({ photo: { id, sha256, filename } }: { readonly photo: ShownFile }) {
  const { data } = useQuery({
    queryKey: [files.get.name, id, sha256],
    queryFn: async ({ signal }) => (await callFile(files.get, { params: { id } }, filename, { signal })).blob,
    retry: 3,
    retryDelay: 500,
    staleTime: Infinity,
  })
  return <Picture content={data} />
}

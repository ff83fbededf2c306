import type { FileRef } from '@larder/contract/entry-fields.schemas'
import type { StoredFile } from '@larder/core/tasks'
import { ActionIcon, Group } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSay } from '#kit/i18n.ts'
import type { OutboxItem } from '#kit/outbox/item.ts'
import { Picture } from '#ui/picture.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { WaitingPhoto } from '#ui/waiting-photo.tsx'
import type { Answer } from './audit-state.ts'
import { photoOf } from './digital-audits.api.ts'
import styles from './digital-audits.module.css'

type Photo = FileRef | StoredFile
type Props = {
  readonly answer: Answer
  readonly items: readonly OutboxItem[]
  /** Gets the photos that stay. Absent where nothing may change. */
  readonly onRemove?: (left: readonly Photo[]) => void
}

/** Photos of an answer: those at the place, and those that wait on this device. */
export function AnswerPhotos({ answer: { photos, response_id }, items, onRemove }: Props) {
  const say = useSay()
  if (photos.length === 0) return null
  return (
    <Group component="ul" gap="sm" p={0} m={0} className={styles.photos} aria-label={say('tickets.photos')}>
      {photos.map((photo, index) => (
        <li key={'uuid' in photo ? photo.uuid : photo.id} className={styles.photo}>
          <OnePhoto photo={photo} items={items} responseId={response_id} />
          {onRemove !== undefined && (
            <ActionIcon
              className={styles.remove ?? ''}
              variant="default"
              size={36}
              aria-label={say('audits.remove_photo', { number: index + 1 })}
              onClick={() => onRemove(photos.filter((one) => one !== photo))}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          )}
        </li>
      ))}
    </Group>
  )
}

type OneProps = {
  readonly photo: Photo
  readonly items: readonly OutboxItem[]
  readonly responseId: number | null
}

function OnePhoto({ photo, items, responseId }: OneProps) {
  const say = useSay()
  if ('id' in photo && 'sha256' in photo && photo.sha256 !== null && responseId !== null)
    return <Stored responseId={responseId} photoId={photo.id} />
  const item = items.find((one) => one.photo !== null && ('uuid' in photo ? one.op_id === photo.uuid : false))
  return item === undefined ? (
    <StateBadge state="due">{say('outbox.photo_pending')}</StateBadge>
  ) : (
    <WaitingPhoto item={item} />
  )
}

function Stored({ responseId, photoId }: { readonly responseId: number; readonly photoId: number }) {
  const say = useSay()
  const { data } = useQuery(photoOf(responseId, photoId))
  return (
    <div className={styles.picture}>
      <Picture content={data} alt={say('tickets.photos')} />
    </div>
  )
}

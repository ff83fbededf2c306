import { Alert } from '@mantine/core'
import { IconDatabaseOff } from '@tabler/icons-react'
import { useSay } from '#kit/i18n.ts'
import { useKeeping } from '#kit/outbox/queue.ts'
import { isStorageRefused } from '#kit/storage.ts'

/** Says what this device does not keep, and what to do about it. */
export function StorageNotice() {
  const say = useSay()
  const keeping = useKeeping()
  if (keeping === 'unknown' || keeping === 'works') return null
  const words = [
    say('storage.not_kept'),
    ...(isStorageRefused() ? [say('storage.sign_in_again')] : []),
    say(keeping === 'refused' ? 'storage.allow' : 'storage.restart'),
  ]
  return (
    <Alert
      color="amber"
      role="status"
      mb="md"
      icon={<IconDatabaseOff size={18} aria-hidden />}
      title={say('storage.short')}
    >
      {words.join(' ')}
    </Alert>
  )
}

import { ActionIcon } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCloudCheck,
  IconCloudOff,
  IconCloudUp,
  IconDatabaseOff,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { countItems, progressOf } from '#kit/outbox/item.ts'
import { startOutbox } from '#kit/outbox/deliverer.ts'
import { useKeeping, useOutbox } from '#kit/outbox/queue.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import styles from './outbox.module.css'
import { useOnline } from '#kit/use-online.ts'
import { whenQuiet } from '#kit/when-quiet.ts'

const OutboxDrawer = lazyPiece(() => import('./outbox-drawer.tsx'), 'OutboxDrawer')

type Look = { readonly [Name in 'trouble' | 'waiting']: number } & {
  readonly [Name in 'forgets' | 'online']: boolean
}

const icons = {
  trouble: IconAlertTriangle,
  forgets: IconDatabaseOff,
  offline: IconCloudOff,
  waiting: IconCloudUp,
  sent: IconCloudCheck,
}

function lookOf({ trouble, forgets, online, waiting }: Look): keyof typeof icons {
  if (trouble > 0) return 'trouble'
  if (forgets) return 'forgets'
  if (!online) return 'offline'
  return waiting > 0 ? 'waiting' : 'sent'
}

/**
 * In the header: shows whether everything entered on this device is sent, and opens the list. Starts
 * delivery.
 */
export function OutboxButton() {
  const say = useSay()
  const client = useQueryClient()
  const { profile } = useAccess()
  const items = useOutbox()
  const online = useOnline()
  const keeping = useKeeping()
  const forgets = keeping === 'refused' || keeping === 'stuck'
  const [open, setOpen] = useState(false)
  const user = profile?.id ?? null
  useEffect(() => {
    if (user !== null)
      void startOutbox(user, client).catch((reason: unknown) => console.warn('outbox', reason))
  }, [user, client])

  // It fetches the rest of the application for the next visit.
  useEffect(() => {
    whenQuiet(() => import('#kit/service-worker.ts').then(({ startServiceWorker }) => startServiceWorker()))
  }, [])

  const { waiting, refused, conflict, others } = countItems(items, user)
  const trouble = refused + conflict
  const progress = progressOf(items, user)
  const Icon = icons[lookOf({ trouble, forgets, online, waiting })]
  const words = [
    ...(online ? [] : [say('outbox.offline_short')]),
    ...(forgets ? [say('storage.short')] : []),
    ...(trouble > 0 ? [say('outbox.trouble', { count: trouble })] : []),
    ...(waiting > 0 ? [say('outbox.waiting', { count: waiting })] : []),
    ...(progress !== null && progress.done > 0 ? [say('outbox.progress', progress)] : []),
    // Only a list that was read says so.
    ...(trouble + waiting === 0 && keeping === 'works' ? [say('outbox.all_sent')] : []),
  ].join(', ')
  if (online && !forgets && items.length === 0 && others === 0 && !open) return null
  return (
    <>
      <ActionIcon
        variant="subtle"
        color={trouble > 0 ? 'red' : online && waiting === 0 && !forgets ? 'leaf' : 'amber'}
        size={44}
        aria-label={words}
        title={words}
        onClick={() => setOpen(true)}
        pos="relative"
      >
        <Icon size={22} stroke={1.7} aria-hidden />
        {waiting + trouble > 0 && (
          <span className={styles.count} aria-hidden>
            {waiting + trouble}
          </span>
        )}
      </ActionIcon>
      {open && (
        <Suspense fallback={null}>
          <OutboxDrawer items={items} userId={user} online={online} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

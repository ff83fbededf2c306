import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { NotificationList, notificationsOf, useReadNotifications } from '#features/notifications/public.tsx'
import { useSay } from '#kit/i18n.ts'
import { LateDrawer } from '#ui/late-drawer.tsx'
import { announcePanels } from './shell-panels.ts'

/** The notifications behind the bell; closing the panel marks them as read. */
export function Notifications({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const { data } = useQuery(notificationsOf(placeId))
  const read = useReadNotifications()
  const [opened, setOpened] = useState(false)
  const unseen = (data?.unread ?? 0) > 0
  useEffect(() => announcePanels({ notifications: () => setOpened(true), unseen }), [unseen])
  useEffect(() => () => announcePanels({ notifications: null, unseen: false }), [])
  const close = (): void => {
    setOpened(false)
    const newest = data?.items[0]?.id
    if (unseen && newest !== undefined) read.mutate({ params: { placeId }, body: { up_to: newest } })
  }
  return (
    <LateDrawer
      opened={opened}
      onClose={close}
      position="right"
      title={say('shell.notifications')}
      closeButtonProps={{ 'aria-label': say('ui.close') }}
    >
      {opened && (
        <Suspense fallback={null}>
          <NotificationList items={data?.items ?? []} onLeave={close} />
        </Suspense>
      )}
    </LateDrawer>
  )
}

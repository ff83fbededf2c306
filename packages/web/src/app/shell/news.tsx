import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { hasUnseen, NewsPanel, newsIn, useSeeNews } from '#features/news/public.tsx'
import { useAccess, type Profile } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { LateDrawer } from '#ui/late-drawer.tsx'
import { announcePanels } from './shell-panels.ts'

/**
 * The panel “What is new” (general 2.7, 4.11). Opening it marks all items as seen. A click outside closes the
 * list, but not the details of an item.
 */
export function News({ profile }: { readonly profile: Profile }) {
  const say = useSay()
  const lang = useLanguage()
  const { company } = useAccess()
  const { data: items = [] } = useQuery(newsIn(lang, company?.country_id))
  const see = useSeeNews()
  const [opened, setOpened] = useState(false)
  const [item, setItem] = useState<number | null>(null)
  const newest = items[0]?.updated_at
  const unseenNews = hasUnseen(items, profile.last_seen_notification_at)
  const { mutate } = see
  useEffect(() => {
    const open = (): void => {
      setItem(null)
      setOpened(true)
      if (unseenNews && newest !== undefined) mutate({ body: { date: newest } })
    }
    announcePanels({ news: open, unseenNews })
    return () => announcePanels({ news: null, unseenNews: false })
  }, [unseenNews, newest, mutate])
  return (
    <LateDrawer
      opened={opened}
      onClose={() => setOpened(false)}
      closeOnClickOutside={item === null}
      position="right"
      title={say('shell.news')}
      closeButtonProps={{ 'aria-label': say('ui.close') }}
    >
      {opened && (
        <Suspense fallback={null}>
          <NewsPanel items={items} open={item} onOpen={setItem} />
        </Suspense>
      )}
    </LateDrawer>
  )
}

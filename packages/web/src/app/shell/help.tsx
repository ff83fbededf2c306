import { useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { HelpPanel } from '#features/help/public.tsx'
import { useSay } from '#kit/i18n.ts'
import { LateDrawer } from '#ui/late-drawer.tsx'
import { announcePanels } from './shell-panels.ts'

/** The help of the shown page, behind the button of the header and the entry of the mobile menu. */
export function Help() {
  const say = useSay()
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.fullPath ?? '' })
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    announcePanels({ help: () => setOpened(true) })
    return () => announcePanels({ help: null })
  }, [])
  return (
    <LateDrawer
      opened={opened}
      onClose={() => setOpened(false)}
      position="right"
      title={say('shell.help')}
      closeButtonProps={{ 'aria-label': say('ui.close') }}
    >
      {opened && (
        <Suspense fallback={null}>
          <HelpPanel key={path} path={path} />
        </Suspense>
      )}
    </LateDrawer>
  )
}

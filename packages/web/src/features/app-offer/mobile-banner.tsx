import { ActionIcon, Button, Text } from '@mantine/core'
import { IconDeviceMobile, IconX } from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { isInstalled, useInstall } from '#kit/install.ts'
import { readLocal, writeLocal } from '#kit/storage.ts'
import { usePhone } from '#kit/use-phone.ts'
import styles from './app-offer.module.css'

/** Where work begins, and the steps of the installation; other pages keep their room. */
const startPages: ReadonlySet<string> = new Set([
  paths.overview,
  paths.activityLogTimeline,
  paths.activityLogApp,
])

/**
 * Offers the application on a phone (general 2.7): installs it where the browser does that, else leads to the
 * steps. Closed once, it stays closed in this session.
 */
export function MobileBanner() {
  const say = useSay()
  const phone = usePhone()
  const install = useInstall()
  const [closed, setClosed] = useState(() => readLocal('mobile-banner') !== null || isInstalled())
  const close = (): void => {
    writeLocal('mobile-banner', 'closed')
    setClosed(true)
  }
  const page = useRouterState({ select: ({ location }) => location.pathname })
  if (!phone || closed || !startPages.has(page)) return null
  return (
    <section className={styles.banner} aria-label={say('app.banner')}>
      <IconDeviceMobile size={22} stroke={1.7} aria-hidden />
      <Text size="sm" fw={500} lineClamp={2} className={styles.words ?? ''}>
        {say('app.banner')}
      </Text>
      {install === null && page !== paths.activityLogApp && (
        <Button
          size="sm"
          variant="default"
          h={44}
          renderRoot={(props) => <Link {...props} to={paths.activityLogApp} />}
        >
          {say('app.banner_how')}
        </Button>
      )}
      {install !== null && (
        <Button size="sm" h={44} onClick={() => void install().then((done) => done && close())}>
          {say('app.banner_install')}
        </Button>
      )}
      <ActionIcon variant="subtle" color="ink" size={44} aria-label={say('app.banner_close')} onClick={close}>
        <IconX size={20} stroke={1.8} aria-hidden />
      </ActionIcon>
    </section>
  )
}

import { ActionIcon } from '@mantine/core'
import { IconBell, IconHelpCircle } from '@tabler/icons-react'
import { OutboxButton } from '#features/outbox/public.tsx'
import { useSay } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { LanguageSwitcher } from '#ui/language-switcher.tsx'
import { LogoLink } from './logo-link.tsx'
import { MobileMenuButton } from './mobile-menu-button.tsx'
import { PlacePicker } from './place-picker.tsx'
import styles from './shell.module.css'
import { useShellPanels } from './shell-panels.ts'
import { UserMenu } from './user-menu.tsx'

/**
 * The top header. Visitors with a shared link see where they are and choose the language, no more (general
 * 6.5).
 */
export function Header() {
  const say = useSay()
  const shared = useSession().shared_access_token !== null
  const { help, notifications, unseen } = useShellPanels()
  return (
    <header className={styles.header}>
      {!shared && <MobileMenuButton />}
      <LogoLink className={styles.onlyDesktop} />
      <PlacePicker />
      <div className={styles.spacer} />
      {shared && <LanguageSwitcher />}
      {!shared && (
        <>
          <OutboxButton />
          {help !== null && (
            <ActionIcon
              className={styles.onlyDesktop ?? ''}
              variant="subtle"
              color="ink"
              size={40}
              aria-label={say('shell.help')}
              title={say('shell.help')}
              onClick={help}
            >
              <IconHelpCircle size={21} stroke={1.7} />
            </ActionIcon>
          )}
          {notifications !== null && (
            <ActionIcon
              variant="subtle"
              color="ink"
              size={40}
              aria-label={say(unseen ? 'shell.notifications_new' : 'shell.notifications')}
              title={say('shell.notifications')}
              onClick={notifications}
              pos="relative"
            >
              <IconBell size={21} stroke={1.7} />
              {unseen && <span className={styles.marker} aria-hidden />}
            </ActionIcon>
          )}
          <UserMenu />
        </>
      )}
    </header>
  )
}

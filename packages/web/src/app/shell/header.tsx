import { ActionIcon } from '@mantine/core'
import { IconBell, IconGift, IconHelpCircle } from '@tabler/icons-react'
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
  const shared = useSession().shared_access_token !== null
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
          <PanelButtons />
          <UserMenu />
        </>
      )}
    </header>
  )
}

/** Help and news are in the menu on a phone. */
function PanelButtons() {
  const say = useSay()
  const { help, news, unseenNews, notifications, unseen } = useShellPanels()
  return (
    <>
      <PanelButton icon={IconHelpCircle} title={say('shell.help')} open={help} onlyDesktop />
      <PanelButton
        icon={IconGift}
        title={say('shell.news')}
        label={unseenNews ? say('shell.news_unseen') : undefined}
        open={news}
        onlyDesktop
      />
      <PanelButton
        icon={IconBell}
        title={say('shell.notifications')}
        label={unseen ? say('shell.notifications_new') : undefined}
        open={notifications}
      />
    </>
  )
}

type PanelButtonProps = {
  readonly icon: typeof IconBell
  readonly title: string
  /** The accessible name where something is new; shows the marker. */
  readonly label?: string | undefined
  /** Null = there is no such panel. */
  readonly open: (() => void) | null
  readonly onlyDesktop?: boolean
}

function PanelButton({ icon: Icon, title, label, open, onlyDesktop = false }: PanelButtonProps) {
  if (open === null) return null
  return (
    <ActionIcon
      className={onlyDesktop ? (styles.onlyDesktop ?? '') : ''}
      variant="subtle"
      color="ink"
      size={40}
      aria-label={label ?? title}
      title={title}
      onClick={open}
      pos="relative"
    >
      <Icon size={21} stroke={1.7} />
      {label !== undefined && <span className={styles.marker} aria-hidden />}
    </ActionIcon>
  )
}

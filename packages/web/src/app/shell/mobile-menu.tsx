import { ActionIcon, Drawer, Text } from '@mantine/core'
import { IconArrowLeft, IconChevronRight, IconGift, IconHelpCircle, IconX } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import type { NavItem } from '../nav.ts'
import { ChildLinks, FoldedMark, useNav } from './nav-list.tsx'
import { PathLink } from './path-link.tsx'
import styles from './shell.module.css'
import { useShellPanels } from './shell-panels.ts'

type Props = {
  readonly opened: boolean
  readonly onClose: () => void
  /** The group whose pages show first. */
  readonly start?: NavItem | null
  /** Covers the window by default. */
  readonly size?: string | number
}

/**
 * The menu of windows narrower than 801 px, and the pages of a group beside the rail of icons. Back leads up
 * a level, at the top to the page before.
 */
export function MobileMenu({ opened, onClose, start = null, size = '100%' }: Props) {
  const say = useSay()
  const router = useRouter()
  const items = useNav()
  const [level, setLevel] = useState<NavItem | null>(start)
  const close = (): void => {
    setLevel(start)
    onClose()
  }
  const back = (): void => {
    if (level !== null) return setLevel(null)
    close()
    router.history.back()
  }
  return (
    <Drawer.Root opened={opened} onClose={close} size={size} padding={0}>
      {size !== '100%' && <Drawer.Overlay />}
      <Drawer.Content aria-label={say('shell.menu')}>
        <div className={styles.menuHead}>
          <ActionIcon variant="subtle" color="ink" size={44} aria-label={say('ui.back')} onClick={back}>
            <IconArrowLeft size={22} stroke={1.7} />
          </ActionIcon>
          <Text fw={600}>{say(level?.label ?? 'shell.menu')}</Text>
          <ActionIcon variant="subtle" color="ink" size={44} aria-label={say('ui.close')} onClick={close}>
            <IconX size={22} stroke={1.7} />
          </ActionIcon>
        </div>
        <nav aria-label={say('shell.navigation')} style={{ padding: 12 }}>
          <ul className={styles.list}>
            {level === null ? (
              items.map((item) => (
                <TopEntry key={item.label} item={item} onOpen={setLevel} onFollow={close} />
              ))
            ) : (
              <ChildLinks item={level} onFollow={close} />
            )}
            {level === null && <PanelEntries onFollow={close} />}
          </ul>
        </nav>
      </Drawer.Content>
    </Drawer.Root>
  )
}

type TopProps = {
  readonly item: NavItem
  readonly onOpen: (item: NavItem) => void
  readonly onFollow: () => void
}

function TopEntry({ item, onOpen, onFollow }: TopProps) {
  const say = useSay()
  const { icon: Icon, label, to, children } = item
  return (
    <li>
      {children === undefined ? (
        <PathLink to={to} className={styles.item} onClick={onFollow}>
          <Icon size={22} stroke={1.7} />
          <span className={styles.label}>{say(label)}</span>
        </PathLink>
      ) : (
        <button type="button" className={styles.item} onClick={() => onOpen(item)}>
          <Icon size={22} stroke={1.7} />
          <span className={styles.label}>{say(label)}</span>
          <FoldedMark item={item} />
          <IconChevronRight size={18} stroke={1.8} aria-hidden />
        </button>
      )}
    </li>
  )
}

/** What the header of a desktop has as buttons. */
function PanelEntries({ onFollow }: { readonly onFollow: () => void }) {
  const say = useSay()
  const { help, news, unseenNews } = useShellPanels()
  const entries = [
    { icon: IconGift, label: say(unseenNews ? 'shell.news_unseen' : 'shell.news'), open: news },
    { icon: IconHelpCircle, label: say('shell.help'), open: help },
  ]
  return entries.map(({ icon: Icon, label, open }) =>
    open === null ? null : (
      <li key={label}>
        <button
          type="button"
          className={styles.item}
          onClick={() => {
            onFollow()
            open()
          }}
        >
          <Icon size={22} stroke={1.7} />
          <span className={styles.label}>{label}</span>
        </button>
      </li>
    ),
  )
}

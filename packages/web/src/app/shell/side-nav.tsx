import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import { latePiece } from '#kit/lazy-piece.ts'
import { readLocal, writeLocal } from '#kit/storage.ts'
import { useRail } from '#kit/use-phone.ts'
import type { NavItem } from '../nav.ts'
import { NavEntry, useNav } from './nav-list.tsx'
import styles from './shell.module.css'

const MobileMenu = latePiece(() => import('./mobile-menu.tsx'), 'MobileMenu')

/** Width in pixels of the pages beside the rail. */
const menuWidth = 320

/**
 * The left side navigation. In windows from 801 to 1199 px it is a rail of icons; wider, it can be folded to
 * one, and the choice is remembered. On the rail the pages of a group open beside it.
 */
export function SideNav() {
  const say = useSay()
  const items = useNav()
  const rail = useRail()
  const [folded, setFolded] = useState(readLocal('nav_collapsed') === 'true')
  const [group, setGroup] = useState<NavItem | null>(null)
  const [opened, setOpened] = useState(false)
  const collapsed = rail || folded
  const toggle = (): void => {
    writeLocal('nav_collapsed', String(!folded))
    setFolded(!folded)
  }
  const open = (item: NavItem): void => {
    setGroup(item)
    setOpened(true)
  }
  const Icon = folded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <nav
      className={styles.nav}
      aria-label={say('shell.navigation')}
      {...(collapsed && { 'data-collapsed': true })}
    >
      <div className={styles.links}>
        <ul className={styles.list}>
          {items.map((item) => (
            <NavEntry key={item.label} item={item} collapsed={collapsed} onOpen={open} />
          ))}
        </ul>
      </div>
      {!rail && (
        <div className={styles.collapse}>
          <button
            type="button"
            className={styles.item}
            aria-label={say(folded ? 'shell.expand' : 'shell.collapse')}
            onClick={toggle}
          >
            <Icon size={20} stroke={1.7} />
            {!folded && <span className={styles.label}>{say('shell.collapse')}</span>}
          </button>
        </div>
      )}
      {group !== null && (
        <MobileMenu
          key={group.to}
          opened={opened}
          onClose={() => setOpened(false)}
          start={group}
          size={menuWidth}
        />
      )}
    </nav>
  )
}

import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import { readLocal, writeLocal } from '#kit/storage.ts'
import { NavEntry, useNav } from './nav-list.tsx'
import styles from './shell.module.css'

/** The left side navigation: desktop only, collapsible to its icons; the choice is remembered. */
export function SideNav() {
  const say = useSay()
  const items = useNav()
  const [collapsed, setCollapsed] = useState(readLocal('nav_collapsed') === 'true')
  const toggle = (): void => {
    writeLocal('nav_collapsed', String(!collapsed))
    setCollapsed(!collapsed)
  }
  const Icon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <nav className={styles.nav} aria-label={say('shell.navigation')} {...(collapsed && { 'data-collapsed': true })}>
      <div className={styles.links}>
        <ul className={styles.list}>
          {items.map((item) => (
            <NavEntry key={item.label} item={item} collapsed={collapsed} />
          ))}
        </ul>
      </div>
      <div className={styles.collapse}>
        <button type="button" className={styles.item} aria-label={say(collapsed ? 'shell.expand' : 'shell.collapse')} onClick={toggle}>
          <Icon size={20} stroke={1.7} />
          {!collapsed && <span className={styles.label}>{say('shell.collapse')}</span>}
        </button>
      </div>
    </nav>
  )
}

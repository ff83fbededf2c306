import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { visibleNav, type NavItem } from '../nav.ts'
import { PathLink } from './path-link.tsx'
import styles from './shell.module.css'

/** The navigation that the actor may see. */
export function useNav(): readonly NavItem[] {
  const router = useRouter()
  const { can } = useAccess()
  return visibleNav(can, (path) => path in router.routesByPath)
}

/** Whether the shown page belongs to the item. */
export function useIsUnder(): (item: NavItem) => boolean {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  return ({ to }) => pathname === to || pathname.startsWith(`${to}/`)
}

type LinksProps = { readonly item: NavItem; readonly onFollow?: (() => void) | undefined }

/** The children of an item, with the titles between them. */
export function ChildLinks({ item, onFollow }: LinksProps) {
  const say = useSay()
  return (item.children ?? []).map((child) =>
    'separator' in child ? (
      <li key={child.separator} className={styles.separator}>
        {say(child.separator)}
      </li>
    ) : (
      <li key={child.to}>
        <PathLink to={child.to} className={styles.item} exact onClick={onFollow}>
          <span className={styles.label}>{say(child.label)}</span>
        </PathLink>
      </li>
    ),
  )
}

/** One item of the desktop navigation: a link, or a button that opens its children. */
export function NavEntry({ item, collapsed }: { readonly item: NavItem; readonly collapsed: boolean }) {
  const say = useSay()
  const under = useIsUnder()(item)
  const [opened, setOpened] = useState(under)
  const { icon: Icon, label, to, children } = item
  const first = children?.find((child) => 'to' in child)
  const words = (
    <>
      <Icon size={20} stroke={1.7} />
      {!collapsed && <span className={styles.label}>{say(label)}</span>}
    </>
  )
  if (children === undefined || collapsed) {
    const target = first !== undefined && 'to' in first ? first.to : to
    return (
      <li>
          <PathLink to={target} className={styles.item} aria-label={say(label)} {...(collapsed && { title: say(label) })} {...(under && { 'data-active': true })}>
            {words}
          </PathLink>
      </li>
    )
  }
  const Chevron = opened ? IconChevronDown : IconChevronRight
  return (
      <li>
        <button type="button" className={styles.item} aria-expanded={opened} onClick={() => setOpened(!opened)}>
          {words}
          <Chevron size={16} stroke={1.8} aria-hidden />
        </button>
        {opened && (
          <ul className={styles.children}>
            <ChildLinks item={item} />
          </ul>
        )}
      </li>
  )
}

import { IconChecklist, IconHistory, IconLayoutDashboard, IconShieldCheck } from '@tabler/icons-react'
import { useSay } from '#kit/i18n.ts'
import { paths } from '../paths.ts'
import { useNav } from './nav-list.tsx'
import { PathLink } from './path-link.tsx'
import styles from './shell.module.css'

const pages = [
  { to: paths.activityLogTimeline, icon: IconChecklist, label: 'nav.fill_entries', exact: false },
  { to: paths.activityLogEntries, icon: IconHistory, label: 'shell.records', exact: false },
  { to: paths.plan, icon: IconShieldCheck, label: 'nav.plan', exact: false },
  { to: paths.overview, icon: IconLayoutDashboard, label: 'nav.overview', exact: true },
] as const

/** The pages of every day within reach of a thumb, in windows narrower than 801 px. */
export function BottomBar() {
  const say = useSay()
  const items = useNav()
  const allowed = new Set(
    items.flatMap((item) => [
      item.to,
      ...(item.children ?? []).flatMap((child) => ('to' in child ? [child.to] : [])),
    ]),
  )
  const visiblePages = pages.filter(({ to }) => allowed.has(to))
  if (visiblePages.length < 2) return null
  return (
    <nav className={styles.bottomBar} aria-label={say('shell.main_pages')}>
      {visiblePages.map(({ to, icon: Icon, label, exact }) => (
        <PathLink key={to} to={to} exact={exact} className={styles.bottomLink}>
          <Icon size={24} stroke={1.7} aria-hidden />
          {say(label)}
        </PathLink>
      ))}
    </nav>
  )
}

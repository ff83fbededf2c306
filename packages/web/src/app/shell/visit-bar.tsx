import { IconEye } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useAccess, useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { visitPages } from '../visit-pages.ts'
import { PathLink } from './path-link.tsx'
import styles from './visit-bar.module.css'

/**
 * Above every page of a shared visit: the pages that may be read, and the end date. Replaces the side
 * navigation, which visitors do not have.
 */
export function VisitBar() {
  const say = useSay()
  const { visit } = useAccess()
  const { datePattern } = useCompanyFormat()
  const { routesByPath } = useRouter()
  if (visit === null) return null
  return (
    <div className={styles.bar}>
      <p className={styles.note}>
        <IconEye size={18} stroke={1.7} aria-hidden />
        <span>{say('shell.visit', { date: formatDate(visit.valid_date, datePattern) })}</span>
      </p>
      <nav aria-label={say('shell.navigation')} className={styles.links}>
        {visitPages(visit.modules)
          .filter(({ to }) => to in routesByPath)
          .map(({ label, to }) => (
            <PathLink key={to} to={to} className={styles.link}>
              {say(label)}
            </PathLink>
          ))}
      </nav>
    </div>
  )
}
